// Compiles the catalogue whenever the development server asks, in a process that stays: code that is loaded and warm takes
// a third of the time.
import { compileCatalogue } from '#compiler/emit/compile-catalogue.ts'
import { writeCatalogue, writeFiles } from '#compiler/emit/files.ts'
import { ensureGazetteer } from '#compiler/gazetteer/ensure.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { root } from '#tools/root.ts'

/** Answer to each message. */
export interface Compiled {
  /** written files; undefined when the data is wrong */
  written: number | undefined
  /** files below the project that a compile writes into data/ */
  generated: string[]
}

async function compile(): Promise<Compiled> {
  try {
    const compiled = compileCatalogue(root)
    const { catalogue, reports } = compiled.files()
    const tables = reports()
    const written = writeCatalogue(root, catalogue) + writeFiles(root, tables)
    compiled.keep()
    const isPlacesWritten = await ensureGazetteer()
    return {
      written: written + Number(isPlacesWritten),
      generated: [...catalogue.keys(), ...tables.keys()].filter((path) => path.startsWith('data/')),
    }
  } catch (error) {
    console.error(error instanceof WrongData ? `\n${error.message}` : error)
    return { written: undefined, generated: [] }
  }
}

/** Compiles after the first that make the code warm before the first edit. */
let warmUps = 2

process.on('message', async () => {
  process.send?.(await compile())
  for (; warmUps > 0; warmUps -= 1) setImmediate(compile)
})
process.on('disconnect', () => process.exit())
