// Services: one direct ride between two stops. A train with five useful calls is several services.
import { z } from 'zod'
import * as cells from './cells.ts'
import {
  clockSchema,
  column,
  defaultingTo,
  euro,
  explained,
  id,
  idOf,
  idSchema,
  idsOf,
  list,
  named,
  number,
  oneOf,
  optional,
  orEmpty,
  prefixed,
  text,
  wholeNumber,
  yes,
} from './columns.ts'
import { fareCurrencies } from './currency.ts'
import { fareProvenanceColumns, provenanceColumns } from './figure.ts'
import { type ServedMode, servedModes } from './mode.ts'
import { modeRules } from './mode-rules.ts'
import { fixed, group, optionalGroup, type ShapeOf, table } from './table.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
const amenityKeys = ['wifi', 'power', 'food', 'luggage', 'comfort'] as const
export type AmenityKey = (typeof amenityKeys)[number]
const berths = ['seat', 'couchette', 'sleeper', 'cabin'] as const
export type Berth = (typeof berths)[number]

export type Clock = z.infer<typeof clockSchema>
/** 'MM-DD', a day that the month has; 29 February counts */
const monthDaySchema = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine((day) => new Date(`2024-${day}T00:00:00Z`).toISOString().slice(5, 10) === day)

const times = explained(
  'Required of night services and ferries of at most four departures a day, welcome for every rare train.',
  optional(list('List local departure times as HH:MM, separated by spaces.', z.array(clockSchema))),
)
const clock = (which: string) =>
  orEmpty(text(`Give the local time of the ${which} departure as HH:MM.`, clockSchema))
/** First and last departure of a day. */
export const dayEndColumns = {
  first: explained('Of a day with all trains; `at` says it where it is given.', clock('first')),
  last: clock('last'),
}
const backEnds = {
  first: named('backFirst', clock('first')),
  last: named('backLast', clock('last')),
}
const perDay = number('Give the mean number of departures on a day it runs.', z.number().positive())
const days = optional(
  list(`List days as ${weekdays.join(' ')}; leave it empty for daily.`, z.array(z.enum(weekdays))),
)
const season = optional(
  column(
    z.object({ from: monthDaySchema, to: monthDaySchema }),
    'Write the first and last day as 05-15..09-30; leave it empty for all year.',
    cells.season,
  ),
)
const backPerDay = {
  ...perDay,
  remedy: 'Give the departures a day of the other direction, or leave it empty.',
  repeats: 'perDay',
}

const minutes = {
  typical: explained(
    'Real elapsed minutes, not the difference of clocks across time zones.',
    named('minutes', wholeNumber('Give the typical journey time in minutes.')),
  ),
  best: orEmpty(wholeNumber('Give the shortest journey time in minutes.')),
  back: explained(
    'Given where it differs by more than five minutes.',
    orEmpty(wholeNumber('Give the typical minutes of the other direction.')),
  ),
  backBest: orEmpty(wholeNumber('Give the shortest minutes of the other direction.')),
}

/** Columns that both fares of a service share. */
const fareTerms = prefixed('fare', {
  currency: oneOf(fareCurrencies),
  buys: text('Say what the fare buys, such as "2nd class, one way".'),
  ...fareProvenanceColumns,
})
const fareEnds = (what: string, more: string) => {
  const end = explained(more, euro(`Give the fare of ${what} as a plain number.`))
  return { low: end, high: end }
}

const fields = (mode: ServedMode) => ({
  id: explained('Unique in all folders of services, such as `tgv-paris-lyon`.', id()),
  mode: fixed(z.enum(servedModes), mode),
  operators: idsOf('operators'),
  /** brand on the ticket: "TGV INOUI", "Railjet", "FlixBus" */
  product: text('Give the brand on the ticket.'),
  from: idOf('stops'),
  to: idOf('stops'),
  oneWay: yes(),
  minutes: group(minutes),
  departures: group({ perDay, days, at: times, season, ...dayEndColumns }),
  /** the other direction, where it differs or has times of its own */
  back: optionalGroup(['backPerDay', 'backAt', 'backFirst', 'backLast'], {
    perDay: named('backPerDay', backPerDay),
    days,
    at: named('backAt', times),
    season,
    ...backEnds,
  }),
  /** kilometres travelled */
  km: explained(
    'Modelled from the great circle when empty.',
    orEmpty(number('Give the kilometres travelled.', z.number().positive())),
  ),
  factors: explained("Shares sum to 1; the mode's rule decides when empty.", {
    ...optional(
      column(
        z.array(z.object({ factor: idSchema, share: z.number().positive().max(1) })),
        'Write factor:share pairs such as rail-fr:0.6 rail-de:0.4.',
        cells.shares,
      ),
    ),
    refersTo: 'factors' as const,
  }),
  fare: optionalGroup(['fareLow', 'fareHigh'], {
    ...prefixed(
      'fare',
      fareEnds('one adult', "A row of `data/fares`, else the operator's fare model decides when empty."),
    ),
    ...fareTerms,
  }),
  amenities: list(`List any of ${amenityKeys.join(' ')}.`, z.array(z.enum(amenityKeys))),
  /** only for night trains and night ferries */
  night: optionalGroup(['berths'], {
    berths: list(
      `List any of ${berths.join(' ')}; only night services have them.`,
      z.array(z.enum(berths)).min(1),
    ),
  }),
  /** fare for a car with driver, on ferries and shuttles that take cars */
  carFare: optionalGroup(['carFareLow', 'carFareHigh'], {
    ...prefixed(
      'carFare',
      fareEnds('a car with driver', 'In the currency and with the sources of the fare.'),
    ),
    ...fareTerms,
  }),
  /** `both`: the ferry carries the whole train; `car`: the car shuttle through the tunnel */
  carries: defaultingTo(
    'foot' as const,
    oneOf(['foot', 'car', 'both'], 'Write foot, car or both; leave it empty for foot.'),
  ),
  note: optional(text('Write a note for editors, or leave it empty.', z.string())),
  ...provenanceColumns,
})

const tableOf = (mode: ServedMode) =>
  table({
    folder: `services/${modeRules[mode].folder}`,
    row: 'one direct ride between two stops; both directions unless `oneWay` is `yes`',
    fields: fields(mode),
  })
const [first, ...others] = servedModes
/** One folder for each mode with services. */
export const serviceTables = [tableOf(first), ...others.map(tableOf)] as const
export type Service = z.output<z.ZodObject<ShapeOf<ReturnType<typeof fields>>>>
export type ServiceId = Service['id']
export type Departures = Service['departures']

/**
 * Local times of the first and the last departure: as given, as the listed ones say, or else as the calls of a feed do;
 * none of a single departure.
 */
export function endsOfDay(
  { at, first, last }: Pick<Departures, 'at' | 'first' | 'last'>,
  ofFeed: Pick<Departures, 'first' | 'last'> = {},
): { first?: Clock; last?: Clock } {
  const sorted = [...(at ?? [])].sort()
  const [earliest, latest] = [first ?? sorted[0] ?? ofFeed.first, last ?? sorted.at(-1) ?? ofFeed.last]
  return earliest && latest && earliest !== latest ? { first: earliest, last: latest } : {}
}
export type Fare = NonNullable<Service['fare']>
