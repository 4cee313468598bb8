// Entry on Node: `node .build/server/node.mjs`, with PORT, HOST, DATABASE_PATH (functions/server/config.ts).
// `node .build/server/node.mjs backup copy.sqlite` copies the counters while another process counts.
import csp from '#build/server/csp.json' with { type: 'json' }
import directory from '#build/server/directory.json' with { type: 'json' }
import gazetteer from '#build/server/gazetteer.json' with { type: 'json' }
import land from '#build/server/land.json' with { type: 'json' }
import opportunities from '#build/server/opportunities.json' with { type: 'json' }
import release from '#build/server/release.json' with { type: 'json' }
import { createWorld } from '#models/on-request/world.ts'
import { indexPlaces } from '#places/place-index.ts'
import { backUp } from './node/backup.ts'
import { defaultDatabase, type Running, type StartOptions, start as startWith } from './node/start.ts'

/** Starts the server with the files of the build; any option can be replaced. */
export function start(options: Partial<StartOptions> = {}): Promise<Running> {
  const places = indexPlaces(gazetteer)
  const world = createWorld(directory.estimates, { gazetteer, land })
  return startWith({ directory, places, world, opportunities, csp, release, ...options })
}

async function serve(): Promise<void> {
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

if (import.meta.main) {
  const [task, copy] = process.argv.slice(2)
  if (task === 'backup' && copy) await backUp(process.env.DATABASE_PATH || defaultDatabase, copy)
  else await serve()
}
