// Ordinary load for minutes: memory, descriptors and answer times must stay where they are.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startBuiltServer } from '#bench/load/built-server.ts'
import { countedIn, miscounted, sumOf } from '#bench/load/counters.ts'
import { type Outcome, percentile, visitAll } from '#bench/load/visits.ts'
import type { Directory } from '#places/directory.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { onStop, stop } from '#tools/process.ts'
import { dist, serverFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { testSettings } from '#tools/test-settings.ts'
import { ordinaryVisits } from './ordinary-visits.ts'
import { factsOf, type ProcessFacts } from './process-facts.ts'

const perSecond = 150
const connections = 50
const addresses = 5000
/** Minutes in which caches fill. */
const warmUp = 3

export const soakBudgets = {
  /** MB under ordinary load */
  memory: 250,
  /** MB per minute after the warm-up */
  slope: 2,
  /** slowest p99 of a minute, as a multiple of the median p99 */
  p99Ratio: 4,
  /** descriptors that may differ between two minutes, connections closed */
  descriptors: 8,
} as const

export interface Minute extends ProcessFacts {
  outcome: Pick<Outcome, 'statuses' | 'latencies' | 'accepted'>
}

const p99 = ({ outcome }: Minute) => percentile(outcome.latencies, 0.99)

/** Growth per step of a straight line through the values, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const middle = (values.length - 1) / 2
  const average = mean(values)
  const covariance = values.reduce((sum, value, index) => sum + (index - middle) * (value - average), 0)
  const variance = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return variance === 0 ? 0 : covariance / variance
}

/** One sentence for each budget that the minutes exceed. */
export function soakFaults(minutes: readonly Minute[]): string[] {
  const warm = minutes.length > warmUp ? minutes.slice(warmUp) : minutes
  const statuses = new Set(minutes.flatMap(({ outcome }) => [...outcome.statuses.keys()]))
  const memory = Math.max(...minutes.map((minute) => minute.memory))
  const slope = warm.length < 2 ? 0 : slopeOf(warm.map((minute) => minute.memory))
  const times = warm.map(p99).sort((a, b) => a - b)
  const ratio = (times.at(-1) ?? 0) / (times[Math.floor(times.length / 2)] || 1)
  const open = warm.map(({ descriptors }) => descriptors)
  const spread = Math.max(...open) - Math.min(...open)
  const rows: [isFault: boolean, text: string][] = [
    [
      [...statuses].some((status) => status !== '200' && status !== '204'),
      `answers ${[...statuses].join(', ')}`,
    ],
    [memory > soakBudgets.memory, `${memory.toFixed(0)} MB, ${soakBudgets.memory} at most`],
    [slope > soakBudgets.slope, `memory grows ${slope.toFixed(1)} MB a minute, ${soakBudgets.slope} at most`],
    [ratio > soakBudgets.p99Ratio, `p99 of a minute is ${ratio.toFixed(1)} times the median`],
    [spread > soakBudgets.descriptors, `descriptors differ by ${spread}`],
  ]
  return rows.filter(([isFault]) => isFault).map(([, text]) => text)
}

function rowOf(minute: Minute, index: number): string[] {
  const { latencies, statuses } = minute.outcome
  return [
    `minute ${index + 1}`,
    String(latencies.length),
    ...[0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1)),
    minute.memory.toFixed(0),
    minute.loopDelay.toFixed(1),
    String(minute.descriptors),
    [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  ]
}

/** @returns 1 when a budget is exceeded or a count is lost */
export async function verifySoak(count: number): Promise<0 | 1> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-soak-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const [database, loopDelayFile] = [join(folder, 'soak.sqlite'), join(folder, 'delay')]
  writeFileSync(loopDelayFile, '0')
  const settings = {
    ...testSettings,
    LOOP_DELAY_FILE: loopDelayFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-probe.mjs')}`,
  }
  const { url, child } = await startBuiltServer(await choosePort(process.env.PORT), database, settings)
  const { routes } = JSON.parse(readFileSync(join(serverFolder, 'directory.json'), 'utf8')) as Directory
  const visitOf = ordinaryVisits(dist, routes)
  const minutes: Minute[] = []
  for (let minute = 0; minute < count; minute += 1) {
    const first = minute * perSecond * 60
    const visit = (index: number) => visitOf(first + index)
    const outcome = await visitAll({ url, perSecond, seconds: 60, addresses, connections, visit })
    const { loopDelay } = factsOf(child.pid, loopDelayFile)
    // closed connections leave the process a moment later
    await wait(1000)
    minutes.push({ ...factsOf(child.pid, loopDelayFile), loopDelay, outcome })
    console.log(`minute ${minute + 1} of ${count}: ${minutes.at(-1)?.memory.toFixed(0)} MB`)
  }
  await stop(child)
  const head = ['', 'answers', 'p50 ms', 'p99 ms', 'slowest', 'MB', 'loop p99 ms', 'descriptors', 'statuses']
  console.log(table(head, minutes.map(rowOf)))
  const accepted = sumOf(minutes.map(({ outcome }) => outcome.accepted))
  const faults = [...soakFaults(minutes), ...miscounted(countedIn(database), accepted)]
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log('nothing grows, nothing fails, and every count is there')
  return faults.length > 0 ? 1 : 0
}
