// Calls: where a service stops on its way, as a licensed timetable feed has it.
import { z } from 'zod'
import {
  defaultingTo,
  explained,
  idOf,
  number,
  oneOf,
  optional,
  orEmpty,
  text,
  wholeNumber,
} from './columns.ts'
import { provenanceColumns, type Source } from './figure.ts'
import { latSchema, lngSchema } from './place.ts'
import { type Clock, dayEndColumns } from './service.ts'
import { type RowOf, table } from './table.ts'

export const directions = ['there', 'back'] as const
/** `there` is the way a service is entered, from its `from` to its `to`. */
export type Direction = (typeof directions)[number]

const minutes = (remedy: string) => number(remedy, z.int().min(0))
const unlessNo = (remedy: string) => defaultingTo('yes' as const, oneOf(['yes', 'no'], remedy))

export const calls = table({
  folder: 'calls',
  row: 'a call of a service in one direction; a file holds what one licence covers and begins with its name',
  fields: {
    service: idOf('services'),
    direction: oneOf(directions),
    sequence: wholeNumber('Count the calls of a direction from 1.'),
    stop: optional(idOf('stops', 'Name the id of a stop of data/stops, or leave it empty.')),
    name: explained(
      'Name and position belong to calls that are no stop of ours.',
      orEmpty(text('Give the name of the station.')),
    ),
    lat: optional(number('Give decimal degrees between -90 and 90.', latSchema)),
    lng: optional(number('Give decimal degrees between -180 and 180.', lngSchema)),
    /** minutes after the departure from the first call */
    arrives: minutes('Give the minutes after the first departure at which it arrives; 0 for the first call.'),
    departs: {
      ...minutes('Give the minutes after the first departure at which it leaves, or leave it empty.'),
      repeats: 'arrives',
    },
    boards: unlessNo('Write no where nobody may board, or leave it empty.'),
    alights: unlessNo('Write no where nobody may alight, or leave it empty.'),
    /** of the first call: hours of a day of the feed, local */
    ...dayEndColumns,
    sources: provenanceColumns.sources,
    asOf: provenanceColumns.asOf,
  },
})
export type Call = RowOf<typeof calls>

/** Licences that allow calls to be stored and passed on, with the address of their text. */
export const callLicences: Readonly<Record<string, string>> = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'Licence Ouverte 2.0': 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  'ODbL 1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'Open Government Licence v3.0':
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
}

/** What the name of a file of calls begins with: "odbl-1.0" for "ODbL 1.0". */
export const licencePrefix = ({ licence }: Pick<Source, 'licence'>): string =>
  licence.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')

/** A call with its name and position, wherever they are written. */
export interface PlacedCall extends Pick<Call, 'arrives' | 'departs' | 'stop'> {
  name: string
  lat: number
  lng: number
  boards: boolean
  alights: boolean
}

/** A call as compiled: `local` is the time there of the departure that `leaves` names. */
export interface TimedCall extends PlacedCall {
  local?: Clock
}

/** The calls of a direction with the hours that are known of it. */
export interface Way {
  calls: readonly TimedCall[]
  /** local times of the first and last departure of a day */
  first?: Clock
  last?: Clock
  /** the departure whose local times the calls give: night trains and others that run rarely */
  leaves?: Clock
}

/** What is known of the calls of a service; its sources have one licence. */
export interface ServiceCalls extends Pick<Call, 'sources' | 'asOf'> {
  ways: Partial<Record<Direction, Way>>
}
