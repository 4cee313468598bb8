// What feeds of a folder say of the services that cite them.

/** A row that cites a read and says something else. */
export interface Contradiction {
  key: string
  where: string
  what: string
}

export interface ConfirmedAgain {
  files: readonly string[]
  /** services that a feed of the folder confirms */
  confirmed: ReadonlySet<string>
  findings: readonly Contradiction[]
}
