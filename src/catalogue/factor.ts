// Emission factors and fare models: the coefficients of derived figures.
import { z } from 'zod'
import { euro, id, number, oneOf, oneOfMany, optional, text } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { modes } from './mode.ts'
import { countryCode } from './place.ts'
import { type RowOf, table } from './table.ts'

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
    /** what the factor counts, e.g. "direct + well-to-tank, with non-CO2 effects" */
    scope: text('Say what is counted, such as "direct + well-to-tank".'),
    ...provenanceColumns,
  },
})
export type Factor = RowOf<typeof factors>
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
