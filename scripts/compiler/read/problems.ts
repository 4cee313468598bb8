// What is wrong with the data, all of it at once, each with its place and its remedy.
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

/** Collects problems while reading goes on. */
export class Problems {
  readonly list: Problem[] = []

  add(where: string, what: string, remedy: string): void {
    this.list.push({ where, what, remedy })
  }
}

/** The data cannot be compiled: its message names every problem in the order of the files. */
export class WrongData extends StepError {
  constructor(problems: readonly Problem[]) {
    const inOrder = [...problems].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
    super(inOrder.map(problemText).join('\n'))
  }
}
