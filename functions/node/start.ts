// The app as one Node process: an embedded database, the built files, a timer for the daily job.
import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type HttpBindings, serve } from '@hono/node-server'
import { foldOldDays } from '#functions/db/daily.ts'
import { createApp } from '#functions/server/app.ts'
import { memoryCache } from '#functions/server/cache.ts'
import { type Config, readConfig } from '#functions/server/config.ts'
import type { Deps } from '#functions/server/deps.ts'
import { logError, logWarning } from '#functions/server/log.ts'
import { createWork } from '#functions/server/work.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import { isPublicHost, listenError, urlOf } from './address.ts'
import { createClients } from './clients.ts'
import { type Closing, createClosing } from './closing.ts'
import { compressed } from './compression.ts'
import { capConnections, connectionLimits, endSlowReaders, oneAtATime } from './connections.ts'
import { openOrGoWithout } from './database.ts'
import { serveFolder } from './files.ts'
import { answerUnparsed, refuseMalformed } from './malformed.ts'
import { watchLoad } from './overload.ts'
import { memoryRateLimit, namesPerDay } from './rate-limit.ts'

export interface StartOptions
  extends Pick<
      Deps,
      'directory' | 'places' | 'world' | 'facts' | 'indexedPairs' | 'opportunities' | 'csp' | 'release'
    >,
    Partial<Pick<Deps, 'now' | 'fetch'>> {
  /** else PORT; 0: any free port */
  port?: number
  /** else HOST */
  host?: string
  /** folder of the built site */
  dist?: string
  /** folder of the files compressed by the build */
  compressed?: string
  /** file, or ":memory:"; else DATABASE_PATH */
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

const dayMs = 86_400_000
/** Limits against clients that send a request byte by byte, milliseconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 15_000,
}

/** Starts the server and resolves once it listens. @throws OperatorError for an unusable setting or a port in use */
export async function start(options: StartOptions): Promise<Running> {
  const { environment = process.env, now = () => new Date(), dist = 'dist' } = options
  const { compressed: compressedFolder = '.build/compressed' } = options
  const config = readConfig(environment)
  const { port = config.port, host = config.host, database = config.databasePath } = options
  const db = openOrGoWithout(database, options.migrations ?? 'functions/db/migrations')
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
    facts: options.facts,
    indexedPairs: options.indexedPairs,
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
  const closing = createClosing()
  const headers = securityHeaders(options.csp, config)
  const { server, listening } = await listen(answer, { port, hostname: host, headers, closing })
  capConnections(server, connectionLimits, clients.ofConnection)
  warnOfSettings(config, host, dist)
  return {
    url: urlOf(host, listening.port),
    async stop() {
      clearInterval(timer)
      load.stop()
      await closing.close(server)
      db.close()
    },
  }
}

/** Warnings of what the pages or a deployed site lack. */
function warnOfSettings({ siteUrl, clientIpHeader }: Config, host: string | undefined, dist: string): void {
  if (!existsSync(join(dist, 'index.html')))
    logWarning('pages', {
      folder: resolve(dist),
      hint: 'There is no index.html: no page can be served. Start the server in the folder with dist/.',
    })
  if (siteUrl === undefined && (clientIpHeader !== undefined || isPublicHost(host)))
    logWarning('settings', { hint: 'SITE_URL is not set: give the public address, e.g. https://your.domain' })
}

interface Listening {
  port: number
  hostname: string | undefined
  /** also sent with answers to requests too broken for the app */
  headers: Record<string, string>
  closing: Closing
}

function listen(
  fetch: (request: Request, env: HttpBindings) => Promise<Response>,
  { port, hostname, headers, closing }: Listening,
): Promise<{ server: Server; listening: AddressInfo }> {
  const create = (options: ServerOptions, listener: RequestListener) => {
    const wellFormed = refuseMalformed(listener, headers)
    const answer = oneAtATime(endSlowReaders(wellFormed, connectionLimits), connectionLimits.waiting)
    const first: RequestListener = (incoming, outgoing) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
      // browsers and URL parsers read a backslash as a slash
      incoming.url = incoming.url?.replaceAll('\\', '/') ?? '/'
      answer(incoming, outgoing)
    }
    // a missing Host is refused with the others
    const server = createServer({ ...options, ...patience, requireHostHeader: false }, closing.watch(first))
    answerUnparsed(server, headers)
    return server
  }
  return new Promise((resolve, reject) => {
    const options = { fetch, port, createServer: create, ...(hostname && { hostname }) }
    const server = serve(options as Parameters<typeof serve>[0], (listening) =>
      resolve({ server, listening }),
    ) as Server
    server.once('error', (error) => reject(listenError(error, hostname, port)))
  })
}
