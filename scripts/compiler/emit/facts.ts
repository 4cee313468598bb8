// The facts beside the journeys as files of .build/catalogue, one per subject.
import {
  type Airport,
  type AirportCity,
  type AirportRow,
  type AirportWay,
  estimatedWay,
  type TransferRow,
  type WayHours,
} from '#catalogue/city-airports.ts'
import type { Climate } from '#catalogue/climate.ts'
import { byDate } from '#catalogue/night-line.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { plain } from './content-hash.ts'

function climateByPlace(rows: Facts['climate']): Record<PlaceId, Climate> {
  const byPlace = [...Map.groupBy(rows, ({ place }) => place)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    byPlace.map(([place, months]): [PlaceId, Climate] => {
      const { basis, sources, asOf } = months[0] as Located<Facts['climate'][number]>
      const inOrder = [...months].sort((a, b) => a.month - b.month)
      return [
        place,
        { months: inOrder.map(({ high, low, rainDays }) => ({ high, low, rainDays })), basis, sources, asOf },
      ]
    }),
  )
}

function hoursOf({ hours }: TransferRow, { words }: Facts): WayHours | undefined {
  if (!hours) return undefined
  const { firstDeparture, lastDeparture, night, nightEvery, basis, sources, asOf } = hours
  const by =
    night === 'same' || night === 'taxi' ? { by: night } : { by: 'line', name: words.name(night ?? '') }
  return {
    ...(firstDeparture && { first: firstDeparture }),
    ...(lastDeparture && { last: lastDeparture }),
    ...(night && { night: by }),
    ...(nightEvery && { nightEvery }),
    ...{ basis, sources, asOf },
  } as WayHours
}

function wayOf(row: TransferRow, facts: Facts): AirportWay {
  const { words } = facts
  const hours = hoursOf(row, facts)
  const { by, name, operator, to, note, minutes, everyMinutes, eurLow, eurHigh, basis, sources, asOf } = row
  return {
    by,
    ...{ name: words.name(name), operator: words.name(operator), to: words.end(to) },
    ...(note && { note: words.note(note) }),
    minutes: { low: minutes, high: minutes },
    ...(everyMinutes && { everyMinutes }),
    eur: { low: eurLow, high: eurHigh },
    estimated: false,
    ...(hours && { hours }),
    ...{ basis, sources, asOf },
  } as AirportWay
}

/** Known ways, and estimates for taxi and rideshare where none is known; none for others (D26). */
function waysTo(city: PlaceId, km: number, rows: readonly TransferRow[], facts: Facts): AirportWay[] {
  const known = rows.filter((row) => row.city === city).map((row) => wayOf(row, facts))
  const missing = (['taxi', 'rideshare'] as const).filter((by) => !known.some((way) => way.by === by))
  const estimates = missing.map((by) => estimatedWay(by, km))
  const isTaxi = ({ by }: AirportWay) => by === 'taxi' || by === 'rideshare'
  return [...known.filter((way) => !isTaxi(way)), ...known.filter(isTaxi), ...estimates]
}

function airportOf(row: AirportRow, facts: Facts, network: Network): Airport {
  const { name, lat, lng } = (network.stops.get(row.id) ?? row) as Pick<Airport, 'name' | 'lat' | 'lng'>
  const rows = facts.transfers.filter(({ airport }) => airport === row.id)
  const cities = row.cities.map((city): AirportCity => {
    const km = Math.round(haversineKm({ lat, lng }, network.places.get(city) as Place) * 10) / 10
    return { city, km, ways: waysTo(city, km, rows, facts) }
  })
  return {
    code: row.id.toUpperCase(),
    ...{ names: row.names, name, lat, lng },
    cities: cities.sort((a, b) => a.km - b.km),
    elsewhere: rows.filter(({ city }) => !city).map((way) => wayOf(way, facts)),
  }
}

const records = <T extends { where: string }>(rows: ReadonlyMap<string, T>) =>
  Object.fromEntries([...rows].map(([id, row]) => [id, plain(row)]))

/** Name and content of each compiled file of facts. */
export function compiledFacts(facts: Facts, network: Network) {
  return {
    climate: climateByPlace(facts.climate),
    'city-facts': records(facts.cityFacts),
    countries: records(facts.countries),
    borders: [...facts.borders.values()].map(plain),
    'operator-rules': records(facts.operatorRules),
    'city-seasons': records(facts.cityDemand),
    'night-lines': facts.nightLines.map(plain).sort(byDate),
    airports: Object.fromEntries(
      [...facts.airports.values()].map((row) => [row.id.toUpperCase(), airportOf(row, facts, network)]),
    ),
  }
}
