// The bundled Node entry inside this process: pages and API on one address.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { onStop, StepError } from './process.ts'
import { serverBundle } from './root.ts'

interface ServeOptions {
  port: number
  host?: string
  /** file of the database; ":memory:" stores nothing beyond the process */
  database?: string
  environment?: Record<string, string | undefined>
}
interface Running {
  url: string
  stop(): Promise<void>
}

/** Serves the built site until the command ends. @throws StepError without a build, or what the operator can correct */
export async function serveSite(options: ServeOptions): Promise<Running> {
  if (!existsSync(serverBundle)) throw new StepError('The server is not built. Run: npm run build')
  const entry = (await import(pathToFileURL(serverBundle).href)) as {
    start(options: ServeOptions): Promise<Running>
    OperatorError: new () => Error
  }
  const running = await entry.start(options).catch((error) => {
    throw error instanceof entry.OperatorError ? new StepError(error.message) : error
  })
  onStop(() => running.stop())
  return running
}
