// Visits at the promised rate, at ten times that rate, and at the promised rate again: acknowledged visits must count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Directory } from '#places/directory.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { onStop, stop } from '#tools/process.ts'
import { serverFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { startBuiltServer } from './built-server.ts'
import { countedIn, miscounted, sumOf } from './counters.ts'
import { mixedVisit } from './mixed-visits.ts'
import { type Outcome, percentile, visitAll } from './visits.ts'

const rate = 300
const addresses = 5000

interface Phase {
  name: string
  /** calls per second; `share` is the part of the requested seconds */
  perSecond: number
  share: number
  /** statuses allowed as answers */
  allowed: readonly string[]
}
const phases: readonly Phase[] = [
  { name: 'as promised', perSecond: rate, share: 1, allowed: ['204'] },
  { name: 'ten times that', perSecond: rate * 10, share: 1 / 3, allowed: ['204', '429', '503'] },
  { name: 'afterwards', perSecond: rate, share: 1 / 6, allowed: ['204', '429'] },
]

interface Measured extends Phase {
  outcome: Outcome
}

const statusText = ({ statuses }: Outcome) =>
  [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')

function rowOf({ name, outcome }: Measured): string[] {
  const { sent, perSecond, latencies } = outcome
  const times = [0.5, 0.95, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1))
  return [name, String(sent), String(Math.round(perSecond)), ...times, statusText(outcome)]
}

function wrongAnswers({ name, allowed, outcome }: Measured): string[] {
  const all = [...outcome.statuses.keys()]
  return all.every((status) => allowed.includes(status)) ? [] : [`${name}: ${statusText(outcome)}`]
}

/** Sends all visits to a server of its own; when this resolves, the server has written all counters. */
async function measureAll(database: string, seconds: number): Promise<Measured[]> {
  const { routes } = JSON.parse(readFileSync(join(serverFolder, 'directory.json'), 'utf8')) as Directory
  const { url, child } = await startBuiltServer(await choosePort(), database)
  const visit = (index: number) => mixedVisit(routes, index)
  const measured: Measured[] = []
  for (const phase of phases) {
    const { perSecond, share } = phase
    const load = { url, perSecond, seconds: Math.ceil(seconds * share), addresses, visit }
    measured.push({ ...phase, outcome: await visitAll(load) })
  }
  await stop(child)
  return measured
}

/** @returns 1 when a visit is lost or gets a status that is not allowed */
export async function verifyLoad(seconds: number): Promise<0 | 1> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-load-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'load.sqlite')
  const measured = await measureAll(database, seconds)
  const head = ['', 'sent', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest', 'answers']
  console.log(table(head, measured.map(rowOf)))
  const counted = countedIn(database)
  console.log(`counted: ${[...counted].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const accepted = sumOf(measured.map(({ outcome }) => outcome.accepted))
  const faults = [...miscounted(counted, accepted), ...measured.flatMap(wrongAnswers)]
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log('nothing that was acknowledged is lost')
  return faults.length > 0 ? 1 : 0
}
