// Pairs of towns that search engines may list, and their sitemap, as built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type IndexedPairs, pairSitemap, pairSitemapIndex } from '#catalogue/indexed-pairs.ts'
import { indexedPairs as limits } from '#catalogue/limits.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { openReach, type Reach } from '#catalogue/reach/read.ts'
import type { Route } from '#catalogue/route.ts'
import { knownPair } from '#compiler/reach/indexed-pairs.ts'
import { indexedPairsFile } from '#compiler/reach/reach-files.ts'
import { pathTo, splitLanguage } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import type { Directory } from '#places/directory.ts'
import { dist } from '#scripts/lib/root.ts'

const bytes = (path: string) => readFileSync(join(dist, path))
const built = (path: string) => String(bytes(path))
const pairs: IndexedPairs = JSON.parse(readFileSync(indexedPairsFile, 'utf8'))
const slugs = Object.keys(pairs)
const { cities, routes }: Directory = JSON.parse(built('directory.json'))

describe('the pairs', () => {
  const open = new Map<PlaceId, Reach | undefined>()
  const reachOf = (place: PlaceId) => {
    const path = `reach/${place}.json`
    if (!open.has(place)) open.set(place, existsSync(join(dist, path)) ? openReach(bytes(path)) : undefined)
    return open.get(place)
  }
  /** The routes a slug may mean: a hyphen may also be part of a name. */
  const routesOf = (slug: string): Route[] =>
    [...slug.matchAll(/-/g)].flatMap(
      ({ index }) => reachOf(slug.slice(0, index))?.route(slug.slice(index + 1)) ?? [],
    )

  test('are some, and no more than allowed', () => {
    expect(slugs.length).toBeGreaterThan(1000)
    expect(slugs.length).toBeLessThanOrEqual(limits.most)
    expect(slugs).toEqual(slugs.toSorted())
  })

  test('are in reach files, which say of each that it may be listed', () => {
    const wrong = slugs.filter((slug) => {
      const known = routesOf(slug).flatMap((route) => knownPair(route) ?? [])
      return known.length !== 1 || known[0]?.asOf !== pairs[slug]
    })
    expect(wrong).toEqual([])
  })

  test('are no routes of the catalogue', () => {
    const catalogue = new Set(routes)
    expect(catalogue.size).toBe(cities.length * (cities.length - 1))
    expect(slugs.filter((slug) => catalogue.has(slug))).toEqual([])
  })
})

describe('their sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const files = locations(built(pairSitemapIndex)).map((url) => built(new URL(url).pathname.slice(1)))
  const pages = new Map(
    files.flatMap((xml) =>
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)].map(([entry, url = '']) => {
        const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        return [url, links.map(([, lang, href]) => `${lang} ${href}`)] as const
      }),
    ),
  )
  const all = files.flatMap(locations)

  test('is well formed, a file for each language within the limits of the format and of hosts', () => {
    const link = '<xhtml:link rel="alternate" hreflang="[a-z-]+" href="https?://[^"<&]+"/>'
    const url = `<url><loc>https?://[^<&]+</loc><lastmod>20\\d\\d-\\d\\d-01T00:00:00.000Z</lastmod>(?:${link})+</url>`
    const whole = new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?><urlset(?: xmlns(?::xhtml)?="[^"]+")+>(?:${url})+</urlset>\\s*$`,
    )
    expect(files).toHaveLength(languages.length)
    for (const xml of files) {
      expect(whole.test(xml)).toBe(true)
      expect(locations(xml).length).toBeLessThanOrEqual(50_000)
      // Workers refuse larger files
      expect(Buffer.byteLength(xml)).toBeLessThan(25 * 1024 * 1024)
    }
  })

  test('lists every pair in every language, once', () => {
    const expected = languages.flatMap((lang) => slugs.map((slug) => pathTo.route(slug, lang)))
    expect(all.map((url) => new URL(url).pathname).sort()).toEqual(expected.sort())
  })

  test('names all languages of a page, and each of those names the same', () => {
    expect(pages.size).toBe(all.length)
    const names = [...languages, 'x-default'].join()
    const wrong = [...pages].filter(([url, links]) => {
      const hrefs = links.map((link) => link.split(' ')[1] ?? '')
      const same = hrefs.every(
        (href) =>
          splitLanguage(href).path === splitLanguage(url).path && pages.get(href)?.join() === links.join(),
      )
      return !same || links.map((link) => link.split(' ')[0]).join() !== names
    })
    expect(wrong).toEqual([])
  })

  test('is not named by files: hosts without functions draw no such page', () => {
    expect(built('robots.txt')).toContain('/sitemap-index.xml')
    for (const file of ['robots.txt', 'sitemap-index.xml']) expect(built(file)).not.toContain(pairSitemap)
  })
})
