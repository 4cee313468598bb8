// Shapes: the line a train or ship follows, as GTFS calls it, from one end of a service to the other.
import { z } from 'zod'
import { shapeLimits } from './coefficients.ts'
import { idOf, idsOf, number, text, wholeNumber } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import type { FixedLinkId } from './fixed-link.ts'
import type { CountryCode } from './place.ts'
import { type RowOf, table } from './table.ts'

export const shapes = table({
  folder: 'shapes',
  row: 'the line that services between the same two stops follow; a file holds what one licence covers and begins with its name',
  fields: {
    from: idOf('stops'),
    to: idOf('stops'),
    services: idsOf('services'),
    km: wholeNumber('Give the kilometres along the line.'),
    gapKm: number('Give the kilometres of its longest straight stretch.', z.int().min(0)),
    /** thousandths of a degree, latitude and longitude in turn, each as the step from the point before; see `src/geo/shape-line.ts` */
    line: text('Written by npm run data -- shapes; not by hand.', z.string().regex(/^3[A-Za-z0-9_-]+$/)),
    sources: provenanceColumns.sources,
    asOf: provenanceColumns.asOf,
  },
})
export type Shape = RowOf<typeof shapes>

/**
 * How well the line on a map is known: `true` follows rails or sea lanes, `sketched` goes through places on the way,
 * `straight` joins two stops.
 */
export const shapeKinds = ['true', 'sketched', 'straight'] as const
export type ShapeKind = (typeof shapeKinds)[number]

/** Whether a line is as long as the kilometres of its service say. */
export const fitsKm = (shape: { km: number }, km: number): boolean =>
  shape.km >= km * (1 - shapeLimits.shorter) && shape.km <= km * (1 + shapeLimits.longer)

/** Whether a line of a train fits its kilometres and has no stretch that is only guessed. */
export const isTrue = (shape: { km: number; gapKm: number }, km: number): boolean =>
  fitsKm(shape, km) &&
  shape.gapKm <= Math.min(shapeLimits.gapKm, Math.max(shapeLimits.shortKm, shape.km * shapeLimits.gapPart))

/** The line of a service as compiled, from its first stop to its last. */
export interface CompiledShape {
  kind: Exclude<ShapeKind, 'straight'>
  /** packed; `unpackLine` reads it */
  line: string
  sources: Shape['sources']
  /** of a true line of a train through several countries, in order of travel */
  countries?: CountryCode[]
  /** tunnels and bridges that the train passes on a true line, in order of travel */
  links?: FixedLinkId[]
}

/** The service without a change whose line between two towns is known best, by the two keys of `directKeys`. */
export type DirectShapes = Record<string, Record<string, string>>

/** Mode and first town, then the other, in the order of the alphabet: a line leads both ways. */
export function directKeys(mode: string, one: string, other: string): [string, string] {
  return one < other ? [`${mode} ${one}`, other] : [`${mode} ${other}`, one]
}
