import { describe, expect, test } from 'vitest'
import { airports, ferryRoutes, landmarks, place, route, routeSummary, sources } from '#catalogue/load.ts'
import type { RouteSummary, TransportOption } from '#catalogue/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { airportPage, airportPairs } from '#models/content/airport-page.ts'
import { ferryPage } from '#models/content/ferry-page.ts'
import { landmarkPage } from '#models/content/landmark-page.ts'
import { type Sketch, sightSketch } from '#models/content/sketch.ts'
import type { RouteLine } from '#models/route/route-line.ts'
import { routePage } from '#models/route-page.ts'
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
    // contributors have a word of their own in each language
    for (const publisher of publishers) expect(filesLicence).toContain(publisher.replace(' contributors', ''))
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
  const t = messagesFor('en')
  const tower = { lat: 48.858, lng: 2.294, name: 'Eiffel Tower' }
  const sketch = sightSketch(tower, 'paris', 'en', t) as Sketch

  test('shows the three nearest stations in their direction, inside the frame', () => {
    expect(sketch.others.map(({ label }) => label)).toEqual(['1', '2', '3'])
    const montparnasse = sketch.others.find(({ name }) => /Montparnasse/.test(name))
    expect(montparnasse?.x, 'Montparnasse lies to the east').toBeGreaterThan(sketch.centre.x)
    expect(montparnasse?.y, 'and to the south').toBeGreaterThan(sketch.centre.y)
    expect(montparnasse?.away).toMatch(/^2(\.\d)?\u00a0km south-east$/)
  })

  test('has a scale that fits the distances', () => {
    expect(sketch.bar.width).toBeGreaterThan(20)
    expect(sketch.bar.width).toBeLessThanOrEqual(90)
  })

  test('is left out where the city has no station', () => {
    expect(sightSketch(tower, 'nowhere', 'en', t)).toBeUndefined()
  })
})

test('no disc of a sketch covers another one, the scale or the edge', () => {
  const t = messagesFor('en')
  const sketches = [
    ...Object.keys(landmarks()).map((id) => [id, landmarkPage(id, 'en', t).sketch] as const),
    ...airportPairs(airports()).map(
      ({ code, city }) => [`${code} ${city}`, airportPage(code, city, 'en', t).sketch] as const,
    ),
  ]
  expect(sketches.length).toBeGreaterThan(150)
  const radius = 11
  const faults = sketches.flatMap(([id, sketch]) => {
    if (!sketch) return []
    const marks = [sketch.centre, ...sketch.others]
    const isIn = ({ x, y }: { x: number; y: number }) =>
      Math.min(x, sketch.width - x) >= radius && y >= radius && y + radius <= sketch.height - 32
    const isApart = (one: { x: number; y: number }) =>
      marks.every((other) => other === one || Math.hypot(other.x - one.x, other.y - one.y) >= 2 * radius)
    return marks.filter((mark) => !isIn(mark) || !isApart(mark)).map(({ name }) => `${id}: ${name}`)
  })
  expect(faults).toEqual([])
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
