// npm run verify -- faults: every outside service fails in every way while the built server runs; prints what visitors got.
//   -- ecb hang    only the services and faults named

import { type Cell, measure, slowestMs } from '#bench/faults/cell.ts'
import { faults } from '#bench/faults/faults.ts'
import { rows } from '#bench/faults/rows.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { command, StepError, start } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'
import { table } from '#tools/table.ts'

interface Measured extends Cell {
  upstream: string
  fault: string
}

/** The fakes, in a process of their own. */
async function startFakes(): Promise<string> {
  const script = inProject('tests', 'fixtures', 'upstreams', 'fake.ts')
  const child = start(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()))
    child.once('exit', () =>
      reject(new StepError('The fakes of the outside services did not start (see above).')),
    )
  })
}

/** The chosen names, or all where none of them is chosen. */
function chosen<T extends string>(names: readonly T[]): T[] {
  const asked = names.filter((name) => process.argv.slice(2).includes(name))
  return asked.length > 0 ? asked : [...names]
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)

function print(measured: readonly Measured[], columns: readonly string[]): void {
  const cellsOf = (upstream: string) => measured.filter((cell) => cell.upstream === upstream)
  const upstreams = [...new Set(measured.map(({ upstream }) => upstream))]
  const times = upstreams.map((upstream) => [
    upstream,
    ...cellsOf(upstream).map(
      ({ apiMs, complaints }) => `${complaints.length > 0 ? '✗ ' : ''}${seconds(apiMs)}`,
    ),
    [...new Set(cellsOf(upstream).map(({ outcome }) => outcome))].join(', '),
  ])
  console.log(
    '\nSeconds of the slowest of four answers while the service in the row fails as the column says\n',
  )
  console.log(table(['', ...columns, 'shown instead'], times))
  console.log(`\nSlowest page meanwhile: ${seconds(Math.max(...measured.map(({ pageMs }) => pageMs)))} s`)
}

await command(async () => {
  await ensureBuilt()
  const fakes = await startFakes()
  const columns = chosen(faults)
  const upstreams = chosen(rows.map(({ upstream }) => upstream))
  const measured: Measured[] = []
  for (const row of rows.filter(({ upstream }) => upstreams.includes(upstream))) {
    for (const fault of columns) {
      const ill = fault === 'refuse' ? 'http://127.0.0.1:1' : `${fakes}/${fault}`
      measured.push({ upstream: row.upstream, fault, ...(await measure(row, ill, `${fakes}/ok`)) })
    }
  }
  print(measured, columns)
  const broken = measured.filter(({ complaints }) => complaints.length > 0)
  for (const { upstream, fault, complaints } of broken)
    console.log(`✗ ${upstream}, ${fault}: ${complaints.join('; ')}`)
  const total = measured.length - broken.length
  console.log(
    `${total} of ${measured.length} as promised: 200, at most ${seconds(slowestMs)} s, the page whole`,
  )
  return broken.length === 0 ? 0 : 1
})
