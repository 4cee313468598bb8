// Stylesheets loaded on demand.

const loaded = new Map<string, Promise<void>>()

/** Adds a stylesheet to the page once. Rejects when loading fails. */
export function loadStylesheet(href: string): Promise<void> {
  const known = loaded.get(href)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} did not load.`)))
    document.head.append(link)
  })
  loaded.set(href, loading)
  return loading
}
