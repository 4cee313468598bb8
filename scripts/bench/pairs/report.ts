// The time the built server takes to draw pages of two towns, none of them twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { onStop, StepError, stop } from '#tools/process.ts'
import { table } from '#tools/table.ts'
import { cpuMsOf } from '../cpu-ms.ts'
import { clientHeader, startBuiltServer } from '../load/built-server.ts'
import { percentile } from '../load/visits.ts'
import { somePairs } from './some-pairs.ts'

export const pairBudgets = { medianMs: 6, p99Ms: 25, pagesPerSecond: 120 } as const

/** Every town twice, so that all reach files have been asked for. */
const warmUp = 500
/** The cheapest answer: its time is that of the connection and of this client. */
const empty = '/api/nothing'
const requests = 1000
/** Pauses as long as the answers, for the budget of work on request leaves a third of a core to built pages (A35). */
const pause = 1
const clients = 500

interface Drawn {
  ms: number
  bytes: number
  hasBoard: boolean
}

async function drawOne(url: string, path: string, client: number): Promise<Drawn> {
  const since = performance.now()
  const answer = await fetch(url + path, {
    headers: { [clientHeader]: `10.1.${client >> 8}.${client % 256}`, 'Accept-Encoding': 'identity' },
  })
  const html = await answer.text()
  const ms = performance.now() - since
  if (answer.status !== 200)
    throw new StepError(`${path} answered ${answer.status}. Run it again on a quiet machine.`)
  return { ms, bytes: Buffer.byteLength(html), hasBoard: !html.includes('data-generated') }
}

/** Median milliseconds of an answer that costs nothing. */
async function emptyMs(url: string): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < warmUp; index += 1) {
    const since = performance.now()
    await (await fetch(url + empty)).arrayBuffer()
    times.push(performance.now() - since)
  }
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

async function drawAll(url: string, paths: readonly string[]): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const [index, path] of paths.entries()) {
    const one = await drawOne(url, path, index % clients)
    drawn.push(one)
    await wait(one.ms * pause)
  }
  return drawn
}

/** @returns 1 when a budget is exceeded */
export async function benchPairs(): Promise<0 | 1> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-pairs-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const { url, child } = await startBuiltServer(await choosePort(), join(folder, 'pairs.sqlite'))
  const pid = child.pid as number
  const [first = '', ...paths] = somePairs(1 + warmUp + requests)
  const fresh = await drawOne(url, first, 0)
  await drawAll(url, paths.slice(0, warmUp))
  const base = await emptyMs(url)
  const before = cpuMsOf(pid)
  const drawn = await drawAll(url, paths.slice(warmUp))
  const cpuMs = (cpuMsOf(pid) - before) / drawn.length
  await stop(child)
  const times = drawn.map(({ ms }) => ms - base).sort((a, b) => a - b)
  const sizes = drawn.map(({ bytes }) => bytes / 1000).sort((a, b) => a - b)
  const [median, p99, perSecond] = [percentile(times, 0.5), percentile(times, 0.99), 1000 / cpuMs]
  const row = (name: string, value: number, limit = '') => [name, value.toFixed(1), limit]
  console.log(
    table(
      [`${drawn.length} pages of two towns`, 'measured', 'limit'],
      [
        row(
          `median, ms beyond the ${base.toFixed(1)} of an empty answer`,
          median,
          String(pairBudgets.medianMs),
        ),
        row('p99, ms', p99, String(pairBudgets.p99Ms)),
        row('slowest, ms', percentile(times, 1)),
        row('first page of a fresh process, ms', fresh.ms),
        row('CPU, ms a page', cpuMs),
        row('pages a second on a core', perSecond, String(pairBudgets.pagesPerSecond)),
        row('median size, KB', percentile(sizes, 0.5)),
        row('largest size, KB', percentile(sizes, 1)),
        row(
          'pages with a board of services, %',
          (100 * drawn.filter(({ hasBoard }) => hasBoard).length) / drawn.length,
        ),
      ],
    ),
  )
  const faults = [
    ...(median > pairBudgets.medianMs ? ['the median page takes too long'] : []),
    ...(p99 > pairBudgets.p99Ms ? ['one page in a hundred takes too long'] : []),
    ...(perSecond < pairBudgets.pagesPerSecond ? ['a core draws too few pages a second'] : []),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}
