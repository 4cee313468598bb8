// Compiles the catalogue whenever the development server asks, in a process that stays: code that is loaded and warm takes
// a third of the time. After an edit of a service the routes from the cities it serves are shown before all are composed.
import type { PlaceId } from '#catalogue/place.ts'
import type { Compiled as Composed } from '#compiler/compose/compile.ts'
import { composedRoutes } from '#compiler/compose/composed.ts'
import { compileCatalogue } from '#compiler/emit/compile-catalogue.ts'
import { writeCatalogue, writeFiles } from '#compiler/emit/files.ts'
import { ensureGazetteer } from '#compiler/gazetteer/ensure.ts'
import type { Network } from '#compiler/read/network.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { root } from '#tools/root.ts'
import { citiesServed, composedFrom } from './first-routes.ts'

/** Which routes are composed: after an edit of a service those from the cities it serves, later all. */
export type Part = 'served first' | 'all'

interface Written {
  /** files that pages read */
  written: number
}
export interface Ended {
  ended: Part | 'wrong data'
  /** files of data/ that the compile writes */
  generated: string[]
}
/** What is said during a compile: each time that pages may be drawn again, and at its end. */
export type Said = Written | Ended

const say = (said: Said) => process.send?.(said)

/** What was compiled when all routes were composed last. */
let last: (Composed & { network: Network }) | undefined

/** @param firstOf says from which cities routes are composed, all others being as they were; none for all routes */
function compileData(firstOf: (before: Network, now: Network) => readonly PlaceId[]) {
  let isWhole = true
  const compiled = compileCatalogue(root, (_, network) => {
    const cities = last ? firstOf(last.network, network) : []
    isWhole = cities.length === 0
    return last && !isWhole ? composedFrom(cities, network, last) : composedRoutes(root, network)
  })
  const { catalogue, reports } = compiled.files()
  if (isWhole) last = compiled
  return { catalogue, reports, isWhole, keep: compiled.keep }
}

async function compile(part: Part): Promise<Ended> {
  try {
    const { catalogue, reports, isWhole, keep } = compileData(part === 'all' ? () => [] : citiesServed)
    say({ written: writeCatalogue(root, catalogue) })
    if (!isWhole) return { ended: 'served first', generated: [] }
    const tables = reports()
    writeFiles(root, tables)
    keep()
    say({ written: Number(await ensureGazetteer()) })
    const files = [...catalogue.keys(), ...tables.keys()]
    return { ended: 'all', generated: files.filter((path) => path.startsWith('data/')) }
  } catch (error) {
    console.error(error instanceof WrongData ? `\n${error.message}` : error)
    return { ended: 'wrong data', generated: [] }
  }
}

/** Cities composed after the first compile, which make the code warm before the first edit. */
const warmUps: PlaceId[] = ['vienna', 'paris', 'vienna', 'paris', 'vienna', 'paris']

function warmUp(city: PlaceId): void {
  try {
    compileData(() => [city])
  } catch {
    // an edit came meanwhile, and its compile says what is wrong
  }
}

process.on('message', async (part: Part) => {
  say(await compile(part))
  for (const city of warmUps.splice(0)) setImmediate(warmUp, city)
})
process.on('disconnect', () => process.exit())
