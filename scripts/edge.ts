// npm run edge: the built site on workerd, as Cloudflare runs it, with a local database.
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from './lib/ensure-built.ts'
import { choosePort } from './lib/port.ts'
import { command, run, StepError, start } from './lib/process.ts'
import { bin } from './lib/root.ts'

/** Keeps wrangler from calling home: it starts faster and works offline. */
const quiet = {
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

await command(
  async () => {
    await ensureBuilt()
    const env = { ...process.env, ...quiet }
    await run(bin('wrangler'), ['d1', 'migrations', 'apply', 'DB', '--local'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      failure: 'The local database could not be migrated',
      remedy: 'Remove .wrangler/state to start with an empty one, then run the command again.',
    })
    const port = await choosePort(process.env.PORT)
    const url = `http://localhost:${port}`
    const args = [
      'dev',
      '--port',
      String(port),
      '--show-interactive-dev-session=false',
      '--log-level',
      'warn',
    ]
    const wrangler = start(bin('wrangler'), args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
    wrangler.on('exit', (code) => process.exit(code ?? 1))
    await answers(url, () => wrangler.exitCode !== null)
    console.log(`Waymark is ready on workerd: ${url}`)
  },
  { server: true },
)
