// Airports and the cities they serve, with the ways between. Not to be confused with airports.ts, the airports of the world.

import { z } from 'zod'
import { perLanguage } from '#lib/languages.ts'
import { modelAsOf, modelSources } from './coefficients.ts'
import { type Provenance, provenanceSchema } from './figure.ts'
import { driveKmPerHour, transferEstimates } from './limits.ts'
import { type LocalMode, localModes } from './mode.ts'
import { latSchema, lngSchema, type Names, type PlaceId, placeIdSchema } from './place.ts'
import type { PriceRange } from './route.ts'

/** Lower case, as the ids of airport stops. */
const airportIdSchema = z.string().regex(/^[a-z]{3}$/)

/** A row of data/airports. Name and coordinates stand in data/stops where flights of the catalogue use the airport. */
export const airportRowSchema = z.object({
  id: airportIdSchema,
  /** catalogue cities it serves, the nearest first */
  cities: z.array(placeIdSchema).min(1),
  name: z.string().min(1).optional(),
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  ...provenanceSchema.shape,
})
export type AirportRow = z.infer<typeof airportRowSchema>

/** A row of data/airport-transfers, texts as the editor wrote them. */
export const transferRowSchema = z.object({
  airport: airportIdSchema,
  /** catalogue city it leads to; empty when it leads to another town */
  city: placeIdSchema.optional(),
  by: z.enum(localModes),
  name: z.string().min(1),
  operator: z.string().min(1),
  /** on the way, changes included */
  minutes: z.int().positive(),
  /** interval by day; empty when it goes at any time */
  everyMinutes: z.int().positive().optional(),
  /** single fare of one adult */
  eurLow: z.number().min(0),
  eurHigh: z.number().min(0),
  to: z.string().min(1),
  note: z.string().min(1).optional(),
  ...provenanceSchema.shape,
})
export type TransferRow = z.infer<typeof transferRowSchema>

/** A row of data/airport-words: words of transfers in every language; `*` stands for a name or number. */
export const airportWordSchema = z.object(perLanguage(() => z.string().min(1)))
export type AirportWord = z.infer<typeof airportWordSchema>

/** One way between an airport and a city. */
export interface AirportWay extends Provenance {
  by: LocalMode
  /** line or product, operator and where it ends; absent when estimated */
  name?: Names
  operator?: Names
  to?: Names
  note?: Names
  minutes: { low: number; high: number }
  /** minutes between departures by day; absent when it goes at any time */
  everyMinutes?: number
  /** one adult, or the whole vehicle of a taxi */
  eur: PriceRange
  /** by the rules of the specification, not known: say so */
  estimated: boolean
}

export interface AirportCity {
  city: PlaceId
  /** great circle to the centre, one decimal */
  km: number
  /** public ways first, then taxi and rideshare */
  ways: AirportWay[]
}

export interface Airport {
  /** IATA, capitals */
  code: string
  /** as on the sign */
  name: string
  lat: number
  lng: number
  /** nearest first */
  cities: AirportCity[]
  /** ways to towns that have no pages, such as Bergamo or Girona; the traveller changes there */
  elsewhere: AirportWay[]
}

/** Minutes of a drive: the range of the specification, or its drive time where that is longer. */
function driveMinutes(km: number, [low, high]: readonly [number, number]): { low: number; high: number } {
  const drive = Math.round((km / driveKmPerHour.airport) * 60)
  return drive > high ? { low: drive, high: drive } : { low, high }
}

/** Taxi or rideshare by the rules of the specification, section 9 (D26). */
export function estimatedWay(by: 'taxi' | 'rideshare', km: number): AirportWay {
  const { eurPerKm, minutes } = transferEstimates[by]
  return {
    by,
    minutes: driveMinutes(km, minutes),
    eur: { low: Math.round(km * eurPerKm[0]), high: Math.round(km * eurPerKm[1]) },
    estimated: true,
    basis: 'modelled',
    sources: [modelSources.models],
    asOf: modelAsOf,
  }
}
