// Figures: values with their receipts.
import { z } from 'zod'
import { column, id, idsOf, oneOfMany, orEmpty, text } from './columns.ts'
import { type RowOf, shapeOf, table } from './table.ts'

/** How well a figure is known, from strongest to weakest (D20). */
export const bases = ['timetable', 'published', 'seen', 'known', 'composed', 'modelled'] as const
export type Basis = (typeof bases)[number]
/** Bases of facts: only a fare is seen on sale. */
const factBases = bases.filter((basis) => basis !== 'seen') as Exclude<Basis, 'seen'>[]

/** An address whose host has a dot. */
export const webAddress = (protocol = /^https?$/) => z.url({ protocol, hostname: z.regexes.domain })

const sourceIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]*$/)
export type SourceId = z.infer<typeof sourceIdSchema>

/** Columns of every table that names its sources. */
export const provenanceColumns = {
  basis: oneOfMany(factBases),
  sources: idsOf('sources', undefined, z.array(sourceIdSchema).min(1)),
  /** 'YYYY' or 'YYYY-MM' */
  asOf: text(
    'Write the year or month the fact was true: 2026 or 2026-05.',
    z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/),
  ),
}
export const factProvenanceSchema = z.object(shapeOf(provenanceColumns))

/** 'YYYY', 'YYYY-MM' or a day that the month has */
export const dateSchema = z
  .string()
  .regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)
  .refine((date) => date.length < 10 || isDay(date))
/** False for what is no date at all: a refinement also runs where the pattern does not fit. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Columns of fares, which can be seen on sale; those give the day. */
export const fareProvenanceColumns = {
  ...provenanceColumns,
  basis: oneOfMany(bases),
  asOf: text(
    'Write the year or month the fare was true, and the day it was seen: 2026, 2026-05 or 2026-05-14.',
    dateSchema,
  ),
}
export const provenanceSchema = z.object(shapeOf(fareProvenanceColumns))
export type Provenance = z.infer<typeof provenanceSchema>
/** How many figures rest on each basis. */
export interface KnownCounts {
  /** services, by their times */
  services: Record<Basis, number>
  /** options, by their prices */
  prices: Record<Basis, number>
}

/** Dates of several figures, YYYY or YYYY-MM. */
export interface Ages {
  oldest: string
  newest: string
}
export type Figure<T> = Provenance & { value: T }

export const sources = table({
  folder: 'sources',
  row: 'a publication facts come from',
  fields: {
    id: id(sourceIdSchema),
    title: text('Give the title of the publication.'),
    publisher: text('Say who published it.'),
    licence: text('Name the licence or write "facts cited with credit".'),
    url: orEmpty(column(webAddress(), 'Give a full address starting with https://.')),
    asOf: provenanceColumns.asOf,
  },
})
export type Source = RowOf<typeof sources>

/**
 * Provenance of a derived figure: weakest basis, each source once, oldest date.
 * @throws RangeError without parts
 */
export function mergeProvenance(parts: readonly Provenance[], atBest: Basis = 'timetable'): Provenance {
  const [first] = parts
  if (!first) throw new RangeError('mergeProvenance: no parts. Give at least one provenance.')
  let basis = atBest
  let { asOf } = first
  const sources = new Set<SourceId>()
  for (const part of parts) {
    // a derived figure is never better known than its parts
    if (bases.indexOf(part.basis) > bases.indexOf(basis)) basis = part.basis
    if (part.asOf < asOf) asOf = part.asOf
    for (const source of part.sources) sources.add(source)
  }
  return { basis, sources: [...sources].sort(), asOf }
}
