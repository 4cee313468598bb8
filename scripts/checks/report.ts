// Runs checks and says what came of them: a line for each, its figures and findings below.
import type { Check } from './site/site.ts'

/** @returns how many findings there were */
export function reportChecks<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  print: (line: string) => void,
): number {
  let findings = 0
  for (const check of checks) {
    const since = performance.now()
    const faults = check.faults(subject)
    const measures = check.measures?.(subject) ?? []
    findings += faults.length
    print(`${faults.length === 0 ? '✓' : '✗'} ${check.name} (${seconds(since)})`)
    for (const line of measures) print(`    ${line}`)
    for (const line of faults) print(`  ${line}`)
    if (faults.length > 0) print(`  → ${faults.length} to mend. ${check.fix}`)
  }
  return findings
}

/** Checks whose name contains one of the words; all of them where there are no words. */
export const chosenChecks = <Subject>(checks: readonly Check<Subject>[], words: readonly string[]) =>
  checks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  )

/** "1.2 s" from a moment until now. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
