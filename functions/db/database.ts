// The part of D1 the queries use. The edge binds D1 itself, Node an adapter (functions/node/sqlite.ts).

export type Value = string | number | null

export interface Statement {
  bind(...values: Value[]): Statement
  first<T>(): Promise<T | null>
  all<T>(): Promise<{ results: T[] }>
  run(): Promise<unknown>
}

/** Errors are `Error`s whose message begins with "D1_ERROR". */
export interface Database {
  prepare(sql: string): Statement
  /** all or nothing, in order */
  batch(statements: Statement[]): Promise<unknown>
}
