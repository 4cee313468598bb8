// Addresses of a page for search engines and shared links (D15).
import { type Language, languages } from '#lib/languages.ts'

/**
 * HTML of the canonical address and, where the page exists in all languages, of the others.
 * @param site public address of the site
 */
export function headLinks(
  site: string | URL | undefined,
  path: string,
  pathIn?: (lang: Language) => string,
): string {
  const absolute = (to: string) => new URL(to, site).href.replace(/\/$/, to === '/' ? '/' : '')
  const alternate = (code: string, to: string) =>
    `<link rel="alternate" hreflang="${code}" href="${absolute(to)}">`
  return [
    `<link rel="canonical" href="${absolute(path)}"><meta property="og:url" content="${absolute(path)}">`,
    ...(pathIn
      ? [...languages.map((code) => alternate(code, pathIn(code))), alternate('x-default', pathIn('en'))]
      : []),
  ].join('')
}
