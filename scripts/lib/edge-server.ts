// The built site on workerd, as Cloudflare runs it, with a local database.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { run, StepError, start } from './process.ts'
import { bin } from './root.ts'

/** Stops wrangler's calls to Cloudflare: it starts faster and works offline. */
export const quietWrangler: NodeJS.ProcessEnv = {
  ...process.env,
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}
const startTimeoutMs = 60_000

async function answers(url: string, isGone: () => boolean): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && !isGone()) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(200)
  }
  throw new StepError(`wrangler did not answer at ${url}. Its messages are above.`)
}

export interface EdgeOptions {
  /** settings besides those of wrangler.jsonc */
  settings?: Readonly<Record<string, string>>
  /** folder of the database; by default that of `npm run edge` */
  state?: string
}

/** Migrates the local database and resolves once the site answers. @throws StepError */
export async function startEdge(
  port: number,
  { settings = {}, state }: EdgeOptions = {},
): Promise<{ url: string; wrangler: ChildProcess }> {
  const persist = state ? ['--persist-to', state] : []
  await run(bin('wrangler'), ['d1', 'migrations', 'apply', 'DB', '--local', ...persist], {
    env: quietWrangler,
    stdio: ['ignore', 'ignore', 'inherit'],
    failure: 'The local database could not be migrated',
    remedy: 'Remove .wrangler/state to start with an empty one, then run the command again.',
  })
  const url = `http://localhost:${port}`
  const options = ['--show-interactive-dev-session=false', '--log-level', 'warn']
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const wrangler = start(bin('wrangler'), ['dev', '--port', String(port), ...options, ...persist, ...vars], {
    env: quietWrangler,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await answers(url, () => wrangler.exitCode !== null)
  return { url, wrangler }
}
