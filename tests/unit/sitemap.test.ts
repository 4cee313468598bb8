import { describe, expect, test } from 'vitest'
import { changedCsv } from '#compiler/emit/changed.ts'
import { splitLanguage } from '#i18n/paths.ts'
import { alternates, finalForm, lastChanges, sitemapFiles } from '#site/sitemap.ts'

const site = 'https://waymark.example'

describe('the day a page last changed', () => {
  const text = 'page,hash,changed\nroute/london-paris,aa,2026-03-01\ncity/paris,bb,2026-05-02\n'
  const day = lastChanges(() => text)

  test.each([
    ['/route/london-paris', '2026-03-01'],
    ['/de/route/london-paris', '2026-03-01'],
    ['/fr/city/paris', '2026-05-02'],
    ['/travel/train/2', '2026-05-02'],
    ['/', '2026-05-02'],
    ['/es/privacy', '2025-10-28'],
    ['/method', undefined],
  ])('%s: %s', (path, expected) => {
    expect(day(site + path)).toBe(expected)
  })

  test('is kept while a page says the same, and today otherwise', () => {
    const files = (paris: string) =>
      new Map([
        ['.build/catalogue/hashes.json', '{"london-paris":"aa","paris-london":"cc"}'],
        ['.build/catalogue/content/guides.json', `{"paris":"${paris}"}`],
        ['.build/catalogue/airports.json', '{"CDG":{"code":"CDG","cities":[{"city":"paris"}]}}'],
      ])
    const first = changedCsv(files('text'), text, '2026-06-01')
    expect(first).toContain('route/london-paris,aa,2026-03-01\nroute/paris-london,cc,2026-06-01')
    expect(first).toMatch(/^airport\/cdg-to-paris,\w{12},2026-06-01$/m)
    expect(changedCsv(files('text'), first, '2026-07-01')).toBe(first)
    expect(changedCsv(files('other'), first, '2026-07-01')).toMatch(/city\/paris,\w+,2026-07-01/)
  })
})

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/fr/route/london-paris', 'fr', '/route/london-paris'],
    ['/route/london-paris', 'en', '/route/london-paris'],
    ['/delft', 'en', '/delft'],
  ])('%s is %s at %s', (path, lang, rest) => {
    expect(splitLanguage(site + path)).toEqual({ lang, path: rest })
  })
})

describe('hreflang links in the sitemap', () => {
  const urls = new Set(
    ['/', '/de', '/fr', '/es', '/it', '/about', '/method', '/de/method'].map((path) => site + path),
  )

  test('name every language the page exists in, and the English page as x-default', () => {
    expect(alternates(`${site}/de`, urls)).toEqual([
      { lang: 'en', url: `${site}/` },
      { lang: 'de', url: `${site}/de` },
      { lang: 'fr', url: `${site}/fr` },
      { lang: 'es', url: `${site}/es` },
      { lang: 'it', url: `${site}/it` },
      { lang: 'x-default', url: `${site}/` },
    ])
  })

  test('leave out a language without the page', () => {
    expect(alternates(`${site}/method`, urls).map((link) => link.lang)).toEqual(['en', 'de', 'x-default'])
  })

  test('are absent from a page that exists once', () => {
    expect(alternates(`${site}/about`, urls)).toEqual([])
  })
})

test.each([
  [`${site}`, `${site}/`],
  [`${site}/de/`, `${site}/de`],
  [`${site}/route/london-paris/`, `${site}/route/london-paris`],
])('the final form of %s is %s', (url, final) => {
  expect(finalForm(url)).toBe(final)
})

describe('the files of the sitemap', async () => {
  const paths = ['/', '/de', '/fr', '/es', '/it', '/about', '/404', '/de/404', '/admin', '/city/paris']
  const days: Record<string, string> = { '/de': '2026-05-02', '/': '2026-05-01', '/city/paris': '2026-06-01' }
  const files = await sitemapFiles(paths, site, (url) => days[new URL(url).pathname])
  const languages = ['en', 'de', 'fr', 'es', 'it']

  test('are one for each language, and one index of all', () => {
    expect([...files.keys()].sort()).toEqual(
      [...languages.map((lang) => `sitemap-${lang}-0.xml`), 'sitemap-index.xml'].sort(),
    )
    expect(files.get('sitemap-index.xml')?.match(/<loc>[^<]+/g)).toEqual(
      languages.map((lang) => `<loc>${site}/sitemap-${lang}-0.xml`),
    )
  })

  test('list the pages that search engines may list, with their days and languages', () => {
    const english = files.get('sitemap-en-0.xml') ?? ''
    expect(english.match(/<loc>[^<]+/g)).toEqual([
      `<loc>${site}/`,
      `<loc>${site}/about`,
      `<loc>${site}/city/paris`,
    ])
    expect(english).toContain(
      `<url><loc>${site}/city/paris</loc><lastmod>2026-06-01T00:00:00.000Z</lastmod></url>`,
    )
    expect(english.match(/hreflang="[^"]+"/g)).toEqual(
      [...languages, 'x-default'].map((lang) => `hreflang="${lang}"`),
    )
  })
})
