// npm run verify -- attack: hostile inputs on both runtimes, a summary, and a line that reproduces each finding.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { buildFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { databaseFaults } from './database.ts'
import { valuesOf } from './exchange.ts'
import { headersForNode } from './hostile-headers.ts'
import { bodyInputs, callInputs, headerInputs, methodInputs, pageInputs } from './http-inputs.ts'
import { httpInput, type Input, type Kind } from './input.ts'
import type { Seen } from './invariants.ts'
import { type Attacked, attack, type Finding } from './run.ts'
import { startEdgeTarget, startNodeTarget, type Target } from './targets.ts'
import { slowInputs, wireInputs } from './wire-inputs.ts'

/** The fewest inputs of a run: a change that loses a class of them is a fault of this command. */
export const fewestInputs = 1500

export const runtimes = ['node', 'workerd'] as const
type RuntimeName = (typeof runtimes)[number]

/** Bytes of inputs that do not fit on a line. */
const folder = join(buildFolder, 'attack')
const longestLine = 600
const shown = 40

const httpInputs = (): Input[] =>
  [pageInputs(), callInputs(), bodyInputs(), headerInputs(), methodInputs()].flat()

const plans: Record<RuntimeName, { start(port: number): Promise<Target>; inputs(): Input[] }> = {
  node: {
    start: startNodeTarget,
    inputs: () => [httpInputs(), headerInputs(headersForNode), wireInputs(), slowInputs()].flat(),
  },
  // the platform reads the wire
  workerd: { start: startEdgeTarget, inputs: httpInputs },
}

/** @returns 1 when an invariant broke */
export async function verifyAttack(chosen: readonly RuntimeName[]): Promise<0 | 1> {
  await ensureBuilt()
  rmSync(folder, { recursive: true, force: true })
  const findings: Finding[] = []
  const port = await choosePort(process.env.PORT)
  for (const name of chosen) findings.push(...(await attackRuntime(name, port)))
  report(findings)
  return findings.length > 0 ? 1 : 0
}

async function attackRuntime(name: RuntimeName, port: number): Promise<readonly Finding[]> {
  const { start, inputs } = plans[name]
  const target = await start(port)
  const all = inputs()
  const attacked = await attack(target, all, (sent) => showProgress(target, sent, all.length))
  const files = await target.stop()
  console.log(summaryOf(target, attacked))
  const few = all.length < fewestInputs ? [`${all.length} inputs, ${fewestInputs} at least`] : []
  return [
    ...attacked.findings,
    ...few.map((fault) => finding(target, 'enough inputs', fault)),
    ...files.flatMap(databaseFaults).map((fault) => finding(target, 'database intact', fault)),
  ]
}

const finding = ({ runtime }: Target, invariant: string, fault: string): Finding => ({
  runtime,
  invariant,
  fault,
  input: httpInput({ kind: 'pages', name: 'the whole run', path: '/' }),
})

function showProgress({ runtime }: Target, sent: number, all: number): void {
  if (sent % 500 === 0) console.log(`${runtime}: ${sent} of ${all}`)
}

const classOf = ({ answers }: Seen) => `${answers[0] ? `${Math.floor(answers[0].status / 100)}xx` : 'ended'}`
const isLimited = ({ answers }: Seen) => answers.some((answer) => valuesOf(answer, 'retry-after').length > 0)

/** A row for each kind: inputs, answers by class, those cut off by a rate limit, the slowest, findings. */
function summaryOf({ runtime }: Target, { seen, findings, good, memory }: Attacked): string {
  const classes = ['2xx', '3xx', '4xx', '5xx', 'ended']
  const rows = [...Map.groupBy(seen, ({ input }) => input.kind)].map(([kind, of]: [Kind, Seen[]]) => [
    `${runtime}: ${kind}`,
    String(of.length),
    ...classes.map((name) => String(of.filter((each) => classOf(each) === name).length)),
    String(of.filter(isLimited).length),
    String(Math.round(of.reduce((slowest, { ms }) => Math.max(slowest, ms), 0))),
    String(findings.filter(({ input }) => input.kind === kind).length),
  ])
  const slowest = Math.round(good.reduce((most, ms) => Math.max(most, ms), 0))
  const memoryText = memory > 0 ? `, memory ${Math.round(memory)} MB at most` : ''
  return [
    table(['', 'inputs', ...classes, 'limited', 'slowest ms', 'findings'], rows),
    `${good.length} good requests in between, the slowest ${slowest} ms${memoryText}`,
  ].join('\n')
}

function report(findings: readonly Finding[]): void {
  const groups = Map.groupBy(findings, ({ runtime, invariant }) => `${runtime}, ${invariant}`)
  for (const [group, of] of groups) {
    console.error(`\n✗ ${group}: ${of.length}`)
    for (const { input, fault } of of.slice(0, shown))
      console.error(`  ${input.name.slice(0, 100)}: ${fault}\n    ${reproduction(input)}`)
  }
  if (findings.length === 0) console.log('every invariant held')
}

/** A command that sends the same bytes to a server at PORT. */
export function reproduction({ parts, name }: Input): string {
  const bytes = Buffer.concat(parts)
  const text = [...bytes].map(printfByte).join('')
  if (text.length <= longestLine) return `printf '${text}' | nc -q 3 localhost $PORT`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name.replace(/\W+/g, '-').slice(0, 80)}.bin`)
  writeFileSync(file, bytes)
  return `nc -q 3 localhost $PORT < ${file}`
}

function printfByte(byte: number): string {
  if (byte === 13) return '\\r'
  if (byte === 10) return '\\n'
  const isPlain = byte >= 0x20 && byte < 0x7f && !"'\\%".includes(String.fromCharCode(byte))
  return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
}
