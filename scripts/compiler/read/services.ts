// The folders of services; the folder decides the mode.
import { servedModes } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { type Service, serviceSchema } from '#catalogue/network.ts'
import { flag, list, number, provenance, season, shares } from './cells.ts'
import { provenanceColumns, type Table } from './table.ts'

type Cells = Readonly<Record<string, string>>

const required = {
  id: 'Write lower-case letters, digits and single hyphens.',
  operators: 'Name ids of data/operators, separated by spaces.',
  product: 'Give the brand on the ticket.',
  from: 'Name the id of a stop.',
  to: 'Name the id of a stop.',
  minutes: 'Give the typical journey time in minutes.',
  perDay: 'Give the mean number of departures on a day it runs.',
  ...provenanceColumns,
}

const eurOrOther = 'Give the fare of one adult as a plain number.'
const clocks = 'List local departure times as HH:MM, separated by spaces.'
const optional = {
  best: 'Give the shortest journey time in minutes, or leave it empty.',
  back: 'Give the typical minutes of the other direction, or leave it empty.',
  backBest: 'Give the shortest minutes of the other direction, or leave it empty.',
  backPerDay: 'Give the departures a day of the other direction, or leave it empty.',
  at: clocks,
  backAt: clocks,
  days: 'List days as mon tue wed thu fri sat sun; leave it empty for daily.',
  season: 'Write the first and last day as 05-15..09-30; leave it empty for all year.',
  km: 'Give the kilometres travelled, or leave it empty.',
  factors: 'Write factor:share pairs such as rail-fr:0.6 rail-de:0.4.',
  fareLow: eurOrOther,
  fareHigh: eurOrOther,
  fareCurrency: 'Write EUR, USD, GBP, JPY, CHF, CAD, AUD or CZK.',
  fareBuys: 'Say what the fare buys, such as "2nd class, one way".',
  fareBasis: provenanceColumns.basis,
  fareSources: provenanceColumns.sources,
  fareAsOf: provenanceColumns.asOf,
  carFareLow: 'Give the fare of a car with driver as a plain number.',
  carFareHigh: 'Give the fare of a car with driver as a plain number.',
  amenities: 'List any of wifi power food luggage comfort.',
  berths: 'List any of seat couchette sleeper cabin; only night services have them.',
  carries: 'Write foot, car or both; leave it empty for foot.',
  oneWay: 'Write yes, or leave it empty.',
  note: 'Write a note for editors, or leave it empty.',
}

function fare(cells: Cells, low: string | undefined, high: string | undefined): unknown {
  if (low === undefined && high === undefined) return undefined
  return {
    low: number(low),
    high: number(high),
    currency: cells.fareCurrency,
    buys: cells.fareBuys,
    ...provenance(cells, 'fare'),
  }
}

function departures(cells: Cells, perDay: string | undefined, at: string | undefined): unknown {
  return { perDay: number(perDay), days: list(cells.days), at: list(at), season: season(cells.season) }
}

/** The other direction, written out when anything about it differs or it has times of its own. */
function back(cells: Cells): unknown {
  if (cells.backPerDay === undefined && cells.backAt === undefined) return undefined
  return departures(cells, cells.backPerDay ?? cells.perDay, cells.backAt)
}

const toRecord = (mode: Service['mode']) => (cells: Cells) => ({
  id: cells.id,
  mode,
  operators: list(cells.operators),
  product: cells.product,
  from: cells.from,
  to: cells.to,
  oneWay: flag(cells.oneWay),
  minutes: {
    typical: number(cells.minutes),
    best: number(cells.best),
    back: number(cells.back),
    backBest: number(cells.backBest),
  },
  departures: departures(cells, cells.perDay, cells.at),
  back: back(cells),
  km: number(cells.km),
  factors: shares(cells.factors),
  fare: fare(cells, cells.fareLow, cells.fareHigh),
  carFare: fare(cells, cells.carFareLow, cells.carFareHigh),
  amenities: list(cells.amenities) ?? [],
  night: cells.berths === undefined ? undefined : { berths: list(cells.berths) },
  carries: cells.carries,
  note: cells.note,
  ...provenance(cells),
})

const fareColumns = (name: string) =>
  Object.fromEntries(
    [
      ['low', `${name}Low`],
      ['high', `${name}High`],
      ['currency', 'fareCurrency'],
      ['buys', 'fareBuys'],
      ['basis', 'fareBasis'],
      ['sources', 'fareSources'],
      ['asOf', 'fareAsOf'],
    ].map(([field, column]) => [`${name}.${field}`, column as string]),
  )

const columnOf = {
  'minutes.typical': 'minutes',
  'minutes.best': 'best',
  'minutes.back': 'back',
  'minutes.backBest': 'backBest',
  'departures.perDay': 'perDay',
  'departures.days': 'days',
  'departures.at': 'at',
  'departures.season': 'season',
  'back.perDay': 'backPerDay',
  'back.at': 'backAt',
  'night.berths': 'berths',
  ...fareColumns('fare'),
  ...fareColumns('carFare'),
}

/** One table a mode that has services. */
export const serviceTables: readonly Table<Service>[] = servedModes.map((mode) => ({
  folder: `services/${modeRules[mode].folder}`,
  required,
  optional,
  schema: serviceSchema,
  columnOf,
  toRecord: toRecord(mode),
}))
