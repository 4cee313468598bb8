// Runs the bundled Node entry inside this process: pages and API on one address.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { onStop, StepError } from './process.ts'
import { serverBundle } from './root.ts'

interface RunningServer {
  port: number
  stop(): Promise<void>
}
interface NodeEntry {
  start(options: { port: number; env?: Record<string, string | undefined> }): Promise<RunningServer>
}

/** @throws StepError without a bundle */
export async function serveSite(port: number, env?: Record<string, string | undefined>) {
  if (!existsSync(serverBundle)) throw new StepError('The server is not built. Run: npm run build')
  const { start } = (await import(pathToFileURL(serverBundle).href)) as NodeEntry
  const server = await start(env ? { port, env } : { port })
  onStop(() => server.stop())
  return { url: `http://localhost:${server.port}`, stop: () => server.stop() }
}
