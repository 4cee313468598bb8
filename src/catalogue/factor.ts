// Emission factors and fare models: the coefficients of derived figures.
import { z } from 'zod'
import { byLanguage } from '#lib/by-language.ts'
import { euro, id, number, oneOf, oneOfMany, optional, text } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { modes } from './mode.ts'
import { countryCode } from './place.ts'
import { group, type RowOf, table } from './table.ts'

export const factors = table({
  folder: 'factors',
  row: 'an emission factor',
  fields: {
    id: id(),
    mode: oneOfMany(modes),
    /** the default factor of rail kilometres inside this country */
    country: optional(
      countryCode(
        'Give the two-letter country code in capitals if it is the default there, or leave it empty.',
      ),
    ),
    gramsCo2ePerKm: number('Give grams of CO2e per kilometre.', z.number().min(0)),
    per: oneOf(['traveller', 'vehicle']),
    /** name and, after a semicolon, what is counted: "Coach; direct (27.76) + producing the fuel (6.56)" */
    scope: group(
      byLanguage(({ name }) => text(`Say in ${name} what it is and, after a semicolon, what it counts.`)),
    ),
    ...provenanceColumns,
  },
})
export type Factor = RowOf<typeof factors>
/** A factor without its texts, for figures. */
export type PlainFactor = Omit<Factor, 'scope'>
export type FactorId = Factor['id']

const perKm = euro('Give euro per great-circle kilometre.')
/** The lower line may start below zero; `floor` limits it. */
const start = number('Give euro as a plain number.', z.number())

/**
 * A price range as two straight lines over the great-circle kilometres of the ride:
 * low = lowBase + lowPerKm × km, high = highBase + highPerKm × km, in euro, one adult, one way.
 */
export const fareModels = table({
  folder: 'fare-models',
  row: 'a price range as two lines over the great circle',
  fields: {
    /** an operator's fare group, or "default-{mode}" */
    id: id(),
    mode: oneOfMany(modes),
    lowBase: start,
    lowPerKm: perKm,
    highBase: start,
    highPerKm: perKm,
    /** lower limit of the low end */
    floor: euro(),
    ...provenanceColumns,
  },
})
export type FareModel = RowOf<typeof fareModels>

/** A model with its error, where enough fares are known to tell. */
export interface RatedFareModel extends FareModel {
  /** who sells by it: operators of the group that run a service */
  operators: string[]
  /** half of the known fares lie within these shares of the model's two ends */
  error?: { fares: number; low: number; high: number }
}
