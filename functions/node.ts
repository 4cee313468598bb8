// Entry on Node: `node .build/server/node.mjs`. PORT, HOST and DATABASE_PATH as wished; see functions/server/config.ts.
import csp from '#build/server/csp.json' with { type: 'json' }
import directory from '#build/server/directory.json' with { type: 'json' }
import { type Running, type StartOptions, start as startWith } from './node/start.ts'

/** Starts the server on what the build wrote; any option can be replaced. */
export function start(options: Partial<StartOptions> = {}): Promise<Running> {
  return startWith({ directory, csp, ...options })
}

if (import.meta.main) {
  const { PORT, HOST, DATABASE_PATH } = process.env
  const running = await start({
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATABASE_PATH && { database: DATABASE_PATH }),
  })
  console.log(running.url)
  const stop = () => void running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
