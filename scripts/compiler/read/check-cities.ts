// What a city needs beside the network: its facts, an airport and a guide.
import { citiesOf, type PlaceId } from '#catalogue/place.ts'
import type { Facts } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

const isGap = ({ gaps }: Facts, subject: string) => gaps.some((gap) => gap.subject === subject)

function lackingClimate(city: PlaceId, facts: Facts): string[] {
  const known = new Set(facts.climate.filter(({ place }) => place === city).map(({ month }) => month))
  const missing = months.filter((month) => !known.has(month))
  if (missing.length === 0) return []
  if (missing.length < months.length) return [`month ${missing.join(', ')} (data/climate)`]
  return isGap(facts, `climate of ${city}`) ? [] : ['twelve months (data/climate)']
}

/** What the city lacks, each with its folder; a gap that editors have written down is not lacking. */
export function lackingFacts(city: PlaceId, facts: Facts, hasGuide: boolean): string[] {
  const { airports, cityFacts, cityDemand } = facts
  const isServed = [...airports.values()].some(({ cities }) => cities.includes(city))
  return [
    ...(isServed ? [] : ['an airport (data/airports, the ways there in data/airport-transfers)']),
    ...(cityFacts.has(city) ? [] : ['its inhabitants (data/city-facts)']),
    ...(cityDemand.has(city) ? [] : ['how full it is (data/city-seasons)']),
    ...lackingClimate(city, facts),
    ...(hasGuide || isGap(facts, `guide of ${city}`) ? [] : [`a guide (data/guides/${city})`]),
  ]
}

/** Kinds of gaps that editors may write down for a city, by what they stand for. */
const mayBeGaps = { climate: 'twelve months', guide: 'a guide' } as const

/** What to do: enter it, or where nobody knows it yet, write down the gap. */
function remedyFor(city: PlaceId, lacking: readonly string[]): string {
  const gaps = Object.entries(mayBeGaps)
    .filter(([, what]) => lacking.some((each) => each.startsWith(what)))
    .map(([kind]) => `"${kind} of ${city}"`)
  const add = `Add ${lacking.length === 1 ? 'it' : 'them'}.`
  return gaps.length === 0 ? add : `${add} What nobody knows yet is a row of data/gaps: ${gaps.join(', ')}.`
}

/** One problem for each city that lacks something, so an editor sees at once all that is to be written. */
export function checkCities(
  facts: Facts,
  { places }: Network,
  hasGuide: (city: PlaceId) => boolean,
  problems: Problems,
): void {
  for (const { id, where } of citiesOf(places.values())) {
    const lacking = lackingFacts(id, facts, hasGuide(id))
    if (lacking.length > 0) problems.add(where, `${id} lacks ${lacking.join(', ')}.`, remedyFor(id, lacking))
  }
  for (const { subject, where } of facts.gaps) {
    const [, city] = /^guide of (.+)$/.exec(subject) ?? []
    if (city && hasGuide(city))
      problems.add(
        where,
        `"subject" is "${subject}", which is written: data/guides/${city}.`,
        'Remove the row.',
      )
  }
}
