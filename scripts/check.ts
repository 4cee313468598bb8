// npm run check: types, lint, format and import rules, without building anything.

import { passes, qualityChecks } from '#checks/source/quality-checks.ts'
import { command } from '#tools/process.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command(async () => {
  let failed = 0
  for (const check of qualityChecks) if (!(await passes(check))) failed += 1
  return failed === 0 ? 0 : 1
})
