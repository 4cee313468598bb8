// Problems of the data, collected to be reported together, each with its place and remedy.
import { StepError } from '#tools/process.ts'

/** Printed as `where: what what-to-do`. */
export interface Problem {
  /** file:line, or a key */
  where: string
  what: string
  remedy: string
}

export function problemText({ where, what, remedy }: Problem): string {
  return `${where}: ${what} ${remedy}`
}

/** Collects problems while data is read. */
export class Problems {
  readonly list: Problem[] = []

  add(where: string, what: string, remedy: string): void {
    this.list.push({ where, what, remedy })
  }
}

/** Rows that say the same are named one by one up to this many. */
const namedOneByOne = 3
/** Their other files are named up to this many. */
const namedFiles = 5

/** Problems in the order of the files; the same problem of many rows is one line. */
function linesOf(problems: readonly Problem[]): string[] {
  const inOrder = [...problems].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
  const alike = Map.groupBy(inOrder, ({ what, remedy }) => `${what} ${remedy}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first || same.length <= namedOneByOne) return same.map(problemText)
    return [
      problemText({ ...first, where: `${first.where} and ${same.length - 1} other rows${inFiles(same)}` }),
    ]
  })
}

/** The other files of problems that say the same, as far as a line holds them. */
function inFiles([first, ...others]: readonly Problem[]): string {
  const fileOf = ({ where }: Problem) => where.replace(/:\d+$/, '')
  const files = [...new Set(others.map(fileOf))].filter((file) => !first || file !== fileOf(first))
  return files.length === 0 || files.length > namedFiles ? '' : ` (${files.join(', ')})`
}

/** Data that cannot be compiled; the message has every problem, in the order of the files. */
export class WrongData extends StepError {
  constructor(problems: readonly Problem[]) {
    super(linesOf(problems).join('\n'))
  }
}
