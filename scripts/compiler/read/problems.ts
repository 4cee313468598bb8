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

/** Places shown of one problem that many rows have, such as a deleted operator. */
const placesShown = 3

/** The first lines of equal problems, the last of them saying how many follow. */
function inShort(same: readonly Problem[]): Problem[] {
  const hidden = same.length - placesShown
  if (hidden < 2) return [...same]
  const shown = same.slice(0, placesShown)
  const more = ` The same in ${hidden} more places.`
  return shown.map((one, index) => (index < placesShown - 1 ? one : { ...one, remedy: one.remedy + more }))
}

/** Data that cannot be compiled; the message has every problem, in the order of the files. */
export class WrongData extends StepError {
  constructor(problems: readonly Problem[]) {
    const inOrder = [...problems].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
    const alike = Map.groupBy(inOrder, ({ what, remedy }) => `${what} ${remedy}`)
    super([...alike.values()].flatMap(inShort).map(problemText).join('\n'))
  }
}
