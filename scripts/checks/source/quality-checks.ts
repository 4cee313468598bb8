// Type check, lint and format, and the order of the rooms: each counts as one test.

import { finish, start } from '#tools/process.ts'
import { bin } from '#tools/root.ts'
import { sourceFaults } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

interface QualityCheck {
  name: string
  remedy: string
  /** what is wrong, empty when nothing is */
  faults(): Promise<string>
}

async function tool(name: string, args: string[]): Promise<string> {
  const { code, output } = await finish(start(bin(name), args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  return code === 0 ? '' : output.trim() || `${name} ended with ${code}`
}

export const qualityChecks: QualityCheck[] = [
  {
    name: 'types (pages, islands, scripts, functions, tests)',
    remedy: 'Correct the types named above.',
    faults: () =>
      tool('astro', ['check', '--minimumFailingSeverity', 'error', '--minimumSeverity', 'warning']),
  },
  {
    name: 'lint and format',
    remedy: 'Run: npx biome check --write',
    faults: () => tool('biome', ['check', '--error-on-warnings', '--max-diagnostics=40']),
  },
  {
    name: 'who may import whom',
    remedy: 'The table is scripts/checks/source/rooms.ts.',
    faults: async () => sourceFiles().flatMap(sourceFaults).join('\n'),
  },
]

/** Runs one check and prints how it ended. */
export async function passes({ name, remedy, faults }: QualityCheck): Promise<boolean> {
  const since = Date.now()
  const found = await faults()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(found === '' ? `  ✓ ${name} (${seconds} s)` : `  ✗ ${name}\n${found}\n  ${remedy}`)
  return found === ''
}
