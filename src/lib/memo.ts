import { collectReads, noteReads } from './reads.ts'

type Plain = string | number | boolean | readonly string[]

/** Wraps a function of plain values and recorded reads so that it computes each result once. */
export function memo<Of extends readonly Plain[], T>(compute: (...of: Of) => T): (...of: Of) => T {
  const known = new Map<string, { result: T; reads: ReadonlySet<string> }>()
  return (...of) => {
    let key = ''
    for (const value of of) key += `${value}\n`
    const before = known.get(key)
    if (before) {
      if (before.reads.size > 0) noteReads(before.reads)
      return before.result
    }
    const computed = collectReads(() => compute(...of))
    known.set(key, computed)
    return computed.result
  }
}
