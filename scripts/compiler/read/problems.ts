// What is wrong with the data, all of it at once, each with its place and its remedy.

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

/** The data cannot be compiled; `problems` says why. */
export class WrongData extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const inOrder = [...problems].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
    super(inOrder.map(problemText).join('\n'))
    this.problems = inOrder
  }
}
