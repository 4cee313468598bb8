// One sitemap per language with hreflang links (D15), and their index, in time linear to the pages.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sitemap from '@astrojs/sitemap'
import { changedFile, readChanged } from '#compiler/emit/changed.ts'
import { splitLanguage } from '#i18n/paths.ts'
import { defaultLanguage, type Language, languages } from '#lib/languages.ts'
import { pageFamilyOf } from '#places/address.ts'
import { familyFacts } from '#tools/family-facts.ts'
import { isIndexable } from '#tools/indexable.ts'
import { inProject } from '#tools/root.ts'

/**
 * hreflang links of a page: every language it exists in, and x-default, the English one.
 * Empty for a page in one language.
 */
export function alternates(url: string, urls: ReadonlySet<string>): { lang: string; url: string }[] {
  const { path } = splitLanguage(url)
  const { origin } = new URL(url)
  const inLanguage = (lang: Language) =>
    `${origin}${lang === defaultLanguage ? path : `/${lang}${path === '/' ? '' : path}`}`
  const links: { lang: string; url: string }[] = languages
    .map((lang) => ({ lang, url: inLanguage(lang) }))
    .filter((link) => urls.has(link.url))
  if (links.length < 2) return []
  const [english] = links
  if (english?.lang === defaultLanguage) links.push({ lang: 'x-default', url: english.url })
  return links
}

/** The final form of an address (D17): only the home page ends in a slash. */
export function finalForm(url: string): string {
  const { origin, pathname } = new URL(url)
  return pathname === '/' ? `${origin}/` : `${origin}${pathname.replace(/\/$/, '')}`
}

/** The day a page last changed, by address. The file is read at the first call, after the compile. */
export function lastChanges(
  read = () => readFileSync(inProject(changedFile), 'utf8'),
): (url: string) => string | undefined {
  let known: ReturnType<typeof readChanged> | undefined
  let newest = ''
  return (url) => {
    if (!known) {
      known = readChanged(read())
      newest = [...known.values()].reduce((last, { day }) => (day > last ? day : last), '')
    }
    const { path } = splitLanguage(url)
    const family = pageFamilyOf(path)
    const dated = family && familyFacts[family].dated
    if (typeof dated === 'object' && 'day' in dated) return dated.day
    return dated === 'newest' ? newest || undefined : known.get(path.slice(1))?.day
  }
}

/** @astrojs/sitemap as set for one language. @param urls every listed address, in its final form */
const sitemapIn = (
  filenameBase: string,
  urls: ReadonlySet<string>,
  dayOf: (url: string) => string | undefined,
) =>
  sitemap({
    filenameBase,
    namespaces: { news: false, image: false, video: false, xhtml: true },
    serialize(item) {
      const url = finalForm(item.url)
      const links = alternates(url, urls)
      const lastmod = dayOf(url)
      return { ...item, url, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) }
    },
  })

/** What @astrojs/sitemap reads of the hooks that `astro build` calls; here Astro bundles and draws no page itself. */
interface SitemapHooks {
  'astro:config:done'(given: { config: object }): Promise<void>
  'astro:routes:resolved'(given: { routes: [] }): void
  'astro:build:done'(given: { dir: URL; pages: { pathname: string }[]; logger: Console }): Promise<void>
}

/**
 * The sitemaps of all languages and their index, which robots.txt names, by file name. The package runs once per
 * language: its `chunks` and `i18n` options compare every address with every other one, which is too slow for 250,000
 * pages.
 * @param addresses paths of pages
 * @param dayOf the day that a page last changed, by its URL
 * @param base what the names of the files begin with
 */
export async function sitemapFiles(
  addresses: readonly string[],
  site: string,
  dayOf = lastChanges(),
  base = 'sitemap',
): Promise<Map<string, string>> {
  const listed = addresses.filter((path) => isIndexable(path))
  const finalUrl = (path: string) => finalForm(new URL(path, site).href)
  const urls = new Set(listed.map(finalUrl))
  const inLanguage = Map.groupBy(listed, (path) => splitLanguage(finalUrl(path)).lang)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-sitemap-'))
  try {
    for (const lang of languages) {
      const hooks = sitemapIn(`${base}-${lang}`, urls, dayOf).hooks as unknown as SitemapHooks
      await hooks['astro:config:done']({
        config: { site, base: '/', trailingSlash: 'never', build: { format: 'file' } },
      })
      hooks['astro:routes:resolved']({ routes: [] })
      const pages = (inLanguage.get(lang) ?? []).map((pathname) => ({ pathname }))
      await hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`), pages, logger: quiet })
    }
    return joined(folder, base)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Says nothing of what went well. */
const quiet: Console = { ...console, info() {} }

/** The files of a folder, with one index instead of one for each language. */
function joined(folder: string, base: string): Map<string, string> {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const names = readdirSync(folder).sort()
  const indexes = languages.map((lang) => `${base}-${lang}-index.xml`).filter((name) => names.includes(name))
  const files = new Map(
    names.filter((name) => !indexes.includes(name)).map((name) => [name, text(name)] as const),
  )
  return files.set(`${base}-index.xml`, joinIndexes(indexes.map(text)))
}

/** One sitemap index with the entries of all the given ones, in order. */
export function joinIndexes(indexes: readonly string[]): string {
  const entries = indexes.flatMap((xml) => xml.match(/<sitemap>.*?<\/sitemap>/gs) ?? [])
  const opening = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${entries.join('\n')}\n</sitemapindex>\n`
}
