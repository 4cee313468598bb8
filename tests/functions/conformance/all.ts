// All suites: every file of suites/ exports one, and both engines run all of them.
import type { Target } from './target.ts'

interface SuiteFile {
  /** declares the tests of one area */
  suite(target: Target): void
}

const files = import.meta.glob<SuiteFile>('./suites/*.ts', { eager: true })

/** Declares the tests of every suite against one engine. */
export function declareSuites(target: Target): void {
  for (const { suite } of Object.values(files)) suite(target)
}
