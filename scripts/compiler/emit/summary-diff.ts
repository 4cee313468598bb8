// The effect of an edit of data/: the summary against another revision, a line per route and mode.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StepError } from '#tools/process.ts'

const file = 'data/summary.csv'
const columns = ['minutes', 'low', 'high', 'kg', 'options'] as const

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
