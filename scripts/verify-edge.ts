// npm run verify -- edge: the browser tests on workerd with an empty database, to compare it with Node.
//   -- admin search    only the test files of these names
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '#tools/command.ts'
import { startEdge } from '#tools/edge-server.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { onStop } from '#tools/process.ts'
import { summary } from '#tools/tally.ts'
import { browserTests, runPlaywright } from '#tools/test-runs.ts'
import { testSettings } from '#tools/test-settings.ts'

await command({ words: browserTests() }, async ({ words }) => {
  await ensureBuilt()
  const state = mkdtempSync(join(tmpdir(), 'waymark-edge-'))
  onStop(() => rmSync(state, { recursive: true, force: true }))
  const { url } = await startEdge(await choosePort(process.env.PORT), { settings: testSettings, state })
  process.env.E2E_BASE_URL = url
  const tally = await runPlaywright([...words])
  console.log(`on workerd: ${summary(tally)}`)
  return tally.failed === 0 ? 0 : 1
})
