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
