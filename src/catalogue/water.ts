// Lakes and rivers that maps show below lines.
import { z } from 'zod'
import { id, oneOf, text } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

export const water = table({
  folder: 'water',
  row: 'a large lake, or a part of a large river, as maps show it',
  fields: {
    id: id(),
    kind: oneOf(['lake', 'river']),
    /** as in `data/shapes`; that of a lake ends where it begins */
    line: text(
      'Pack the points with packLine of src/geo/shape-line.ts; not by hand.',
      z.string().regex(/^3[A-Za-z0-9_-]+$/),
    ),
    sources: provenanceColumns.sources,
    asOf: provenanceColumns.asOf,
  },
})
export type Water = RowOf<typeof water>
