// Monthly normals of a city.
import { z } from 'zod'
import { idOf, number } from './columns.ts'
import { type Provenance, provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

/** One month of one city, mean of 1991–2020. */
export const climate = table({
  folder: 'climate',
  row: 'a month of a city, normals 1991–2020: °C and days with rain; twelve rows a city, or none and `climate of {id}` in `gaps/`',
  fields: {
    place: idOf('places'),
    month: number('Write 1 for January to 12 for December.', z.int().min(1).max(12)),
    high: number('Give the mean daily maximum in °C.', z.number().min(-30).max(45)),
    low: number('Give the mean daily minimum in °C.', z.number().min(-40).max(35)),
    rainDays: number('Give the mean days with at least 1 mm of rain.', z.number().min(0).max(31)),
    ...provenanceColumns,
  },
})
export type ClimateRow = RowOf<typeof climate>

export type MonthNormal = Pick<ClimateRow, 'high' | 'low' | 'rainDays'>
/** Twelve normals, January first. */
export interface Climate extends Provenance {
  months: MonthNormal[]
}
