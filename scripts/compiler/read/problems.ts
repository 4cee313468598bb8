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

/** Data that cannot be compiled; the message has every problem, in the order of the files. */
export class WrongData extends StepError {
  constructor(problems: readonly Problem[]) {
    const inOrder = [...problems].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
    super(inOrder.map(problemText).join('\n'))
  }
}
