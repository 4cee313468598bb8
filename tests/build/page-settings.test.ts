// What a build with and without AD_PROVIDER and FLIGHT_PROVIDER draws (D46, D47). The bundled code draws single pages
// with these settings; no second build is needed.
import { beforeAll, describe, expect, test } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { pagesWithSettings } from '#tools/pages-with-settings.ts'

/** D113, in the order of the page. */
const slots = [
  'route-top-banner',
  'after-comparison',
  'sidebar-top',
  'after-journey',
  'after-tips',
  'after-faqs',
]
const paths = [...languages.map((lang) => pathTo.route('berlin-rome', lang)), '/route/london-paris']
const none = { AD_PROVIDER: '', FLIGHT_PROVIDER: '' }
const sold = { AD_PROVIDER: 'Example Ads', FLIGHT_PROVIDER: 'duffel' }

const drawn = { none: new Map<string, string>(), sold: new Map<string, string>() }
beforeAll(() => {
  for (const [name, settings] of Object.entries({ none, sold }) as ['none' | 'sold', typeof none][])
    drawn[name] = new Map(
      pagesWithSettings(paths, settings).map((html, index) => [paths[index] as string, html]),
    )
})
const page = (settings: keyof typeof drawn, path: string) => drawn[settings].get(path) ?? ''

const slotsIn = (html: string) => [...html.matchAll(/data-ad-slot="([^"]+)"/g)].map(([, name]) => name)
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const boxesIn = (html: string) =>
  [...html.matchAll(/<div class="ad-slot [^>]*>(.*?)<\/div>/gs)].map(([, box = '']) => textOf(box))
const cardIn = (html: string) =>
  /<section[^>]*aria-labelledby="live-prices">.*?<\/section>/s.exec(html)?.[0] ?? ''

describe.each(languages)('a route (%s)', (lang) => {
  const { route } = messagesFor(lang)
  const path = pathTo.route('berlin-rome', lang)

  test('without AD_PROVIDER has no trace of a slot', () => {
    expect(page('none', path)).not.toContain('ad-slot')
  })

  test('with AD_PROVIDER has six labelled boxes', () => {
    const html = page('sold', path)
    expect(slotsIn(html)).toEqual(slots)
    expect(boxesIn(html)).toEqual(slots.map(() => `${route.ad} ${route.adFor('Example Ads')}`))
  })

  test('without FLIGHT_PROVIDER links to flight searches, with no island', () => {
    const card = cardIn(page('none', path))
    expect(card).toContain(`<h3 id="live-prices">${route.livePricesOff}</h3>`)
    expect(card).not.toContain('astro-island')
    expect(card.match(/<a /g)).toHaveLength(3)
    expect(card).toContain('Flights+from+BER+to+ROM')
  })

  test('with FLIGHT_PROVIDER has the island of that provider', () => {
    const card = cardIn(page('sold', path))
    expect(card).toContain(`<h3 id="live-prices">${route.livePrices}</h3>`)
    expect(card).toMatch(/<astro-island[^>]*provider&quot;:\[0,&quot;duffel&quot;\]/)
  })
})

test('a slot loads nothing by itself', () => {
  const loadedBy = (html: string) =>
    [...html.matchAll(/(?:src|href)="https?:[^"]+"|<(?:script|iframe)[^>]*>/g)].map(String)
  const usual = loadedBy(page('none', '/route/london-paris'))
  expect(usual.length).toBeGreaterThan(0)
  expect(loadedBy(page('sold', '/route/london-paris')).filter((element) => !usual.includes(element))).toEqual(
    [],
  )
})

test('the cross-channel tip stands in place of the first slot (D31)', () => {
  expect(slotsIn(page('sold', '/route/london-paris'))).toEqual(slots.slice(1))
})
