// Time and memory of reading feeds: a made-up large one, and those of FEEDS_DIR.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OurStop } from '#compiler/feeds/gtfs/context.ts'
import { ourStopsOf } from '#compiler/feeds/gtfs/our-stops.ts'
import { readGtfs } from '#compiler/feeds/gtfs/read-gtfs.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { writeLargeFeed } from './large-feed.ts'

const limits = { mb: 400, realSeconds: 60 } as const
/** Cities between which the trips of the large feed run. */
const ownStops = 20

interface Measured {
  name: string
  rides: number
  seconds: number
}

/** @returns 1 when a limit is exceeded */
export async function benchFeeds(): Promise<0 | 1> {
  const stops = ourStopsOf(readNetwork(root))
  const real = await realFeeds(stops)
  const large = await largeFeed(stops)
  const rows = [...real, large].map(({ name, rides, seconds }) => [name, String(rides), seconds.toFixed(1)])
  console.log(table(['feed', 'rides', 'seconds'], rows))
  const mb = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${mb} MB at most (line ${limits.mb})`)
  const faults = [
    ...(mb > limits.mb ? ['reading takes too much memory'] : []),
    ...real.filter(({ seconds }) => seconds > limits.realSeconds).map(({ name }) => `${name} takes too long`),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

async function realFeeds(stops: readonly OurStop[]): Promise<Measured[]> {
  const folder = process.env.FEEDS_DIR
  if (!folder) console.log('FEEDS_DIR names no folder: only a made-up feed is read')
  const measured: Measured[] = []
  for (const name of folder ? readdirSync(folder).filter((file) => file.endsWith('.zip')) : [])
    measured.push(await measure(name, join(folder ?? '', name), stops))
  return measured
}

async function largeFeed(stops: readonly OurStop[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'large-feed-'))
  const path = join(folder, 'feed.zip')
  try {
    writeLargeFeed(path, stops.filter(({ kind }) => kind === 'rail').slice(0, ownStops))
    return await measure('five million calls', path, stops)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(name: string, path: string, stops: readonly OurStop[]): Promise<Measured> {
  const today = new Date().toISOString().slice(0, 10)
  const productOf = ({ agency, route }: { agency: string; route: string }) => ({
    operator: agency,
    product: route,
  })
  const { rides, seconds } = await readGtfs(path, { stops, joins: [], today, productOf })
  return { name, rides: rides.length, seconds }
}
