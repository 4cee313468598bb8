// npm run verify -- load: 300 tracked calls a second for a minute from 5,000 addresses, and nothing is lost; then ten times as
// many, then the first again.
//   -- 10        seconds instead of 60
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '#bench/load/built-server.ts'
import { countedIn } from '#bench/load/counters.ts'
import { mixedVisit } from '#bench/load/mix.ts'
import { type Outcome, percentile, visitAll } from '#bench/load/visits.ts'
import type { Directory } from '#places/directory.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { command, onStop, stop } from '#tools/process.ts'
import { serverFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'

const rate = 300
const addresses = 5000
const statuses = ({ statuses: counts }: Outcome) =>
  [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
const ms = (latency: number) => latency.toFixed(1)

function row(name: string, outcome: Outcome): string[] {
  const { sent, perSecond, latencies } = outcome
  const times = [0.5, 0.95, 0.99, 1].map((share) => ms(percentile(latencies, share)))
  return [name, String(sent), String(Math.round(perSecond)), ...times, statuses(outcome)]
}

/** Tables whose counters differ from what was acknowledged. */
function lost(counted: ReadonlyMap<string, number>, outcomes: readonly Outcome[]): string[] {
  return [...counted].flatMap(([name, found]) => {
    const accepted = outcomes.reduce((sum, outcome) => sum + (outcome.accepted.get(name) ?? 0), 0)
    return found === accepted ? [] : [`${name}: ${accepted} acknowledged, ${found} counted`]
  })
}

const only = ({ statuses: counts }: Outcome, allowed: readonly string[]) =>
  [...counts.keys()].every((status) => allowed.includes(status))

await command(async () => {
  await ensureBuilt()
  const seconds = Number(process.argv[2] ?? 60)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-load-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'load.sqlite')
  const { routes } = JSON.parse(readFileSync(join(serverFolder, 'directory.json'), 'utf8')) as Directory
  const { url, child } = await startBuiltServer(await choosePort(), database)
  const load = (perSecond: number, forSeconds: number) =>
    visitAll({
      url,
      perSecond,
      seconds: forSeconds,
      addresses,
      visit: (index) => mixedVisit(routes, index),
    })

  const steady = await load(rate, seconds)
  const flood = await load(rate * 10, Math.ceil(seconds / 3))
  const after = await load(rate, Math.ceil(seconds / 6))
  await stop(child)

  const outcomes = [steady, flood, after]
  console.log(
    table(
      ['', 'sent', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest', 'answers'],
      [row('as promised', steady), row('ten times that', flood), row('afterwards', after)],
    ),
  )
  const counted = countedIn(database)
  console.log(`counted: ${[...counted].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const faults = [
    ...lost(counted, outcomes),
    ...(only(steady, ['204']) ? [] : [`as promised: ${statuses(steady)}`]),
    ...(only(flood, ['204', '429', '503']) ? [] : [`ten times that: ${statuses(flood)}`]),
    ...(only(after, ['204', '429']) ? [] : [`afterwards: ${statuses(after)}`]),
  ]
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log('nothing that was acknowledged is lost')
  return faults.length > 0 ? 1 : 0
})
