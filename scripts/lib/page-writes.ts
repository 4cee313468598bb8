// Writes pages without the thread pool: waking its threads for every page costs more than the writing itself.
import fs, { type PathLike, type WriteFileOptions } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFolder } from './root.ts'

/** Astro's second copy of every page, for hosts that wipe dist between builds. Ours stays; a missing page is drawn again. */
export const copies = join(buildFolder, 'astro', 'dist') + sep

/**
 * What `work` writes through `fs.promises` is written at once, except the copies. Meant for a build, which has nothing else to
 * do meanwhile. A library that writes otherwise is not affected.
 */
export async function writingDirectly(work: () => Promise<void>): Promise<void> {
  const { writeFile, mkdir } = fs.promises
  const isCopy = (path: PathLike) =>
    (path instanceof URL ? fileURLToPath(path) : String(path)).startsWith(copies)
  Object.assign(fs.promises, {
    writeFile: async (path: PathLike, data: string | NodeJS.ArrayBufferView, options?: WriteFileOptions) => {
      if (!isCopy(path)) fs.writeFileSync(path, data, options)
    },
    mkdir: async (path: PathLike, options?: fs.MakeDirectoryOptions) => fs.mkdirSync(path, options),
  })
  try {
    await work()
  } finally {
    Object.assign(fs.promises, { writeFile, mkdir })
  }
}
