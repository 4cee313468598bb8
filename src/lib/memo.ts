import { collectReads, noteReads } from './reads.ts'

type Plain = string | number | boolean | readonly string[]

/** What is known after some arguments. */
interface Known<T> {
  after?: Map<unknown, Known<T>>
  done?: { result: T; reads: ReadonlySet<string> }
}

/** Wraps a function of plain values and recorded reads so that it computes each result once. */
export function memo<Of extends readonly Plain[], T>(compute: (...of: Of) => T): (...of: Of) => T {
  const start: Known<T> = {}
  return (...of) => {
    let known = start
    for (const value of of) {
      const key = typeof value === 'object' ? value.join('\n') : value
      known.after ??= new Map()
      let next = known.after.get(key)
      if (!next) {
        next = {}
        known.after.set(key, next)
      }
      known = next
    }
    if (known.done) {
      if (known.done.reads.size > 0) noteReads(known.done.reads)
      return known.done.result
    }
    known.done = collectReads(() => compute(...of))
    return known.done.result
  }
}
