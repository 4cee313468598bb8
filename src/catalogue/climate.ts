// Monthly normals of a city.
import { z } from 'zod'
import { provenanceSchema } from './figure.ts'
import { placeIdSchema } from './place.ts'

/** A row of data/climate: one month of one city, mean over 1991–2020. */
export const climateRowSchema = z.object({
  place: placeIdSchema,
  /** 1 is January */
  month: z.int().min(1).max(12),
  /** mean daily maximum and minimum, °C */
  high: z.number().min(-30).max(45),
  low: z.number().min(-40).max(35),
  /** mean days with at least 1 mm of rain */
  rainDays: z.number().min(0).max(31),
  ...provenanceSchema.shape,
})
export type ClimateRow = z.infer<typeof climateRowSchema>

export type MonthNormal = Pick<ClimateRow, 'high' | 'low' | 'rainDays'>
/** Twelve normals, January first. */
export interface Climate extends z.infer<typeof provenanceSchema> {
  months: MonthNormal[]
}
