// How many options say what bags and a bicycle add to them, and whose rules would tell most: tables of data/COVERAGE.md.
import { isDriven, modes } from '#catalogue/mode.ts'
import type { TransportOption } from '#catalogue/route.ts'

type Carried = Pick<TransportOption, 'mode' | 'extras' | 'operators'>
const kinds = ['cabin', 'hold', 'bike'] as const
/** Operators named in the last column. */
const shown = 8

const knows = (option: Carried, kind: (typeof kinds)[number]) => option.extras?.value[kind] !== undefined

/** A row for each mode: its options, and of how many each kind is known. */
export function bagCoverage(options: readonly Carried[]): (string | number)[][] {
  const row = (name: string, some: readonly Carried[]) => [
    name,
    some.length,
    ...kinds.map((kind) => some.filter((option) => knows(option, kind)).length),
  ]
  return [
    ...modes.map((mode) =>
      row(
        mode,
        options.filter((option) => option.mode === mode),
      ),
    ),
    row('all', options),
  ]
}

/** A row for each kind: the operators of most options where it is not known. */
export function bagsToLookUp(options: readonly Carried[]): [string, string][] {
  return kinds.map((kind) => {
    const open = options.filter((option) => !isDriven(option.mode) && !knows(option, kind))
    const counts = new Map<string, number>()
    for (const { operators } of open) for (const id of operators) counts.set(id, (counts.get(id) ?? 0) + 1)
    const most = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, shown)
    return [kind, most.map(([id, count]) => `${id} ${count}`).join(', ') || '–']
  })
}
