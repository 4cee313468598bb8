// Chooses, runs and reports checks: one line each, with its figures and findings below.
import type { Check } from '#tools/check.ts'
import { StepError } from '#tools/process.ts'

type Print = (line: string) => void
/** A check with a direct or a promised answer. */
type AnyCheck<Subject> = Check<Subject, string[] | Promise<string[]>>

/** Time since a moment, e.g. "1.2 s". */
export const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs one check and prints its result. @returns number of findings */
export async function reportCheck<Subject>(
  check: AnyCheck<Subject>,
  subject: Subject,
  print: Print = console.log,
): Promise<number> {
  const since = performance.now()
  const faults = await check.faults(subject)
  print(`${faults.length === 0 ? '✓' : '✗'} ${check.name} (${secondsSince(since)})`)
  for (const line of check.measures?.(subject) ?? []) print(`    ${line}`)
  for (const line of faults) print(`  ${line}`)
  if (faults.length > 0) print(`  → ${faults.length} to correct. ${check.remedy}`)
  return faults.length
}

/** Checks of one subject. */
export interface CheckGroup {
  names: readonly string[]
  /** Runs the chosen checks. @returns number of findings */
  run(chosen: ReadonlySet<string>, print: Print): Promise<number>
}

/** @param read called once, and only when one of the checks is chosen */
export function groupOf<Subject>(
  checks: readonly AnyCheck<Subject>[],
  read: () => Subject | Promise<Subject>,
): CheckGroup {
  return {
    names: checks.map(({ name }) => name),
    async run(chosen, print) {
      const mine = checks.filter(({ name }) => chosen.has(name))
      if (mine.length === 0) return 0
      const subject = await read()
      let findings = 0
      for (const check of mine) findings += await reportCheck(check, subject, print)
      return findings
    },
  }
}

/**
 * The names that contain one of the words; all names where there are no words.
 * @throws StepError for a word that is part of no name
 */
export function chosenNames(names: readonly string[], words: readonly string[]): Set<string> {
  const containing = (word: string) => names.filter((name) => name.toLowerCase().includes(word.toLowerCase()))
  const strange = words.filter((word) => containing(word).length === 0)
  if (strange.length > 0)
    throw new StepError(
      `No check has “${strange.join('” or “')}” in its name. Checks:\n  ${names.join('\n  ')}`,
    )
  return new Set(words.length > 0 ? words.flatMap(containing) : names)
}

/** Runs the checks whose name contains one of the words. @returns the exit code of the command */
export async function verify(
  groups: readonly CheckGroup[],
  words: readonly string[],
  print: Print = console.log,
): Promise<0 | 1> {
  const since = performance.now()
  const chosen = chosenNames(
    groups.flatMap(({ names }) => names),
    words,
  )
  let findings = 0
  for (const group of groups) findings += await group.run(chosen, print)
  print(`\n${chosen.size} checks, ${findings} findings in ${secondsSince(since)}`)
  return findings === 0 ? 0 : 1
}
