// Checks that facts of cities, airports and sights lie where such facts lie.
import type { ClimateRow } from '#catalogue/climate.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Facts } from '../read/facts.ts'
import { type CatalogueCheck, type Compiled, type Finding, sightsOf } from './finding.ts'

/** Kilometres from the centre of its city to a sight; Pompeii is 22 from Naples. */
const sightKm = 40
/** Largest difference from the mean of the month before and the month after. */
const monthSteps = { high: 4, low: 4, rainDays: 4 } as const
/** Inhabitants against GeoNames, which may count another reach of the town. */
const populationTimes = 2
/** Highest euro of a single ride by kind of vehicle: inside a city, and to an airport. */
const dearest: Readonly<Record<string, readonly [inCity: number, toAirport: number]>> = {
  metro: [20, 20],
  bus: [15, 50],
  tram: [20, 25],
  train: [30, 100],
  ferry: [30, 40],
  taxi: [150, 200],
  rideshare: [100, 150],
}
/** The high end of a transfer's fare per its low end. */
const transferSpan = 4
const transferMinutes = 180

function oddMonths(rows: Facts['climate']): Finding[] {
  return [...Map.groupBy(rows, ({ place }) => place).values()].flatMap((months) => {
    const of = (month: number) => months.find((row) => row.month === ((month + 11) % 12) + 1)
    return months.flatMap((row) =>
      (['high', 'low', 'rainDays'] as const).flatMap((column) =>
        oddMonth(row, column, of(row.month - 1), of(row.month + 1)),
      ),
    )
  })
}

function oddMonth(
  { where, place, month, ...row }: Facts['climate'][number],
  column: keyof typeof monthSteps,
  before: ClimateRow | undefined,
  after: ClimateRow | undefined,
): Finding[] {
  if (!before || !after) return []
  const mean = (before[column] + after[column]) / 2
  if (Math.abs(row[column] - mean) <= monthSteps[column]) return []
  const neighbours = `the months beside have ${before[column]} and ${after[column]}`
  return [
    {
      key: `climate ${place} ${month} ${column} ${row[column]}`,
      where,
      what: `"${column}" is ${row[column]} in month ${month} of ${place}: ${neighbours}.`,
    },
  ]
}

function oddPopulations({ network, facts, geonames }: Compiled): Finding[] {
  const numbers = new Set([...network.places.values()].map(({ geonamesId }) => geonamesId))
  const byId = new Map(
    geonames?.filter(({ cityId }) => numbers.has(cityId)).map((record) => [record.cityId, record.population]),
  )
  return [...(facts?.cityFacts.values() ?? [])].flatMap(({ where, place, population }) => {
    const theirs = byId.get(network.places.get(place)?.geonamesId ?? 0)
    if (!theirs || Math.max(population / theirs, theirs / population) <= populationTimes) return []
    return [
      {
        key: `population ${place} ${population}`,
        where,
        what: `"population" of ${place} is ${population}: GeoNames has ${theirs}.`,
      },
    ]
  })
}

function oddTransfers({ transfers }: Facts): Finding[] {
  return transfers.flatMap(({ where, airport, city, to, by, name, minutes, eurLow, eurHigh }) => {
    const limit = dearest[by]?.[1] ?? Number.POSITIVE_INFINITY
    const odd: [string, number, string][] = []
    if (eurHigh > limit) odd.push(['eurHigh', eurHigh, `a ride by ${by} costs at most €${limit}`])
    else if (eurHigh > Math.max(5, eurLow * transferSpan))
      odd.push(['eurHigh', eurHigh, `more than ${transferSpan} times the low end of ${eurLow}`])
    if (minutes > transferMinutes) odd.push(['minutes', minutes, 'more than three hours to an airport'])
    return odd.map(([column, value, what]) => ({
      key: `${airport} ${city ?? to} ${name} ${column} ${value}`,
      where,
      what: `"${column}" is ${value}: ${what}.`,
    }))
  })
}

function oddSights({ network, content }: Compiled): Finding[] {
  return sightsOf(content).flatMap(({ id, where, facts }) => {
    const city = network.places.get(facts.city)
    const km = city ? haversineKm(facts, city) : 0
    const exchanged = city && haversineKm({ lat: facts.lng, lng: facts.lat }, city) <= sightKm
    const far: Finding = {
      key: `${id} lies ${Math.round(km)} km away`,
      where,
      what: `lies ${Math.round(km)} km from ${facts.city}.${exchanged ? ' "lat" and "lng" are exchanged.' : ''}`,
      remedy: exchanged ? 'Swap the two.' : 'Correct lat and lng, or the city.',
    }
    const dear = facts.ways.flatMap(({ type, price }, index): Finding[] => {
      const most = Math.max(0, ...(price?.match(/\d+(\.\d+)?/g) ?? []).map(Number))
      const limit = dearest[type]?.[0] ?? Number.POSITIVE_INFINITY
      if (most <= limit) return []
      return [
        {
          key: `${id} ways.${index}.price ${price}`,
          where,
          what: `"ways.${index}.price" is "${price}": a ride by ${type} costs at most ${limit} inside a city.`,
        },
      ]
    })
    return [...(km > sightKm ? [far] : []), ...dear]
  })
}

export const factRanges: CatalogueCheck = {
  id: 'fact-ranges',
  name: 'inhabitants, climate, transfers and sights lie where such facts lie',
  remedy: 'Correct the figure.',
  faults: (compiled) => {
    const { facts } = compiled
    return [
      ...(facts ? [...oddMonths(facts.climate), ...oddTransfers(facts)] : []),
      ...oddPopulations(compiled),
      ...oddSights(compiled),
    ]
  },
}
