// Reach files and brief files while the development server runs: composed for the place that is asked for, from data/ as it is.
import type { Plugin } from 'vite'
import type { PlaceId } from '#catalogue/place.ts'
import { site } from '#catalogue/site.ts'
import type { OriginReach } from '#compiler/reach/origin.ts'
import { briefFolder, reachFile } from '#compiler/reach/reach-files.ts'
import { root } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { stamp } from './fresh-catalogue.ts'

const file = /^\/(reach|brief)\/([a-z0-9-]+)\.json$/
/** Pages that read brief files while they are drawn; their path without the language. */
const pages: readonly (readonly [page: RegExp, read: (town: string) => readonly PlaceId[] | 'cities'])[] = [
  [/^\/?$/, () => [site.homeCity]],
  [/^\/explore\/([a-z0-9-]+)$/, (town) => [town]],
  [/^\/(?:explore|meet|tour)$/, () => 'cities'],
]

/** The places whose brief files a page reads. @param path of the page, in any language */
export function briefsReadBy(path: string): readonly PlaceId[] | 'cities' {
  const inEnglish = path.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  for (const [page, read] of pages) {
    const found = page.exec(inEnglish)
    if (found) return read(found[1] ?? '')
  }
  return []
}

interface Network {
  towns: ReadonlySet<PlaceId>
  cities: readonly PlaceId[]
  reach(place: string): OriginReach
}

/** The network as it is; a build reads this file too, and has no use for what composes. */
async function openNetwork(): Promise<Network> {
  const [{ townsOf }, { memo }, { reachComposer }, { readNetwork }] = await Promise.all([
    import('#catalogue/place.ts'),
    import('#lib/memo.ts'),
    import('#compiler/reach/origin.ts'),
    import('#compiler/read/read-network.ts'),
  ])
  const network = readNetwork(root)
  const towns = townsOf(network.places.values())
  const compose = reachComposer(network)
  return {
    towns: new Set(towns.map(({ id }) => id)),
    cities: towns.filter(({ kind }) => kind === 'city').map(({ id }) => id),
    reach: memo((place: PlaceId) => {
      const found = compose(place)
      writeIfNew(reachFile(briefFolder, place), Buffer.from(found.brief))
      return found
    }),
  }
}

interface Asked {
  /** of the file; a page has none */
  kind?: string | undefined
  read: readonly PlaceId[] | 'cities'
}

function askedBy(url = '/'): Asked {
  const { pathname } = new URL(url, 'http://localhost')
  const [, kind, place] = file.exec(pathname) ?? []
  return { kind, read: place ? [place] : briefsReadBy(pathname) }
}

/** Composes what is read; the text of the file where one is asked for. */
function answerTo({ kind, read }: Asked, { towns, cities, reach }: Network): string | undefined {
  const places = read === 'cities' ? cities : read.filter((place) => towns.has(place))
  const [found] = places.map((place) => reach(place))
  return kind === 'reach' ? found?.text : kind && found?.brief
}

/** Answers /reach/{place}.json and /brief/{place}.json, and writes the brief files that pages read; the network is read again after every compile that changed something. */
export function liveReach(): Plugin {
  let open: Promise<Network> | undefined
  return {
    name: 'waymark:live-reach',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (path === stamp) open = undefined
      })
      server.middlewares.use(async (request, answer, next) => {
        const asked = askedBy(request.url)
        if (asked.read.length === 0) return next()
        try {
          open ??= openNetwork()
          const text = answerTo(asked, await open)
          if (text === undefined) return next()
          answer.setHeader('Content-Type', 'application/json')
          answer.end(text)
        } catch (error) {
          open = undefined
          next(error)
        }
      })
    },
  }
}
