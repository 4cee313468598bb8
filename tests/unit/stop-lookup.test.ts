import { describe, expect, it } from 'vitest'
import type { KnownPlace, PlaceLookup } from '#places/place-lookup.ts'
import { resolveRoute } from '#places/slug.ts'
import { stopLookup } from '#places/stop-lookup.ts'

const place = (id: string, population: number): [string, KnownPlace] => [
  id,
  { id, isCity: false, population },
]
const places = new Map([
  place('bordeaux', 250_000),
  place('turin', 850_000),
  place('munich', 1_500_000),
  place('orly', 23_000),
  place('paris', 2_100_000),
  // villages that are called like codes of airports
  place('bod', 4000),
  place('trn', 900),
])
const byName: PlaceLookup = (key) => places.get(key === 'torino' ? 'turin' : key)
const lookup = stopLookup(byName, {
  bordeaux: { names: ['merignac', 'saint-jean'], codes: ['bod'] },
  munich: { names: ['hbf', 'ost', 'central-bus'], codes: ['muc'] },
  paris: { names: ['central-bus', 'gare-du-nord', 'orly'], codes: ['cdg', 'ory'] },
  turin: { names: ['porta-nuova'], codes: ['trn'] },
})
const resolve = (slug: string) => {
  const { origin, destination } = {
    origin: undefined,
    destination: undefined,
    ...resolveRoute(slug, lookup, { has: () => false, routes: [] }),
  } as { origin?: KnownPlace; destination?: KnownPlace }
  return origin && destination ? `${origin.id} ${destination.id}` : 'nothing'
}

describe('an address names a town', () => {
  it.each([
    ['by codes', 'cdg-muc', 'paris munich'],
    ['by a code and a name', 'cdg-turin', 'paris turin'],
    ['by codes that villages have as names', 'bod-trn', 'bordeaux turin'],
    ['by codes with a word between', 'bod-to-trn', 'bordeaux turin'],
    ['by towns with stations', 'bordeaux-saint-jean-torino-porta-nuova', 'bordeaux turin'],
    ['by a station that one town alone has', 'gare-du-nord-turin', 'paris turin'],
    ['by what any station is called', 'munich-hauptbahnhof-turin-airport', 'munich turin'],
  ])('%s: %s', (_, slug, pair) => {
    expect(resolve(slug)).toBe(pair)
  })

  it.each([
    ['a place of the name is meant', 'orly-turin', 'orly turin'],
    ['a village is meant beside a name', 'paris-bod', 'paris bod'],
    ['a short name of a station', 'ost-turin', 'nothing'],
    ['a name that stations of two towns have', 'central-bus-turin', 'nothing'],
    ['a station of another town', 'munich-porta-nuova-paris', 'nothing'],
  ])('not where %s: %s', (_, slug, pair) => {
    expect(resolve(slug)).toBe(pair)
  })
})
