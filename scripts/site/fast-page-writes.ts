// Writes pages without the thread pool: waking its threads for every page costs more than the writing itself.
import fs, { type PathLike, type WriteFileOptions } from 'node:fs'
import { join, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildFolder } from '#tools/root.ts'

/** Astro's second copy of every page, for hosts that wipe dist between builds. Ours stays; a missing page is drawn again. */
export const copies = join(buildFolder, 'astro', 'dist') + sep

const pagesATurn = 100

/** Writes where the old page stands and cuts off what is longer: emptying a file first frees all of it on the disk. */
function writeOver(path: PathLike, data: Buffer): void {
  const file = fs.openSync(path, fs.constants.O_WRONLY | fs.constants.O_CREAT)
  try {
    fs.writeFileSync(file, data)
    fs.ftruncateSync(file, data.length)
  } finally {
    fs.closeSync(file)
  }
}

/**
 * What `work` writes through `fs.promises` is written at once, except the copies. Meant for a build, which has nothing else to
 * do meanwhile. A library that writes otherwise is not affected.
 */
export async function writingDirectly(work: () => Promise<void>): Promise<void> {
  const { writeFile, mkdir } = fs.promises
  let pages = 0
  const isCopy = (path: PathLike) =>
    (path instanceof URL ? fileURLToPath(path) : String(path)).startsWith(copies)
  Object.assign(fs.promises, {
    writeFile: async (path: PathLike, data: string | NodeJS.ArrayBufferView, options?: WriteFileOptions) => {
      if (isCopy(path)) return
      if (Buffer.isBuffer(data)) writeOver(path, data)
      else fs.writeFileSync(path, data, options)
      // timers, signals and the release of memory wait for the event loop
      if (++pages % pagesATurn === 0) await nextTurn()
    },
    mkdir: async (path: PathLike, options?: fs.MakeDirectoryOptions) => fs.mkdirSync(path, options),
  })
  try {
    await work()
  } finally {
    Object.assign(fs.promises, { writeFile, mkdir })
  }
}
