import { splitLanguage } from '#i18n/paths.ts'
import { defaultLanguage, languages } from '#lib/languages.ts'
import { isIndexable } from '#tools/indexable.ts'
import type { PageFacts } from './page.ts'
import { firstItems, indexable, type Site, type SiteCheck } from './site.ts'

const addressOf = (site: Site, path: string) => new URL(path, site.origin).href

/** A listed page names its own final address as canonical; other pages have no canonical (D15). */
export const canonical: SiteCheck = {
  name: 'canonical is the page’s own final address',
  remedy:
    'Pass `path` to src/components/head/Meta.astro on pages that may be listed, and leave it out on others.',
  faults: (site) =>
    site.pages.flatMap((page) => {
      const wanted = page.noindex ? undefined : addressOf(site, page.path)
      return page.canonical === wanted
        ? []
        : [`${page.path}: canonical is ${page.canonical}, expected ${wanted}`]
    }),
}

const alternateKey = ({ alternates }: PageFacts) =>
  alternates
    .map(({ lang, href }) => `${lang} ${href}`)
    .sort()
    .join('\n')

/** Alternates that are missing or that list other alternates. */
const wrongTargets = (site: Site, page: PageFacts): string[] =>
  page.alternates.flatMap(({ lang, href }) => {
    const target = site.pageAt.get(new URL(href).pathname)
    if (!target) return [`${lang} ${href} does not exist`]
    return alternateKey(target) === alternateKey(page) ? [] : [`${href} does not list the same alternates`]
  })

function alternateFaults(site: Site, page: PageFacts): string[] {
  if (page.alternates.length === 0) return []
  const count = (lang: string) => page.alternates.filter((alternate) => alternate.lang === lang).length
  const own = page.alternates.find(({ lang }) => lang === page.lang)
  return [
    ...[...languages, 'x-default']
      .filter((lang) => count(lang) !== 1)
      .map((lang) => `not one alternate for ${lang}`),
    ...(page.noindex ? ['noindex, yet has alternates'] : []),
    ...(own?.href === addressOf(site, page.path) ? [] : [`its own alternate is ${own?.href}`]),
    ...wrongTargets(site, page),
  ]
}

/** Every alternate exists, and lists the same alternates in return. */
export const hreflang: SiteCheck = {
  name: 'hreflang is complete and reciprocal',
  remedy: 'Pass `pathIn` to src/components/head/Meta.astro on pages that exist in every language.',
  faults: (site) =>
    site.pages.flatMap((page) => alternateFaults(site, page).map((fault) => `${page.path}: ${fault}`)),
}

/** `lang` of the document follows the first path segment. */
export const documentLanguage: SiteCheck = {
  name: 'the language of the document is that of its address',
  remedy: 'Pass `lang` from the page’s params to the layout.',
  faults: (site) =>
    site.pages
      .filter((page) => page.lang !== splitLanguage(addressOf(site, page.path)).lang)
      .map((page) => `${page.path}: lang is "${page.lang}"`),
}

/** Addresses in all sitemaps that the index names. */
function sitemapAddresses(site: Site): string[] {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  return locations(site.read('sitemap-index.xml') ?? '').flatMap((url) =>
    locations(site.read(new URL(url).pathname.slice(1)) ?? ''),
  )
}

export const sitemap: SiteCheck = {
  name: 'the sitemap lists exactly the pages that may be listed',
  remedy: 'Pages that must not be listed are named in scripts/lib/indexable.ts and carry noindex.',
  faults(site) {
    const listed = sitemapAddresses(site)
    const once = new Set(listed)
    const wanted = new Set(indexable(site).map((page) => addressOf(site, page.path)))
    const extra = [...once].filter((url) => !wanted.has(url))
    const missing = [...wanted].filter((url) => !once.has(url))
    const faults: string[] = []
    if (extra.length > 0) faults.push(`lists what is no listed page: ${firstItems(extra)}`)
    if (missing.length > 0) faults.push(`leaves out ${firstItems(missing)}`)
    if (once.size < listed.length) faults.push(`lists ${listed.length - once.size} addresses twice`)
    return faults
  },
}

/** The sitemap's list and the robots meta of the pages agree; those of two towns have a sitemap of their own (docs/indexing.md). */
export const robots: SiteCheck = {
  name: 'noindex stands exactly on the pages kept out of the sitemap',
  remedy: 'Correct scripts/lib/indexable.ts or the page.',
  faults: (site) =>
    site.pages
      .filter(({ path, noindex }) => !site.isDrawn(path) && noindex === isIndexable(path))
      .map(
        (page) => `${page.path}: ${page.noindex ? 'noindex' : 'may be listed'}, the sitemap thinks otherwise`,
      ),
}

/** Every listed page is at most three links from the home page of its language. */
export const reachable: SiteCheck = {
  name: 'every page is at most three links from home',
  remedy: 'Link to the page from a page nearer to home (footer, city page, mode list).',
  faults(site) {
    const depths = new Map<string, number>()
    let front = languages
      .map((lang) => (lang === defaultLanguage ? '/' : `/${lang}`))
      .filter((path) => site.pageAt.has(path))
    for (let depth = 0; depth <= 3 && front.length > 0; depth += 1) {
      for (const path of front) depths.set(path, depth)
      const links = new Set(front.flatMap((path) => linkedPages(site, path)))
      front = [...links].filter((path) => !depths.has(path))
    }
    const far = indexable(site).filter((page) => !depths.has(page.path))
    return far.length === 0
      ? []
      : [
          `${far.length} pages: ${firstItems(
            far.map((page) => page.path),
            8,
          )}`,
        ]
  },
}

function linkedPages(site: Site, path: string): string[] {
  const links = site.pageAt.get(path)?.links ?? []
  return links.flatMap((href) => {
    const url = URL.parse(href, site.origin + path)
    return url?.origin === site.origin && site.pageAt.has(url.pathname) ? [url.pathname] : []
  })
}
