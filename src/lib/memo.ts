import { collectReads, noteReads } from './reads.ts'

type Plain = string | number | boolean | readonly string[]

/** What is known after some arguments; objects are known as long as anybody holds them. */
interface Known<T> {
  after?: Map<unknown, Known<T>>
  afterObject?: WeakMap<object, Known<T>>
  done?: { result: T; reads: ReadonlySet<string> }
}

function next<T>(known: Known<T>, value: Plain | object): Known<T> {
  const isObject = typeof value === 'object' && !Array.isArray(value)
  const key = Array.isArray(value) ? value.join('\n') : value
  if (isObject) known.afterObject ??= new WeakMap()
  else known.after ??= new Map()
  const after = (isObject ? known.afterObject : known.after) as Map<unknown, Known<T>>
  const found = after.get(key) ?? {}
  after.set(key, found)
  return found
}

/**
 * Wraps a function of recorded reads so that it computes each result once. Plain values and lists of texts are compared,
 * objects are known by themselves.
 */
export function memo<Of extends readonly (Plain | object)[], T>(compute: (...of: Of) => T): (...of: Of) => T {
  const start: Known<T> = {}
  return (...of) => {
    let known = start
    for (const value of of) known = next(known, value)
    if (known.done) {
      if (known.done.reads.size > 0) noteReads(known.done.reads)
      return known.done.result
    }
    known.done = collectReads(() => compute(...of))
    return known.done.result
  }
}
