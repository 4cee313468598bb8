// What editors decided against a feed: data/feed-decisions.
import type { FeedDecision } from '#catalogue/feed.ts'
import { isWithin, margins } from './margins.ts'
import type { CellChange } from './proposal.ts'

type Decision = Pick<FeedDecision, 'service' | 'column' | 'value' | 'reason' | 'asOf'>

const marginOf = (column: string) => (/perDay/i.test(column) ? margins.departures : margins.minutes)

/** A decision holds while the feed gives the value that was decided against, small changes included. */
export function holds({ column, value }: Decision, change: CellChange): boolean {
  if (column !== change.column) return false
  if (change.theirs === '') return value === 'empty'
  const [decided, theirs] = [Number(value), Number(change.theirs)]
  if (Number.isNaN(decided) || Number.isNaN(theirs)) return value === change.theirs
  return isWithin(decided, theirs, marginOf(column))
}

/** What was decided about a whole service; `any` holds whatever the feed says. */
export const wholeDecision = (
  decisions: readonly Decision[],
  service: string,
  value: 'absent' | 'new' | 'any',
) => decisions.find((each) => each.service === service && each.column === 'service' && each.value === value)

/** What a decision against a column speaks of too: one cause slows the fastest train and the way back as well. */
const spokenFor: Readonly<Record<string, readonly string[]>> = {
  minutes: ['best', 'back', 'backBest'],
  perDay: ['backPerDay'],
}

/** Changes without those decided against, and the decisions that hold. */
export function withoutDecided(
  decisions: readonly Decision[],
  service: string,
  changes: readonly CellChange[],
): { open: CellChange[]; decided: Decision[] } {
  const here = decisions.filter((each) => each.service === service)
  const decided = here.filter((decision) => changes.some((change) => holds(decision, change)))
  const columns = new Set(decided.flatMap(({ column }) => [column, ...(spokenFor[column] ?? [])]))
  return { open: changes.filter(({ column }) => !columns.has(column)), decided }
}
