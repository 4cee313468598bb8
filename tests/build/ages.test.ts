// Every page with figures says of when they are, in every language.
import { describe, expect, test } from 'vitest'
import { airports, cities, countryPairs, ferryRoutes, landmarks } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { airportPage, airportPairs, airportsNearPage } from '#models/content/airport-page.ts'
import { cityPage } from '#models/content/city-page.ts'
import { corridorPage } from '#models/content/corridor-page.ts'
import { ferryPage } from '#models/content/ferry-page.ts'
import { landmarkPage } from '#models/content/landmark-page.ts'
import { homePage } from '#models/home-page.ts'
import { modePage } from '#models/mode-page.ts'
import { routePage } from '#models/route-page.ts'

const served = cities().filter(({ id }) =>
  airports().some(({ cities: of }) => of.some(({ city }) => city === id)),
)

describe.each(languages)('in %s', (lang) => {
  const t = messagesFor(lang)
  test.each<[string, () => (readonly string[])[]]>([
    ['the home page', () => [homePage(lang, t).ages]],
    ['lists of a mode', () => modes.map((mode) => modePage(mode, 1, lang, t).ages)],
    ['cities', () => cities().map(({ id }) => cityPage(id, lang, t).ages)],
    ['sights', () => Object.keys(landmarks()).map((id) => landmarkPage(id, lang, t).ages)],
    ['crossings', () => Object.keys(ferryRoutes()).map((id) => ferryPage(id, lang, t).ages)],
    ['pairs of countries', () => Object.keys(countryPairs()).map((id) => corridorPage(id, lang, t).ages)],
    [
      'airports',
      () => airportPairs(airports()).map(({ code, city }) => airportPage(code, city, lang, t).ages),
    ],
    ['airports near a city', () => served.map(({ id }) => airportsNearPage(id, lang, t).ages)],
    ['ways to airports on a route', () => [routePage('london-paris', lang, t).localAges]],
  ])('%s say of when their figures are', (_, ages) => {
    for (const lines of ages()) {
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/20\d\d/)
    }
  })
})
