// A figure is a number that knows where it comes from.
import { z } from 'zod'

/** How well a figure is known, strongest to weakest (D20). */
export const bases = ['timetable', 'published', 'known', 'composed', 'modelled'] as const
export type Basis = (typeof bases)[number]

export const sourceIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]*$/)
export type SourceId = z.infer<typeof sourceIdSchema>

export const provenanceSchema = z.object({
  basis: z.enum(bases),
  /** ids in data/sources.csv */
  sources: z.array(sourceIdSchema).min(1),
  /** 'YYYY' or 'YYYY-MM' */
  asOf: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/),
})
export type Provenance = z.infer<typeof provenanceSchema>
export type Figure<T> = Provenance & { value: T }

export const sourceSchema = z.object({
  id: sourceIdSchema,
  title: z.string().min(1),
  publisher: z.string().min(1),
  licence: z.string().min(1),
  url: z.url().optional(),
  asOf: provenanceSchema.shape.asOf,
})
export type Source = z.infer<typeof sourceSchema>

/** The weakest basis of the parts: a derived figure is never better known than what it is made of. */
export function weakestBasis(parts: readonly Basis[]): Basis {
  return parts.reduce<Basis>(
    (weakest, basis) => (bases.indexOf(basis) > bases.indexOf(weakest) ? basis : weakest),
    'timetable',
  )
}

/**
 * Provenance of a figure derived from others: weakest basis, every source once, oldest date.
 * @throws RangeError without parts
 */
export function mergeProvenance(parts: readonly Provenance[], atBest: Basis = 'timetable'): Provenance {
  if (parts.length === 0) throw new RangeError('mergeProvenance: no parts. Give at least one provenance.')
  return {
    basis: weakestBasis([atBest, ...parts.map((part) => part.basis)]),
    sources: [...new Set(parts.flatMap((part) => part.sources))].sort(),
    asOf: parts.map((part) => part.asOf).sort()[0] as string,
  }
}
