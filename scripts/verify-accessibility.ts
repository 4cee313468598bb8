// npm run verify -- accessibility: axe on a page of every family in every language, in both themes.
// `npm test` checks one language of each family.
import { command } from '#tools/command.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { summary } from '#tools/tally.ts'
import { runPlaywright } from '#tools/test-runs.ts'

await command({}, async () => {
  await ensureBuilt()
  process.env.EVERY_LANGUAGE = '1'
  const tally = await runPlaywright(['accessibility'])
  console.log(summary(tally))
  return tally.failed === 0 ? 0 : 1
})
