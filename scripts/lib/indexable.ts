// Which pages search engines may list: all but the error pages, the dashboard and the shells of generated routes.

/** First path segments (after the language) of pages that are drawn but never listed. */
const hidden = new Set(['404', 'admin', 'generated'])

/** True when the page at this path belongs in the sitemap. */
export function isIndexable(path: string): boolean {
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  return !hidden.has(first) && !(first.length === 2 && hidden.has(second))
}
