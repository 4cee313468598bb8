// npm run verify:accessibility: axe on a page of every family in every language, both themes; `npm test` takes one language each.
import { ensureBuilt } from './lib/ensure-built.ts'
import { command } from './lib/process.ts'
import { summary } from './lib/tally.ts'
import { runPlaywright } from './lib/test-runs.ts'

await command(async () => {
  await ensureBuilt()
  process.env.EVERY_LANGUAGE = '1'
  const tally = await runPlaywright(['accessibility'])
  console.log(summary(tally))
  return tally.failed === 0 ? 0 : 1
})
