import { describe, expect, test } from 'vitest'
import { robotsTxt } from '#functions/server/robots.ts'
import { pairSitemapFiles } from '#site/pair-sitemap.ts'

const site = 'https://waymark.example'
const languages = ['en', 'de', 'fr', 'es', 'it']

describe('the sitemap of pairs of towns', () => {
  test('lists each in every language, with the month of its timetables', async () => {
    const files = await pairSitemapFiles({ 'bath-bruges': '2026-09', 'bruges-bath': '2025' }, site)
    expect([...files.keys()].sort()).toEqual(
      [...languages.map((lang) => `sitemap-pairs-${lang}-0.xml`), 'sitemap-pairs-index.xml'].sort(),
    )
    expect(files.get('sitemap-pairs-index.xml')?.match(/<loc>[^<]+/g)).toEqual(
      languages.map((lang) => `<loc>${site}/sitemap-pairs-${lang}-0.xml`),
    )
    const german = files.get('sitemap-pairs-de-0.xml') ?? ''
    expect(german.match(/<loc>[^<]+<\/loc><lastmod>[^<]+/g)).toEqual([
      `<loc>${site}/de/route/bath-bruges</loc><lastmod>2026-09-01T00:00:00.000Z`,
      `<loc>${site}/de/route/bruges-bath</loc><lastmod>2025-01-01T00:00:00.000Z`,
    ])
    expect(german).toContain(`hreflang="x-default" href="${site}/route/bath-bruges"`)
    expect(german.match(/hreflang=/g)).toHaveLength(2 * (languages.length + 1))
  })

  test('is not there where no pair may be listed', async () => {
    expect((await pairSitemapFiles({}, site)).size).toBe(0)
  })
})

describe('robots.txt of a host with functions', () => {
  const built = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap-index.xml\n`
  const asked = (file: Response, pairs: string[]) =>
    robotsTxt(new Request(`${site}/robots.txt`, { headers: { 'If-None-Match': '"a"' } }), {
      assets: {
        fetch: async ({ headers }) => (headers.has('If-None-Match') ? new Response() : file),
        bytes: async () => undefined,
      },
      indexedPairs: new Set(pairs),
    })

  test.each([
    ['names the sitemap of pairs', ['bath-bruges'], `${built}Sitemap: ${site}/sitemap-pairs-index.xml\n`],
    ['is as built where no pair may be listed', [], built],
  ])('%s', async (_, pairs, text) => {
    expect(await (await asked(new Response(built), pairs)).text()).toBe(text)
  })

  test('is missing where the file is', async () => {
    expect((await asked(new Response(null, { status: 404 }), ['bath-bruges'])).status).toBe(404)
  })
})
