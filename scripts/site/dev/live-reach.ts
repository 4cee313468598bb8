// Reach files and brief files while the development server runs: composed for the place that is asked for, from data/ as it is.
import type { Plugin } from 'vite'
import type { OriginReach } from '#compiler/reach/origin.ts'
import { briefFolder, reachFile } from '#compiler/reach/reach-files.ts'
import { root } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { stamp } from './fresh-catalogue.ts'

const path = /^\/(reach|brief)\/([a-z0-9-]+)\.json$/
/** Pages that read a brief file while they are drawn. */
const page = /^(?:\/[a-z]{2})?\/explore\/([a-z0-9-]+)$/

/** The place that a request is about, and the file it asks for; a page has no kind. */
function askedFor(url = '/'): { place?: string | undefined; kind?: string | undefined } {
  const { pathname } = new URL(url, 'http://localhost')
  const [, kind, file] = path.exec(pathname) ?? []
  return { place: file ?? page.exec(pathname)?.[1], kind }
}

interface Network {
  towns: ReadonlySet<string>
  reach(place: string): OriginReach
}

/** The network as it is; a build reads this file too, and has no use for what composes. */
async function openNetwork(): Promise<Network> {
  const [{ townsOf }, { reachComposer }, { readNetwork }] = await Promise.all([
    import('#catalogue/place.ts'),
    import('#compiler/reach/origin.ts'),
    import('#compiler/read/read-network.ts'),
  ])
  const network = readNetwork(root)
  const towns = new Set(townsOf(network.places.values()).map(({ id }) => id))
  return { towns, reach: reachComposer(network) }
}

/** Answers /reach/{place}.json and /brief/{place}.json, and writes the brief files that pages read; the network is read again after every compile that changed something. */
export function liveReach(): Plugin {
  let open: Promise<Network> | undefined
  return {
    name: 'waymark:live-reach',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file === stamp) open = undefined
      })
      /** What is composed of a place, its brief file written; undefined for no town. */
      const composed = async (place: string): Promise<OriginReach | undefined> => {
        open ??= openNetwork()
        const { towns, reach } = await open
        if (!towns.has(place)) return undefined
        const found = reach(place)
        writeIfNew(reachFile(briefFolder, place), Buffer.from(found.brief))
        return found
      }
      server.middlewares.use(async (request, answer, next) => {
        const { place, kind } = askedFor(request.url)
        if (!place) return next()
        try {
          const found = await composed(place)
          if (!found || !kind) return next()
          answer.setHeader('Content-Type', 'application/json')
          answer.end(kind === 'reach' ? found.text : found.brief)
        } catch (error) {
          open = undefined
          next(error)
        }
      })
    },
  }
}
