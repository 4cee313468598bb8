// Memory of another process.
import { readFileSync } from 'node:fs'

/** Resident memory, MB; undefined without /proc or when the process has ended. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  } catch {
    return undefined
  }
}
