// One sitemap per language with hreflang links (D15), and their index, in time linear to the pages.
import { readFileSync } from 'node:fs'
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

/** Addresses a sitemap may list, https://www.sitemaps.org/protocol.html */
const mostAddresses = 50_000

const byAddress = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const dated = (day: string | undefined) => (day ? `<lastmod>${day}T00:00:00.000Z</lastmod>` : '')

/** A sitemap of some addresses with their days and the links to other languages. */
export function sitemapOf(
  urls: readonly string[],
  all: ReadonlySet<string>,
  dayOf: (url: string) => string | undefined,
): string {
  const entries = urls.map((url) => {
    const links = alternates(url, all).map(
      (link) => `<xhtml:link rel="alternate" hreflang="${link.lang}" href="${escaped(link.url)}"/>`,
    )
    return `<url><loc>${escaped(url)}</loc>${dated(dayOf(url))}${links.join('')}</url>`
  })
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

/** The sitemaps of all languages and their index, which robots.txt names, by file name. @param addresses paths of pages */
export function sitemapFiles(
  addresses: readonly string[],
  site: string,
  dayOf = lastChanges(),
): Map<string, string> {
  const urls = addresses
    .filter((path) => isIndexable(path))
    .map((path) => finalForm(new URL(path, site).href))
    .sort(byAddress)
  const all = new Set(urls)
  const files = new Map<string, string>()
  const listed: string[] = []
  for (const lang of languages) {
    const ofLanguage = urls.filter((url) => splitLanguage(url).lang === lang)
    for (let start = 0; start < ofLanguage.length; start += mostAddresses) {
      const name = `sitemap-${lang}-${start / mostAddresses}.xml`
      const part = ofLanguage.slice(start, start + mostAddresses)
      files.set(name, sitemapOf(part, all, dayOf))
      listed.push(`<sitemap><loc>${new URL(name, site).href}</loc>${dated(newestDay(part, dayOf))}</sitemap>`)
    }
  }
  files.set('sitemap-index.xml', `${head}\n<sitemapindex ${space}>\n${listed.join('\n')}\n</sitemapindex>\n`)
  return files
}

/** The last of the days of some addresses. */
function newestDay(urls: readonly string[], dayOf: (url: string) => string | undefined): string | undefined {
  return urls
    .flatMap((url) => dayOf(url) ?? [])
    .sort()
    .at(-1)
}
