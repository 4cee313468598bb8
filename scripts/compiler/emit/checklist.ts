// What a city that is new or incomplete has and lacks, for the end of a compile.
import { modes } from '#catalogue/mode.ts'
import type { StopKind } from '#catalogue/network.ts'
import { citiesOf, type Place, type PlaceId } from '#catalogue/place.ts'
import type { Composed } from '../compose/compile.ts'
import type { Content } from '../content/check.ts'
import type { Committed } from '../read/committed.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'

interface Subject {
  network: Network
  facts: Facts
  content: Content
  routes: readonly Composed[]
  committed?: Committed | undefined
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** The summary of the last commit has a row for each pair of cities. */
const isNew = (city: PlaceId, { network, committed }: Subject) =>
  committed !== undefined &&
  !citiesOf(network.places.values()).some(({ id }) => committed.summary.includes(`\n${city}-${id},`))

function has(city: PlaceId, { network, facts, routes }: Subject): string[] {
  const stops = [...network.stops.values()].filter(({ place }) => place === city)
  const calls = new Set(stops.map(({ id }) => id))
  const services = [...network.services.values()].filter(({ from, to }) => calls.has(from) || calls.has(to))
  const roads = network.roads.filter(({ from, to }) => from === city || to === city)
  const airports = [...facts.airports.values()].filter(({ cities }) => cities.includes(city))
  const stopsOf = (kind: StopKind, name: string) =>
    count(stops.filter((stop) => stop.kind === kind).length, name)
  const departing = routes.filter(({ origin }) => origin === city)
  const byMode = modes.map((mode) => {
    const joined = departing.filter(({ options }) => options.some((option) => option.mode === mode))
    return `${mode} ${joined.length}`
  })
  return [
    ...[stopsOf('rail', 'station'), stopsOf('coach', 'coach stop'), stopsOf('port', 'port')],
    ...[count(airports.length, 'airport'), count(services.length, 'service'), count(roads.length, 'road')],
    `${count(departing.length, 'route')} from it: ${byMode.join(', ')}`,
  ]
}

function lacks(city: PlaceId, { network, facts, content }: Subject): string[] {
  const kinds = new Set(
    [...network.stops.values()].filter(({ place }) => place === city).map(({ kind }) => kind),
  )
  const hasClimate = facts.climate.some(({ place }) => place === city)
  const isSeen = [...content.landmarks.values()].some((entry) => entry.facts.city === city)
  return [
    ...(kinds.has('rail') ? [] : ['a station (data/stops)']),
    ...(kinds.has('coach') ? [] : ['a coach stop (data/stops)']),
    ...(hasClimate ? [] : ['its climate (data/climate)']),
    ...(content.guides.has(city) ? [] : [`a guide (data/guides/${city}): its page has no overview`]),
    ...(isSeen ? [] : ['sights (data/landmarks)']),
  ]
}

/** A city may be without a coach stop, as Helsinki is, and without sights. */
const isComplete = (city: PlaceId, subject: Subject) =>
  lacks(city, subject).every((lack) => lack.startsWith('sights') || lack.startsWith('a coach stop'))

function linesOf({ id, where }: Located<Place>, subject: Subject): string[] {
  const lacking = lacks(id, subject)
  return [
    `${id} (${where})${isNew(id, subject) ? ' is new' : ' is not complete'}`,
    `  has ${has(id, subject).join('; ')}`,
    `  lacks ${lacking.length > 0 ? lacking.join('; ') : 'nothing'}`,
  ]
}

/** Lines on each city that the last commit does not have, or that is not complete. */
export const cityChecklist = (subject: Subject): string[] =>
  citiesOf(subject.network.places.values())
    .filter(({ id }) => isNew(id, subject) || !isComplete(id, subject))
    .flatMap((city) => linesOf(city, subject))
