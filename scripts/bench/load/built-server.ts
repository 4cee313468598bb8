// The built Node entry in its own process, as in production.
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StepError, start } from '#tools/process.ts'
import { inProject, serverBundle } from '#tools/root.ts'

export interface BuiltServer {
  url: string
  child: ChildProcess
}

/** Header with the client address of a test's visitor. */
export const clientHeader = 'x-test-client'

const unit = () => readFileSync(inProject('deploy', 'waymark.service'), 'utf8')

/** Options of Node as the service starts it. */
export function serviceOptions(): string[] {
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit()) ?? []
  return line.split(' ').filter((word) => word.startsWith('--'))
}

/** How the service has memory managed. */
export const serviceMemory = (): Record<string, string> =>
  Object.fromEntries(
    [...unit().matchAll(/^Environment=(MALLOC_\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  )

/**
 * Starts the entry as the service does, on a port with a database file, until it listens.
 * @throws StepError when it ends first
 */
export function startBuiltServer(
  port: number,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const env = {
    ...process.env,
    ...serviceMemory(),
    ...settings,
    PORT: String(port),
    DATABASE_PATH: database,
    CLIENT_IP_HEADER: clientHeader,
  }
  const child = start(process.execPath, [...serviceOptions(), serverBundle], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const [url] = /^http:\S+/m.exec(String(chunk)) ?? []
      if (url) resolve({ url, child })
    })
    child.once('exit', (code) => reject(new StepError(`The server ended with ${code} before it listened.`)))
  })
}
