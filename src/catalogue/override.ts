// A figure of one route that beats the composed one, named and sourced.
import { z } from 'zod'
import { provenanceSchema } from './figure.ts'

const least = z.number().min(0)
const shared = {
  /** slug of the route, e.g. "london-paris" */
  route: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** id of the option, as `npm run data -- explain` prints it */
  option: z.string().min(1),
  reason: z.string().min(1),
  ...provenanceSchema.shape,
}

export const overrideSchema = z.discriminatedUnion('field', [
  z.object({ ...shared, field: z.literal('minutes'), value: z.int().positive() }),
  z.object({ ...shared, field: z.literal('co2'), value: least }),
  z.object({
    ...shared,
    field: z.literal('price'),
    value: z.object({ low: least, high: least }).refine(({ low, high }) => low <= high),
  }),
  /** the option does not exist, whatever the network says */
  z.object({ ...shared, field: z.literal('absent'), value: z.literal(true) }),
])
export type Override = z.infer<typeof overrideSchema>
