// Compiles the reach files and brief files of all towns, on every processor.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PlaceId } from '#catalogue/place.ts'
import { removeOthers } from '#tools/prune.ts'
import type { KnownPair } from './indexed-pairs.ts'
import { reachName } from './reach-files.ts'
import type { ReachCount } from './summary.ts'

/** Each thread holds the network and the routes of one place: about 400 MB. */
const mostThreads = 3

export interface CompiledReach {
  counts: ReachCount
  known: KnownPair[]
  bytes: number
  isWritten: boolean
}

/** Where files of each kind are written. */
export type ReachFolders = Record<'reach' | 'brief', string>

interface ReachOptions {
  root: string
  folders: ReachFolders
  /** ids of all towns of `root` */
  places: readonly PlaceId[]
  /** called after each place */
  onPlace?(done: number, of: number): void
}

/** Rows of one thread at a time: each takes the next place when it is done with one. */
function runThread(
  options: ReachOptions,
  queue: PlaceId[],
  onDone: (reach: CompiledReach) => void,
): Promise<void> {
  const { root, folders } = options
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { root, folders } })
    worker.on('error', reject)
    worker.on('message', (message: 'ready' | CompiledReach) => {
      if (message !== 'ready') onDone(message)
      const next = queue.shift()
      if (next === undefined) {
        resolve()
        void worker.terminate()
      } else worker.postMessage(next)
    })
  })
}

/**
 * Writes both files of each town, where they changed; files of former towns go.
 * @returns a row for each town, in the order of their ids
 * @throws WrongData
 */
export async function compileReach(options: ReachOptions): Promise<CompiledReach[]> {
  const { places } = options
  const queue = [...places]
  const done: CompiledReach[] = []
  const threads = Math.min(mostThreads, availableParallelism(), places.length)
  await Promise.all(
    Array.from({ length: threads }, () =>
      runThread(options, queue, (reach) => {
        done.push(reach)
        options.onPlace?.(done.length, places.length)
      }),
    ),
  )
  for (const folder of Object.values(options.folders)) removeOthers(folder, new Set(places.map(reachName)))
  return done.sort((a, b) => (a.counts.place < b.counts.place ? -1 : 1))
}
