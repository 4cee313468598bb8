// npm run check: types, lint, format and import rules, without building anything.
import { command } from './lib/process.ts'
import { passes, qualityChecks } from './lib/quality-checks.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command(async () => {
  let failed = 0
  for (const check of qualityChecks) if (!(await passes(check))) failed += 1
  return failed === 0 ? 0 : 1
})
