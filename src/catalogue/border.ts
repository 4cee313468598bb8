// Border controls: dated facts, and which of them concern a pair of countries.
import { z } from 'zod'
import { byLanguage } from '#lib/by-language.ts'
import { id, list, oneOf, orEmpty, prefixed, text } from './columns.ts'
import type { Country } from './country.ts'
import { provenanceColumns } from './figure.ts'
import { nameSchema } from './place.ts'
import { group, type RowOf, table } from './table.ts'

const side = '(?:[A-Z]{2}|schengen|eu|outside)'
/** `to:GB`, `from:outside`, `within:schengen`, or a pair for both directions: `GB-IE`, `CH-eu`. */
const conditionSchema = z
  .string()
  .regex(new RegExp(`^(?:to:${side}|from:${side}|within:schengen|[A-Z]{2}-${side})$`))

export const borders = table({
  folder: 'borders',
  row: 'a dated fact about a border; `applies` says for whom',
  fields: {
    system: id(),
    /** all conditions must hold */
    applies: list(
      'Write conditions such as to:GB, from:outside, within:schengen or GB-IE, separated by spaces.',
      z.array(conditionSchema).min(1),
    ),
    name: text('Give the English name.'),
    /** one or two sentences in each language */
    what: group(
      prefixed(
        'what',
        byLanguage(({ name }) => text(`Say it in ${name}.`, nameSchema)),
      ),
    ),
    /** first day, or planned first day of an announced fact; absent = long-standing */
    from: orEmpty(
      text(
        'Write the day it began as 2025-10-12.',
        z.string().regex(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
      ),
    ),
    status: oneOf(['in-force', 'announced']),
    ...provenanceColumns,
  },
})
export type BorderFact = RowOf<typeof borders>

type Membership = Pick<Country, 'country' | 'eu' | 'schengen'>

/** Whether one side of a condition includes a country; `outside` is outside the Schengen area. */
function isOn(sideOf: string, { country, eu, schengen }: Membership): boolean {
  if (sideOf === 'schengen') return schengen
  if (sideOf === 'outside') return !schengen
  if (sideOf === 'eu') return eu
  return sideOf === country
}

function holds(condition: string, from: Membership, to: Membership): boolean {
  const [kind, sideOf] = condition.split(':') as [string, string | undefined]
  if (kind === 'to') return isOn(sideOf as string, to)
  if (kind === 'from') return isOn(sideOf as string, from)
  if (kind === 'within') return from.schengen && to.schengen
  const [a, b] = kind.split('-') as [string, string]
  return (isOn(a, from) && isOn(b, to)) || (isOn(b, from) && isOn(a, to))
}

/** The facts that concern a journey between two countries; empty inside one country. */
export function bordersBetween(facts: readonly BorderFact[], from: Membership, to: Membership): BorderFact[] {
  if (from.country === to.country) return []
  return facts.filter(({ applies }) => applies.every((condition) => holds(condition, from, to)))
}

const borderKinds = ['domestic', 'schengen', 'other'] as const
export type BorderKind = (typeof borderKinds)[number]

/** Domestic and Schengen journeys are computed; all others depend on nationality (D30). */
export function borderKind(from: Membership, to: Membership): BorderKind {
  if (from.country === to.country) return 'domestic'
  return from.schengen && to.schengen ? 'schengen' : 'other'
}
