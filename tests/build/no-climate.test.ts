// A city without season normals: the fallback of D107 is shown, and nothing is invented (D25).
import { describe, expect, it, vi } from 'vitest'
import { route } from '#catalogue/load.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { travelFacts } from '#models/published/travel-facts.ts'
import { routeWording } from '#models/route/wording.ts'
import { routePage } from '#models/route-page.ts'

vi.mock('#catalogue/load.ts', async (original) => {
  const actual = await original<typeof import('#catalogue/load.ts')>()
  return { ...actual, climate: (city: string) => (city === 'milan' ? undefined : actual.climate(city)) }
})

describe.each(languages)('a route to a city without normals (%s)', (lang) => {
  const { yearWeather, bestTime } = routePage('london-milan', lang, messagesFor(lang))

  it('says roughly what to expect and leaves the seasons out', () => {
    expect(yearWeather).toMatch(/12\u00a0°C.*14\u00a0°C/)
    expect(bestTime).toBeUndefined()
    expect(routeWording('london-milan', lang).join()).not.toMatch(/undefined|NaN/)
  })

  it('leaves other routes as they are', () => {
    const other = routePage('london-paris', lang, messagesFor(lang))
    expect(other.bestTime?.years).toHaveLength(2)
    expect(other.yearWeather).toBeUndefined() // its year is drawn
  })
})

it('says so in the words of D107', () => {
  const { yearWeather } = routePage('london-milan', 'en', messagesFor('en'))
  expect(yearWeather).toContain(
    'London averages 12\u00a0°C, Mild & Rainy; Milan averages 14\u00a0°C, Mild & Pleasant.',
  )
})

it('publishes no seasons', () => {
  expect(travelFacts(route('london-milan')).bestTimeToTravel.seasons).toEqual([])
  expect(travelFacts(route('london-paris')).bestTimeToTravel.seasons).toHaveLength(4)
})
