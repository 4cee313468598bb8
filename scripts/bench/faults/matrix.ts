// Every outside service failing in every way, and the table of the answers that visitors get.
import { ensureBuilt } from '#tools/ensure-built.ts'
import { StepError, start } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { type Cell, measure, slowestMs } from './cell.ts'
import { faults } from './faults.ts'
import { rows } from './rows.ts'

interface Measured extends Cell {
  upstream: string
  fault: string
}

/** Starts the fakes in their own process. @returns their address */
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

/** The names that are among the words; all names when no word matches. */
function chosen<T extends string>(names: readonly T[], words: readonly string[]): readonly T[] {
  const named = names.filter((name) => words.includes(name))
  return named.length > 0 ? named : names
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)

function print(measured: readonly Measured[], columns: readonly string[]): void {
  const byUpstream = Map.groupBy(measured, ({ upstream }) => upstream)
  const lines = [...byUpstream].map(([upstream, cells]) => [
    upstream,
    ...cells.map(({ apiMs, complaints }) => `${complaints.length > 0 ? '✗ ' : ''}${seconds(apiMs)}`),
    [...new Set(cells.map(({ outcome }) => outcome))].join(', '),
  ])
  console.log(
    '\nSeconds of the slowest of four answers while the service in the row fails as the column says\n',
  )
  console.log(table(['', ...columns, 'shown instead'], lines))
  console.log(`\nSlowest page meanwhile: ${seconds(Math.max(...measured.map(({ pageMs }) => pageMs)))} s`)
}

async function measureAll(words: readonly string[], columns: readonly string[]): Promise<Measured[]> {
  const fakes = await startFakes()
  const upstreams = chosen(
    rows.map(({ upstream }) => upstream),
    words,
  )
  const measured: Measured[] = []
  for (const row of rows.filter(({ upstream }) => upstreams.includes(upstream)))
    for (const fault of columns) {
      const failing = fault === 'refuse' ? 'http://127.0.0.1:1' : `${fakes}/${fault}`
      measured.push({ upstream: row.upstream, fault, ...(await measure(row, failing, `${fakes}/ok`)) })
    }
  return measured
}

/** @param words services and faults to try, all by default. @returns 1 when an answer breaks a promise */
export async function verifyFaults(words: readonly string[]): Promise<0 | 1> {
  await ensureBuilt()
  const columns = chosen(faults, words)
  const measured = await measureAll(words, columns)
  print(measured, columns)
  const broken = measured.filter(({ complaints }) => complaints.length > 0)
  for (const { upstream, fault, complaints } of broken)
    console.log(`✗ ${upstream}, ${fault}: ${complaints.join('; ')}`)
  console.log(
    `${measured.length - broken.length} of ${measured.length} as promised: 200, at most ${seconds(slowestMs)} s, the page whole`,
  )
  return broken.length === 0 ? 0 : 1
}
