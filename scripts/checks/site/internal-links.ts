import { firstItems, type Site, type SiteCheck } from './site.ts'

/** Addresses answered by a function instead of a file. */
const answeredByFunctions = /^\/api\//

interface OwnAddress {
  path: string
  fragment: string
}

// cached: the same few thousand addresses occur on every page
const absolute = new Map<string, OwnAddress | undefined>()

/** Path and fragment of an address of this site; undefined for other sites, mail, data and the like. */
export function ownAddress(href: string, page: string, origin: string): OwnAddress | undefined {
  const key = href.startsWith('/') ? origin + href : undefined
  if (key !== undefined && absolute.has(key)) return absolute.get(key)
  const url = URL.parse(href, origin + page)
  const address =
    url?.origin === origin
      ? { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }
      : undefined
  if (key !== undefined) absolute.set(key, address)
  return address
}

function fault(site: Site, page: string, href: string): string | undefined {
  const address = ownAddress(href, page, site.origin)
  if (!address || answeredByFunctions.test(address.path)) return undefined
  if (!site.paths.has(address.path) && !site.isDrawn(address.path)) return `${href} leads nowhere`
  const target = site.pageAt.get(address.path)
  const found = address.fragment === '' || !target || target.ids.includes(address.fragment)
  return found ? undefined : `${href}: no element there has the id "${address.fragment}"`
}

/** Links and assets resolve without a redirect: each must be exactly a path of the site. */
export const internalLinks: SiteCheck = {
  name: 'internal links and assets resolve in final form',
  remedy:
    'Take addresses from pathTo in src/i18n/paths.ts (lower case, no trailing slash, no extension), and link only to pages that exist.',
  faults(site) {
    const pagesByFault = new Map<string, string[]>()
    for (const page of site.pages) {
      for (const href of [...page.links, ...page.assets]) {
        const found = fault(site, page.path, href)
        if (found) pagesByFault.set(found, [...(pagesByFault.get(found) ?? []), page.path])
      }
    }
    return [...pagesByFault].map(([found, pages]) => `${found} (on ${firstItems(pages)})`)
  },
}

/** Pages load nothing from another site before a visitor asks for it (D47). */
export const ownAssets: SiteCheck = {
  name: 'pages load nothing from other sites',
  remedy: 'Serve the file from this site, or load it after a click.',
  faults: (site) =>
    site.pages.flatMap((page) =>
      page.assets
        .filter((href) => !href.startsWith('data:') && !ownAddress(href, page.path, site.origin))
        .map((href) => `${page.path}: loads ${href}`),
    ),
}
