// The effect of an edit of data/: the summary against another revision, a line per route and mode.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StepError } from '#tools/process.ts'

const file = 'data/summary.csv'
const columns = ['minutes', 'low', 'high', 'kg', 'options'] as const
/** Units of the figures; the number of options has none. */
const units = { minutes: 'min', low: '€ at least', high: '€ at most', kg: 'kg CO2e' } as const

/** Figures by "slug mode", without the comment and header lines. */
function read(csv: string): Map<string, string[]> {
  const rows = csv.split('\n').filter((row) => row && !row.startsWith('#') && !row.startsWith('slug,'))
  return new Map(
    rows.map((row) => {
      const [slug, mode, ...figures] = row.split(',')
      return [`${slug} ${mode}`, figures]
    }),
  )
}

/** Lines such as "london-paris train: minutes 142 → 146, low 44 → 49", and added and removed entries. */
export function summaryDiff(before: string, after: string): string[] {
  const [old, now] = [read(before), read(after)]
  const changed = [...now].flatMap(([key, figures]) => {
    const was = old.get(key)
    if (!was) return [`${key}: new, ${figures[0]} minutes`]
    const parts = columns.flatMap((column, index) =>
      was[index] === figures[index] ? [] : [`${column} ${was[index]} → ${figures[index]}`],
    )
    return parts.length > 0 ? [`${key}: ${parts.join(', ')}`] : []
  })
  const gone = [...old.keys()].filter((key) => !now.has(key)).map((key) => `${key}: gone`)
  return [...changed, ...gone].sort()
}

/** Slugs of routes that are different in any figure, new or gone. */
export const changedRoutes = (before: string, after: string): Set<string> =>
  new Set(summaryDiff(before, after).map((line) => line.slice(0, line.indexOf(' '))))

/** A figure that moved, and by which share. */
interface Move {
  text: string
  by: number
}

type Summary = ReadonlyMap<string, readonly string[]>

/** The figure of a route and mode that moved most. A mode that is new or gone counts for less than any figure. */
function largestMove(key: string, before: Summary, after: Summary): Move {
  const [was, now] = [before.get(key), after.get(key)]
  if (!was || !now) return { text: `${key} is ${was ? 'gone' : 'new'}`, by: 0 }
  const moves = Object.entries(units).map(([column, unit]): Move => {
    const at = columns.indexOf(column as keyof typeof units)
    const [a, b] = [Number(was[at]), Number(now[at])]
    return { text: `${key} ${a} → ${b} ${unit}`, by: a === b ? -1 : Math.abs(b - a) / Math.max(a, b) }
  })
  return moves.reduce((most, move) => (move.by > most.by ? move : most))
}

const slugsOf = (summary: Summary) =>
  new Set([...summary.keys()].map((key) => key.slice(0, key.indexOf(' '))))

/** One line on what an edit changed: "12 routes changed since the last commit, largest: paris-lyon train 114 → 117 min". */
export function changeSummary(before: string, after: string): string {
  const routes = changedRoutes(before, after)
  if (routes.size === 0) return 'no route changed since the last commit'
  const [old, now] = [read(before), read(after)]
  const [had, has] = [slugsOf(old), slugsOf(now)]
  const counted = (number: number) => (number === 1 ? '1 route' : `${number} routes`)
  const added = has.difference(had).size
  const removed = had.difference(has).size
  const changed = routes.size - added - removed
  const [largest] = [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => largestMove(key, old, now))
    .sort((a, b) => b.by - a.by)
  const parts = [
    ...(added > 0 ? [`${counted(added)} new`] : []),
    ...(removed > 0 ? [`${counted(removed)} gone`] : []),
    ...(changed > 0 ? [`${counted(changed)} changed`] : []),
  ]
  return `${parts.join(', ')} since the last commit, largest: ${largest?.text}`
}

function summaryAt(root: string, revision: string): string {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch {
    throw new StepError(`git has no ${file} at "${revision}". Name a commit, a tag or a branch that has it.`)
  }
}

/**
 * The summary on disk against that of a git revision.
 * @throws StepError for an unknown revision, or one without a summary
 */
export function diffAgainst(root: string, revision: string): string[] {
  return summaryDiff(summaryAt(root, revision), readFileSync(resolve(root, file), 'utf8'))
}
