// The app as one Node process: an embedded database, the built files, a timer for the daily job.
import { createServer, type Server as HttpServer, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type HttpBindings, serve } from '@hono/node-server'
import { foldOldDays } from '#functions/db/daily.ts'
import { createApp } from '#functions/server/app.ts'
import { memoryCache } from '#functions/server/cache.ts'
import { readConfig } from '#functions/server/config.ts'
import type { Deps } from '#functions/server/deps.ts'
import { logError } from '#functions/server/log.ts'
import { createWork } from '#functions/server/work.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import { createClients } from './clients.ts'
import { compressed } from './compression.ts'
import { capConnections, connectionLimits, endSlowReaders, oneAtATime } from './connections.ts'
import { openOrGoWithout } from './database.ts'
import { serveFolder } from './files.ts'
import { watchLoad } from './overload.ts'
import { memoryRateLimit, namesPerDay } from './rate-limit.ts'

export interface StartOptions
  extends Pick<Deps, 'directory' | 'places' | 'world' | 'opportunities' | 'csp' | 'release'>,
    Partial<Pick<Deps, 'now' | 'fetch'>> {
  /** 0: any free port */
  port?: number
  host?: string
  /** folder of the built site */
  dist?: string
  /** folder of the files compressed by the build */
  compressed?: string
  /** file, or ":memory:" */
  database?: string
  migrations?: string
  environment?: Record<string, string | undefined>
}

export interface Running {
  /** e.g. http://localhost:4321 */
  url: string
  /** waits for open answers, then closes the database */
  stop(): Promise<void>
}

/** Default of DATABASE_PATH. */
export const defaultDatabase = '.data/waymark.sqlite'

const dayMs = 86_400_000
/** Limits against clients that send a request byte by byte, milliseconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 15_000,
}

/** Starts the server and resolves once it listens. @throws Error for an unusable setting or a port in use */
export async function start(options: StartOptions): Promise<Running> {
  const { environment = process.env, now = () => new Date(), dist = 'dist', port = 4321, host } = options
  const { compressed: compressedFolder = '.build/compressed' } = options
  const config = readConfig(environment)
  const db = openOrGoWithout(
    options.database ?? defaultDatabase,
    options.migrations ?? 'functions/db/migrations',
  )
  const clock = () => now().getTime()
  const clients = createClients(config.clientIpHeader)
  const load = watchLoad()
  const app = createApp({
    db,
    assets: serveFolder(dist, compressedFolder),
    cache: memoryCache(clock),
    rateLimit: memoryRateLimit(clock),
    nameLimit: memoryRateLimit(clock, namesPerDay),
    isOverloaded: load.isOverloaded,
    work: createWork(() => performance.now(), nextTurn),
    clientAddress: clients.addressOf,
    isLocal: clients.isLocal,
    config,
    directory: options.directory,
    places: options.places,
    world: options.world,
    opportunities: options.opportunities,
    csp: options.csp,
    release: options.release,
    now,
    fetch: options.fetch ?? fetch,
  })
  const answer = async (request: Request, { incoming }: HttpBindings) => {
    clients.remember(request, incoming)
    return compressed(request, await app.fetch(request))
  }
  const fold = () => foldOldDays(db, now()).catch((error) => logError('daily job', error))
  const timer = setInterval(fold, dayMs).unref()
  const { server, listening } = await listen(answer, {
    port,
    hostname: host,
    headers: securityHeaders(options.csp),
  })
  capConnections(server as HttpServer, connectionLimits, clients.ofConnection)
  return {
    url: `http://localhost:${listening.port}`,
    async stop() {
      clearInterval(timer)
      load.stop()
      await closed(server)
      db.close()
    },
  }
}

type Server = ReturnType<typeof serve>

interface Listening {
  port: number
  hostname: string | undefined
  /** also sent with answers to requests too broken for the app */
  headers: Record<string, string>
}

function listen(
  fetch: (request: Request, env: HttpBindings) => Promise<Response>,
  { port, hostname, headers }: Listening,
): Promise<{ server: Server; listening: AddressInfo }> {
  const create = (options: ServerOptions, listener: RequestListener) => {
    const answer = oneAtATime(endSlowReaders(listener, connectionLimits), connectionLimits.waiting)
    return createServer({ ...options, ...patience }, (incoming, outgoing) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
      // browsers and URL parsers read a backslash as a slash
      incoming.url = incoming.url?.replaceAll('\\', '/') ?? '/'
      answer(incoming, outgoing)
    })
  }
  return new Promise((resolve, reject) => {
    const options = { fetch, port, createServer: create, ...(hostname && { hostname }) }
    const server: Server = serve(options as Parameters<typeof serve>[0], (listening) =>
      resolve({ server, listening }),
    )
    server.once('error', reject)
  })
}

/** Idle connections are closed at once, busy ones after five seconds. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (!('closeIdleConnections' in server)) return
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}
