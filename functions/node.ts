// Entry on Node (usage below), with the settings of functions/server/config.ts.
import './node/require-node.ts'

import csp from '#build/server/csp.json' with { type: 'json' }
import directory from '#build/server/directory.json' with { type: 'json' }
import facts from '#build/server/facts.json' with { type: 'json' }
import gazetteer from '#build/server/gazetteer.json' with { type: 'json' }
import indexedPairs from '#build/server/indexed-pairs.json' with { type: 'json' }
import land from '#build/server/land.json' with { type: 'json' }
import opportunities from '#build/server/opportunities.json' with { type: 'json' }
import release from '#build/server/release.json' with { type: 'json' }
import { createWorld } from '#models/on-request/world.ts'
import { indexPlaces } from '#places/place-index.ts'
import { backUp } from './node/backup.ts'
import { type Running, type StartOptions, start as startWith } from './node/start.ts'
import { readConfig } from './server/config.ts'
import { OperatorError } from './server/operator-error.ts'

export { OperatorError }

/** Starts the server with the files of the build; any option can be replaced. */
export function start(options: Partial<StartOptions> = {}): Promise<Running> {
  const places = indexPlaces(gazetteer)
  const world = createWorld(directory.estimates, { gazetteer, land })
  return startWith({
    ...{ directory, places, world, facts, opportunities, csp, release },
    indexedPairs: new Set(Object.keys(indexedPairs)),
    ...options,
  })
}

const usage = `Use one of:
  node .build/server/node.mjs               starts the server
  node .build/server/node.mjs backup FILE   copies the counters to a file while a server counts`

async function serve(): Promise<void> {
  const running = await start()
  console.log(running.url)
  const stop = () => void running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

/** @throws OperatorError for words that are no task */
async function run(words: readonly string[]): Promise<void> {
  const [task, copy, ...more] = words
  if (task === undefined) return serve()
  if (task === 'backup' && copy && more.length === 0)
    return backUp(readConfig(process.env).databasePath, copy)
  const problem = task === 'backup' ? 'backup takes one file' : `"${task}" is not known`
  throw new OperatorError(`${problem}. ${usage}`)
}

if (import.meta.main) {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  }
}
