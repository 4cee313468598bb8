// Counts of passed and failed tests, summed over all runners.
import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0 }
export const onePassed: Tally = { ...none, passed: 1 }
export const oneFailed: Tally = { ...none, failed: 1 }

export function add(...tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    none,
  )
}

/** The last line of `npm test`. */
export const summary = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

/** An exit with an error but without a failed test (a crash, a file that does not load) counts as one failure. */
function withExit(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Reads vitest's JSON report. A file that failed without a failing test counts as one failure. */
export function vitestTally(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed + (failed === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }
}

/** Counts of a finished runner; a missing report counts as a failure. */
export function readTally<Report>(file: string, code: number, count: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return oneFailed
  return withExit(count(JSON.parse(readFileSync(file, 'utf8')) as Report), code)
}
