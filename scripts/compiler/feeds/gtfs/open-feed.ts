// Opens a feed: a zip, or a folder of .txt files.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StepError } from '#tools/process.ts'
import type { FeedFiles } from './feed-files.ts'
import { openZip } from './zip.ts'

/** @throws StepError when there is no such file, it is no zip, or it lacks a file that every feed has */
export async function openFeed(path: string): Promise<FeedFiles> {
  if (!existsSync(path))
    throw new StepError(`${path}: does not exist. Name a GTFS zip or a folder of its files.`)
  const files = statSync(path).isDirectory() ? openFolder(path) : await openZip(path)
  for (const file of ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'])
    if (!files.has(file)) {
      files.close()
      throw new StepError(`${path}: has no ${file}. Take the whole GTFS feed from its publisher.`)
    }
  return files
}

function openFolder(path: string): FeedFiles {
  const sizes = new Map(
    readdirSync(path)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, statSync(join(path, name)).size]),
  )
  return {
    path,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    has: (file) => sizes.has(file),
    sizeOf: (file) => sizes.get(file) ?? 0,
    open: async (file) => createReadStream(join(path, basename(file)), { highWaterMark: 1 << 18 }),
    close: () => undefined,
  }
}
