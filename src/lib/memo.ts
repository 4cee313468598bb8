import { collectReads, keep, noteReads } from './reads.ts'

type Plain = string | number | boolean | readonly string[]

/** What is known after some arguments; objects are known as long as anybody holds them. */
interface Known<T> {
  after?: Map<unknown, Known<T>>
  afterObject?: WeakMap<object, Known<T>>
  done?: { result: T; reads: ReadonlySet<string> }
}

function next<T>(known: Known<T>, value: Plain | object): Known<T> {
  if (typeof value === 'object' && !Array.isArray(value)) {
    known.afterObject ??= new WeakMap()
    const found = known.afterObject.get(value) ?? {}
    known.afterObject.set(value, found)
    return found
  }
  known.after ??= new Map()
  const key = Array.isArray(value) ? value.join('\n') : value
  const found = known.after.get(key)
  if (found) return found
  const made: Known<T> = {}
  keep(known.after, key, made)
  return made
}

/**
 * Wraps a function of recorded reads so that it keeps its results, those asked for first being dropped where there are very many. Plain values and lists of texts are compared,
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
