// The lock of dist: a second build waits for the first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AstroIntegration } from 'astro'
import { buildFolder } from './root.ts'

export const buildLock = join(buildFolder, 'build.lock')

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes the lock, or returns the process that holds it. A lock whose process is gone is taken over. */
function acquire(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(file, 'utf8'))
  if (holder === process.pid || (holder > 0 && isRunning(holder))) return holder
  rmSync(file, { force: true })
  return acquire(file)
}

/** Waits until this process holds the lock. @returns true when it held the lock already */
async function hold(file: string, pollMs: number): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true })
  let announced = false
  for (let holder = acquire(file); holder !== undefined; holder = acquire(file)) {
    if (holder === process.pid) return true
    if (!announced) console.log(`Waiting for another build (process ${holder}) …`)
    announced = true
    await wait(pollMs)
  }
  return false
}

/** Runs `work` while this process holds `file`; waits for the present holder first. */
export async function withLock<T>(file: string, work: () => Promise<T>, pollMs = 500): Promise<T> {
  const held = await hold(file, pollMs)
  if (held) return work()
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** Makes a bare `astro build` take the lock too; the lock is released when its process ends. */
export function oneBuildAtATime(): AstroIntegration {
  return {
    name: 'waymark:one-build-at-a-time',
    hooks: {
      async 'astro:config:setup'({ command }) {
        if (command !== 'build' || (await hold(buildLock, 500))) return
        process.once('exit', () => rmSync(buildLock, { force: true }))
      },
    },
  }
}
