import { describe, expect, test } from 'vitest'
import { ferryRoutes, place, route, routeSummary, sources } from '#catalogue/load.ts'
import type { RouteSummary, TransportOption } from '#catalogue/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { ferryPage } from '#models/content/ferry-page.ts'
import { drawSketch } from '#models/content/sketch.ts'
import { type RouteLine, routePage } from '#models/route-page.ts'
import { cardOf, cityCode, routeCard } from '#site/preview/card.ts'
import { outline } from '#site/preview/outlines.ts'

test.each(languages)(
  'the licence of the published files names every publisher that asks for it, in %s',
  (lang) => {
    const { filesLicence } = messagesFor(lang).method
    const publishers = new Set(
      sources()
        .filter(({ licence }) => licence.startsWith('ODbL'))
        .flatMap(({ publisher }) => publisher.split('; ')),
    )
    expect(publishers.size).toBeGreaterThan(0)
    for (const publisher of publishers) expect(filesLicence).toContain(publisher)
  },
)

describe('a line of a route list shows one way with its own time and price', () => {
  /** The options of the route that the line can show. */
  const shown = ({ href, mode, minutes, low }: RouteLine) =>
    route(href.split('/').at(-1) ?? '').options.filter(
      (option) => option.mode === mode && option.minutes.value === minutes && option.price.value.low === low,
    )
  const takes = (services: readonly string[]) => (option: TransportOption) =>
    option.legs.some(({ service }) => service && services.includes(service))

  test('among related routes and on the way back: the best', () => {
    const { lists } = routePage('paris-london', 'en', messagesFor('en'))
    const back = lists.reverse as RouteLine
    expect(back).toMatchObject({ mode: 'train', minutes: 146 })
    expect(back.low).toBeGreaterThan(routeSummary('london-paris')?.low ?? Number.POSITIVE_INFINITY)
    for (const line of [...lists.related, back])
      expect(
        shown(line).some(({ isBest }) => isBest),
        line.label,
      ).toBe(true)
  })

  test.each(languages)('on the page of a ferry: one that takes it (%s)', (lang) => {
    const t = messagesFor(lang)
    const lines = Object.entries(ferryRoutes()).flatMap(([id, { facts }]) =>
      ferryPage(id, lang, t).journeys.map((line) => ({ id, line, services: facts.services ?? [] })),
    )
    expect(lines.length).toBeGreaterThan(20)
    const others = lines.filter(({ line, services }) => !shown(line).some(takes(services)))
    expect(others.map(({ id, line }) => `${id}: ${line.label}`)).toEqual([])
  })
})

describe('the sketch of a sight', () => {
  const tower = { lat: 48.858, lng: 2.294, name: 'Eiffel Tower' }
  const sketch = drawSketch(tower, 'paris', 'en')

  test('shows the three nearest stations in their direction, inside the frame', () => {
    expect(sketch?.stations).toHaveLength(3)
    for (const { x, y } of [...(sketch?.stations ?? []), ...(sketch ? [sketch.sight] : [])]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(sketch?.width ?? 0)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(sketch?.height ?? 0)
    }
    const montparnasse = sketch?.stations.find(({ name }) => /Montparnasse/.test(name))
    expect(montparnasse?.x, 'Montparnasse lies to the east').toBeGreaterThan(sketch?.sight.x ?? 0)
    expect(montparnasse?.y, 'and to the south').toBeGreaterThan(sketch?.sight.y ?? 0)
    expect(montparnasse?.distance).toMatch(/^2(\.\d)?\u00a0km$/)
  })

  test('has a scale that fits the distances', () => {
    expect(sketch?.bar.width).toBeGreaterThan(20)
    expect(sketch?.bar.width).toBeLessThanOrEqual(90)
  })

  test('is left out where the city has no station', () => {
    expect(drawSketch(tower, 'nowhere', 'en')).toBeUndefined()
  })
})

describe('the picture of a shared link', () => {
  const card = cardOf(routeSummary('london-paris') as RouteSummary)

  test('names both cities and shows each mode with its least time and its prices', () => {
    expect(card.names).toEqual(['London', 'Paris'])
    expect(card.codes).toEqual(['LON', 'PAR'])
    expect(cityCode(place('munich'))).toBe('MUN')
    expect(card.modes.map(({ mode }) => mode)).toEqual(['train', 'flight', 'bus', 'ferry', 'car'])
    const svg = routeCard(card)
    expect(svg.match(/<rect x="150"/g), 'a bar for each mode').toHaveLength(5)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  })

  test('has letters for every city, also those of central Europe, and says which it lacks', () => {
    expect(outline('Kraków – Łódź – Göteborg', 40).width).toBeGreaterThan(100)
    expect(outline('Wide', 40, 700).width).toBeGreaterThan(outline('Wide', 20, 700).width)
    expect(() => outline('Αθήνα', 40)).toThrow(/Figtree has no/)
  })
})
