// Reach files while the development server runs: composed for the place that is asked for, from data/ as it is.
import type { Plugin } from 'vite'
import type { OriginReach } from '#compiler/reach/origin.ts'
import { root } from '#tools/root.ts'
import { stamp } from './fresh-catalogue.ts'

const path = /^\/reach\/([a-z0-9-]+)\.json$/

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

/** Answers /reach/{place}.json; the network is read again after every compile that changed something. */
export function liveReach(): Plugin {
  let open: Promise<Network> | undefined
  return {
    name: 'waymark:live-reach',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file === stamp) open = undefined
      })
      server.middlewares.use(async (request, answer, next) => {
        const [, place = ''] = path.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? []
        if (!place) return next()
        try {
          open ??= openNetwork()
          const { towns, reach } = await open
          if (!towns.has(place)) return next()
          answer.setHeader('Content-Type', 'application/json')
          answer.end(reach(place).text)
        } catch (error) {
          open = undefined
          next(error)
        }
      })
    },
  }
}
