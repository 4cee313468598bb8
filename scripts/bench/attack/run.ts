// Sends every input, judges every answer, and asks for a good page all the while.
import { setTimeout as wait } from 'node:timers/promises'
import { exchange, valuesOf } from './exchange.ts'
import { answerMs, httpInput, type Input } from './input.ts'
import { invariants, type Seen } from './invariants.ts'
import { marker } from './payloads.ts'
import type { Target } from './targets.ts'

export interface Finding {
  runtime: Seen['runtime']
  invariant: string
  /** what was seen */
  fault: string
  input: Input
}

export interface Attacked {
  /** every input with its last exchange */
  seen: Seen[]
  findings: Finding[]
  /** milliseconds of each good request in between */
  good: number[]
  /** highest memory, MB; 0 where it is not measured */
  memory: number
}

/** Connections at once. */
const lanes = 8
/** Longest time for a good request in between, milliseconds. */
const goodMs = 2000
const betweenMs = 250
/** Most memory of the Node server, MB. */
export const memoryBudget = 300

/** Faults of one exchange. */
export function judge(seen: Seen): Finding[] {
  return invariants.flatMap((invariant) => {
    const fault = invariant.fault(seen)
    return fault === undefined
      ? []
      : [{ runtime: seen.runtime, invariant: invariant.name, fault, input: seen.input }]
  })
}

/** Waits twice the time allowed: a late answer is told apart from none. */
const tried = (port: number, input: Input) => exchange(port, { ...input, limitMs: 2 * input.allowedMs })

/** Sends an input; one refused for lack of capacity is sent again after the wait that the answer names. */
async function send({ runtime, port }: Pick<Target, 'runtime' | 'port'>, input: Input): Promise<Seen> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = { ...(await tried(port, input)), input, runtime }
    const [answer] = seen.answers
    const seconds = answer?.status === 503 ? Number(valuesOf(answer, 'retry-after')[0]) : Number.NaN
    if (!(seconds <= 5) || attempt === 5) return seen
    await wait(seconds * 1000)
  }
}

/** @param progress called with the number of inputs sent so far */
export async function attack(
  target: Target,
  inputs: readonly Input[],
  progress: (sent: number) => void = () => {},
): Promise<Attacked> {
  const attacked: Attacked = { seen: [], findings: [], good: [], memory: 0 }
  let under = true
  const watched = watch(target, attacked, () => under)
  const [slow, quick] = [inputs.filter(isSlow), inputs.filter((input) => !isSlow(input))]
  const lane = async (queue: Iterable<Input>) => {
    for (const input of queue) {
      if (!target.isAlive()) return
      const seen = await send(target, input)
      attacked.seen.push(seen)
      attacked.findings.push(...judge(seen))
      progress(attacked.seen.length)
    }
  }
  const queue = quick.values()
  await Promise.all([
    ...slow.map((input) => lane([input])),
    ...Array.from({ length: lanes }, () => lane(queue)),
  ])
  under = false
  await watched
  if (!target.isAlive()) attacked.findings.push(aboutServer(target, 'the server lives', 'its process ended'))
  return attacked
}

/** Held open until the server gives up; all of them at once. */
const isSlow = ({ allowedMs }: Input) => allowedMs > answerMs

const goodInput = (path: string) => httpInput({ kind: 'pages', name: 'a good request', path })

const aboutServer = ({ runtime }: Target, invariant: string, fault: string, path = '/'): Finding => ({
  runtime,
  invariant,
  fault,
  input: goodInput(path),
})

/** Asks for a good page and a good call again and again: others must not feel the attack. */
async function watch(target: Target, attacked: Attacked, isOn: () => boolean): Promise<void> {
  while (isOn() && target.isAlive()) {
    for (const path of ['/', '/api/geocode/search?query=par']) {
      const input = goodInput(path)
      const { answers, ms } = await tried(target.port, input)
      attacked.good.push(ms)
      const fault = faultOfGood(answers[0]?.status, answers[0]?.body.toString() ?? '', ms)
      if (fault) attacked.findings.push(aboutServer(target, 'good requests go on', fault, path))
    }
    const memory = target.memory() ?? 0
    if (memory > memoryBudget && attacked.memory <= memoryBudget)
      attacked.findings.push(aboutServer(target, 'bounded memory', `${Math.round(memory)} MB`))
    attacked.memory = Math.max(attacked.memory, memory)
    await wait(betweenMs)
  }
}

function faultOfGood(status: number | undefined, body: string, ms: number): string | undefined {
  if (status !== 200) return `status ${status ?? 'none'}`
  if (body.includes(marker)) return 'it shows what another client sent'
  return ms > goodMs ? `${Math.round(ms)} ms` : undefined
}
