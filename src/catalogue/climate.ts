// Monthly normals of a city.
import { z } from 'zod'
import { idOf, number, numberIn } from './columns.ts'
import { type Provenance, provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

/** One month of one city, mean of 1991–2020. */
export const climate = table({
  folder: 'climate',
  row: 'a month of a city, normals 1991–2020: °C and days with rain; twelve rows a city, or none and `climate of {id}` in `gaps/`',
  fields: {
    place: idOf('places'),
    month: number('Write 1 for January to 12 for December.', z.int().min(1).max(12)),
    high: numberIn('Give the mean daily maximum in °C.', -30, 45),
    low: numberIn('Give the mean daily minimum in °C.', -40, 35),
    rainDays: numberIn('Give the mean days with at least 1 mm of rain.', 0, 31),
    ...provenanceColumns,
  },
})
export type ClimateRow = RowOf<typeof climate>

export type MonthNormal = Pick<ClimateRow, 'high' | 'low' | 'rainDays'>
/** Twelve normals, January first. */
export interface Climate extends Provenance {
  months: MonthNormal[]
}
