// npm run check: types, lint, format, import rules and commit subjects, without building anything.
import { groupOf, verify } from '#checks/report.ts'
import { qualityChecks } from '#checks/source/quality-checks.ts'
import { command } from '#tools/command.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command({ words: 'words of the checks to run' }, async ({ words }) =>
  verify([groupOf(qualityChecks, () => {})], words),
)
