// The text files of a feed, whether a zip or a folder holds them.
import type { Readable } from 'node:stream'

export interface FeedFiles {
  /** path as the user gave it, for messages */
  path: string
  /** size on disk */
  bytes: number
  has: (file: string) => boolean
  /** uncompressed bytes of a file */
  sizeOf: (file: string) => number
  open: (file: string) => Promise<Readable>
  close: () => void
}

/** Files without which nothing can be said. */
export const requiredFiles: readonly string[] = [
  'agency.txt',
  'stops.txt',
  'routes.txt',
  'trips.txt',
  'stop_times.txt',
]
