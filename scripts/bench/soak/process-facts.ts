// What a running process holds, read from /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { memoryOf } from '#tools/memory.ts'
import { StepError } from '#tools/process.ts'

export interface ProcessFacts {
  /** resident memory, MB */
  memory: number
  /** open files and sockets */
  descriptors: number
  /** 99th percentile of the delay of the event loop in the last second, milliseconds */
  loopDelay: number
}

/** @throws StepError on systems without /proc */
export function factsOf(pid: number | undefined, loopDelayFile: string): ProcessFacts {
  const memory = memoryOf(pid)
  if (memory === undefined) throw new StepError('Memory is read from /proc. Run this on Linux.')
  return {
    memory,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    loopDelay: Number(readFileSync(loopDelayFile, 'utf8')),
  }
}
