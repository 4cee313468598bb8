// The two runtimes under attack, each with a database of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '#bench/load/built-server.ts'
import { startEdge } from '#tools/edge-server.ts'
import { memoryOf } from '#tools/memory.ts'
import { onStop, stop } from '#tools/process.ts'
import { filesIn } from '#tools/site-files.ts'
import { testSettings } from '#tools/test-settings.ts'
import type { Seen } from './invariants.ts'

export interface Target {
  runtime: Seen['runtime']
  port: number
  /** false once its process has ended */
  isAlive(): boolean
  /** MB; undefined where it is not measured */
  memory(): number | undefined
  /** files of its database, after the process has ended */
  stop(): Promise<readonly string[]>
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-attack-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function startNodeTarget(port: number): Promise<Target> {
  const database = join(ownFolder(), 'attack.sqlite')
  const { child } = await startBuiltServer(port, database, testSettings)
  return {
    runtime: 'Node',
    port,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => memoryOf(child.pid),
    stop: () => stop(child).then(() => [database]),
  }
}

export async function startEdgeTarget(port: number): Promise<Target> {
  const state = ownFolder()
  const { wrangler } = await startEdge(port, { settings: testSettings, state })
  return {
    runtime: 'workerd',
    port,
    isAlive: () => wrangler.exitCode === null,
    memory: () => undefined,
    async stop() {
      await stop(wrangler)
      const databases = filesIn(state).filter((file) => /D1Database.*\/(?!metadata)\w+\.sqlite$/.test(file))
      return databases.map((file) => join(state, file))
    },
  }
}
