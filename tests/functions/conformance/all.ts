// All suites: every file of suites/ exports one, and both engines run all of them.
import type { Target } from './target.ts'

interface SuiteFile {
  /** declares the tests of one area */
  suite(target: Target): void
}

const files = Object.values(import.meta.glob<SuiteFile>('./suites/*.ts', { eager: true }))

/** Which suites a test file runs: all, or those of one half, so that two workers share them. */
export type Half = 'all' | 'even' | 'odd'

/** Declares the tests of every suite of a half against one engine. */
export function declareSuites(target: Target, half: Half = 'all'): void {
  const chosen = files.filter((_, index) => half === 'all' || (half === 'odd') === (index % 2 === 1))
  for (const { suite } of chosen) suite(target)
}
