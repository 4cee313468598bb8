// Entry on the edge: Workers with static assets, D1, a rate limit and a daily job.

import csp from '#build/server/csp.json' with { type: 'json' }
import directory from '#build/server/directory.json' with { type: 'json' }
import facts from '#build/server/facts.json' with { type: 'json' }
import gazetteer from '#build/server/gazetteer.json' with { type: 'json' }
import indexedPairs from '#build/server/indexed-pairs.json' with { type: 'json' }
import land from '#build/server/land.json' with { type: 'json' }
import opportunities from '#build/server/opportunities.json' with { type: 'json' }
import release from '#build/server/release.json' with { type: 'json' }
import { foldOldDays } from '#functions/db/daily.ts'
import { type App, createApp } from '#functions/server/app.ts'
import { edgeCache, memoryCache, newestOfCaches } from '#functions/server/cache.ts'
import { readConfig } from '#functions/server/config.ts'
import type { Assets } from '#functions/server/deps.ts'
import { createWorld } from '#models/on-request/world.ts'
import { indexPlaces } from '#places/place-index.ts'
import type { Database } from './db/database.ts'

interface EdgeLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

interface Env {
  DB: Database
  ASSETS: { fetch(request: Request): Promise<Response> }
  POST_LIMIT: EdgeLimit
  NAME_LIMIT: EdgeLimit
  [setting: string]: unknown
}

// Built while the script starts, before the first request.
const places = indexPlaces(gazetteer)
const world = createWorld(directory.estimates, { gazetteer, land })
// Warm-up: the first route and the first drawing take ten times as long as the next.
const [here, there] = [
  { lat: 40.4, lng: -3.7 },
  { lat: 41, lng: 29 },
]
world.landKm(here, there)
world.drawMap(here, there)

/** Most answers in memory: an isolate has 128 MB in all. */
const isolateAnswers = 500

/** The headers of an answer from outside the script cannot be changed. */
const withOwnHeaders = (answer: Response) => new Response(answer.body, answer)

const assetsOf = ({ ASSETS }: Env): Assets => ({
  fetch: async (request) => withOwnHeaders(await ASSETS.fetch(request)),
  async bytes(path) {
    const found = await ASSETS.fetch(new Request(`https://assets${path}`)) // the binding reads the path alone
    if (found.ok) return new Uint8Array(await found.arrayBuffer())
    await found.body?.cancel()
    return undefined
  },
})

let app: App | undefined

/** One app per isolate: it keeps its index, its breakers and the calls under way. */
function appFor(env: Env): App {
  app ??= createApp({
    db: env.DB,
    assets: assetsOf(env),
    cache: newestOfCaches(
      memoryCache(Date.now, isolateAnswers),
      edgeCache((caches as unknown as { default: Cache }).default),
    ),
    rateLimit: async (key) => (await env.POST_LIMIT.limit({ key })).success,
    nameLimit: async (key) => (await env.NAME_LIMIT.limit({ key })).success,
    clientAddress: (request) => request.headers.get('CF-Connecting-IP') ?? '',
    config: readConfig(env),
    directory,
    places,
    world,
    facts,
    indexedPairs: new Set(Object.keys(indexedPairs)),
    opportunities,
    csp,
    release,
    now: () => new Date(),
    fetch: (input, init) => fetch(input, init),
  })
  return app
}

export default {
  fetch: (request: Request, env: Env) => appFor(env).fetch(request),
  scheduled: (_: unknown, env: Env) => foldOldDays(env.DB, new Date()),
}
