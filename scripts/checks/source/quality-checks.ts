// Type check, lint, format and the order of the rooms, each as one check.
import type { Check } from '#tools/check.ts'
import { finish, start } from '#tools/process.ts'
import { bin } from '#tools/root.ts'
import { newCommits, subjectFaults } from './commit-subjects.ts'
import { sourceFaults } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

type QualityCheck = Check<void, string[] | Promise<string[]>>

/** Lines that a tool of the project printed when it failed; empty when it succeeded. */
async function tool(name: string, args: string[]): Promise<string[]> {
  const { code, output } = await finish(start(bin(name), args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  return code === 0 ? [] : [output.trim() || `${name} ended with ${code}`]
}

export const qualityChecks: readonly QualityCheck[] = [
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
    faults: () => sourceFiles().flatMap(sourceFaults),
  },
  {
    name: 'subjects of new commits',
    remedy: 'Reword it: git commit --amend, or git rebase -i for an older one.',
    faults: () =>
      newCommits().lines.flatMap((line) => {
        const [hash = '', ...words] = line.split(' ')
        return subjectFaults(words.join(' ')).map((fault) => `${hash}: ${fault}`)
      }),
    measures() {
      const { lines, note } = newCommits()
      return [note ?? `${lines.length} new commits`]
    },
  },
]
