// One sitemap per language with hreflang links (D15), and their index, in time linear to the pages.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
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
  const inLanguage = (lang: Language) => {
    const prefixed = lang === defaultLanguage ? path : `/${lang}${path === '/' ? '' : path}`
    return new URL(prefixed, url).href
  }
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

/**
 * @astrojs/sitemap once per language. Its `chunks` and `i18n` options compare every address with every
 * other one, which is too slow for 250,000 pages.
 */
export function sitemaps(): AstroIntegration[] {
  const urls = new Set<string>()
  const days = lastChanges()
  const perLanguage = languages.map((lang) =>
    sitemap({
      filenameBase: `sitemap-${lang}`,
      namespaces: { news: false, image: false, video: false, xhtml: true },
      // All addresses are filtered before the first is written, so links are set with complete `urls`.
      filter(page) {
        const url = finalForm(page)
        if (!isIndexable(new URL(url).pathname)) return false
        urls.add(url)
        return splitLanguage(url).lang === lang
      },
      serialize(item) {
        const url = finalForm(item.url)
        const links = alternates(url, urls)
        const lastmod = days(url)
        return { ...item, url, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) }
      },
    }),
  )
  return [...perLanguage, sitemapIndex()]
}

/** Joins the five indexes into sitemap-index.xml, which robots.txt names. */
function sitemapIndex(): AstroIntegration {
  return {
    name: 'waymark:sitemap-index',
    hooks: {
      'astro:build:done'({ dir }) {
        const indexes = languages.map((lang) => new URL(`sitemap-${lang}-index.xml`, dir)).filter(existsSync)
        if (indexes.length === 0) return
        writeFileSync(
          new URL('sitemap-index.xml', dir),
          joinIndexes(indexes.map((file) => readFileSync(file, 'utf8'))),
        )
        for (const index of indexes) rmSync(index)
      },
    },
  }
}

/** One sitemap index with the entries of all the given ones, in order. */
export function joinIndexes(indexes: readonly string[]): string {
  const entries = indexes.flatMap((xml) => xml.match(/<sitemap>.*?<\/sitemap>/gs) ?? [])
  const opening = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${entries.join('\n')}\n</sitemapindex>\n`
}
