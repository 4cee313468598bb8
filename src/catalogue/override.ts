// Overrides: sourced figures of one route that replace composed ones.
import { z } from 'zod'
import * as cells from './cells.ts'
import { column, idSchema, oneOf, text } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { type RowOf, shapeOf, table } from './table.ts'

const least = z.number().min(0)
/** Readers of the values, by field. */
const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  price: cells.range,
  minutes: cells.number,
  co2: cells.number,
  absent: cells.flag,
}

const route = {
  route: text('Give the slug of a route, such as london-paris.', idSchema),
  option: text('Give the id of an option, as npm run data -- explain prints it.'),
}
const why = { reason: text('Say why the composed figure is wrong.'), ...provenanceColumns }
const shared = shapeOf({ ...route, ...why })

export const overrides = table(
  {
    folder: 'overrides',
    row: 'a figure of one route that beats the composed one',
    fields: {
      ...route,
      field: oneOf(['minutes', 'price', 'co2', 'absent']),
      value: column(
        z.unknown().nonoptional(),
        'Give minutes, a price range such as 30-90, kilograms, or yes for absent.',
        (cell, { field = '' }) => readers[field]?.(cell) ?? cell,
      ),
      ...why,
    },
  },
  z.discriminatedUnion('field', [
    z.object({ ...shared, field: z.literal('minutes'), value: z.int().positive() }),
    z.object({ ...shared, field: z.literal('co2'), value: least }),
    z.object({
      ...shared,
      field: z.literal('price'),
      value: z.object({ low: least, high: least }).refine(({ low, high }) => low <= high),
    }),
    /** removes the option, even if the network has it */
    z.object({ ...shared, field: z.literal('absent'), value: z.literal(true) }),
  ]),
)
export type Override = RowOf<typeof overrides>
