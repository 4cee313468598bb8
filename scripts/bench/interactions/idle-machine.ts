// Waits for an idle machine: on a busy one, timings would include its other work.
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const idleShare = 0.15
const lookMs = 500
const patienceMs = 20_000

function ticks(): { busy: number; all: number } {
  const times = cpus().map(({ times }) => times)
  const idle = times.reduce((sum, { idle }) => sum + idle, 0)
  const all = times.reduce((sum, time) => sum + Object.values(time).reduce((a, b) => a + b, 0), 0)
  return { busy: all - idle, all }
}

/** Waits until this machine is nearly idle, at most twenty seconds. */
export async function waitForIdleMachine(): Promise<void> {
  const until = Date.now() + patienceMs
  for (let before = ticks(); Date.now() < until; ) {
    await wait(lookMs)
    const now = ticks()
    if ((now.busy - before.busy) / (now.all - before.all) < idleShare) return
    before = now
  }
}
