import { describe, expect, test } from 'vitest'
import { excesses, type PageWeight } from '#bench/weight/page-weight.ts'
import { onePerPattern, patternOf } from '#scripts/lib/path-patterns.ts'
import { table } from '#scripts/lib/table.ts'
import { add, none, playwrightTally, summary, vitestTally } from '#scripts/lib/tally.ts'

describe('page families', () => {
  test.each([
    ['/', 'en /'],
    ['/de', 'de /'],
    ['/about', 'en /about'],
    ['/de/route/london-paris', 'de /route/*'],
    ['/travel/train', 'en /travel/*'],
    ['/travel/train/2', 'en /travel/*/*'],
  ])('%s belongs to %s', (path, family) => {
    expect(patternOf(path)).toBe(family)
  })

  test('are represented by their first page, or by the one with the highest rank', () => {
    const paths = ['/route/a-b', '/route/long-name', '/de/route/a-b']
    expect(onePerPattern(paths)).toEqual(['/route/a-b', '/de/route/a-b'])
    expect(onePerPattern(paths, (path) => path.length)).toEqual(['/route/long-name', '/de/route/a-b'])
  })
})

describe('the weight budget', () => {
  const light: PageWeight = {
    html: 14_000,
    css: 6_000,
    js: 10_000,
    fonts: 20_000,
    images: 0,
    other: 0,
    total: 50_000,
    requests: 6,
    calls: 2,
    thirdParty: 0,
    uncompressed: [],
  }

  test('accepts a page on the line', () => {
    expect(excesses(light)).toEqual([])
  })

  test.each([
    [{ html: 14_100 }, 'HTML and style sheets 20.1 KB, at most 20.0 KB'],
    [{ css: 6_100 }, 'HTML and style sheets 20.1 KB, at most 20.0 KB'],
    [{ js: 12_000 }, 'JavaScript 12.0 KB, at most 10.0 KB'],
    [{ total: 61_000 }, 'total 61.0 KB, at most 60.0 KB'],
    [{ requests: 7 }, 'requests 7, at most 6'],
    [{ thirdParty: 1 }, 'requests to other sites 1, at most 0'],
    [{ uncompressed: ['/a.css'] }, '/a.css came without brotli'],
  ])('%o exceeds it', (change, message) => {
    expect(excesses({ ...light, ...change })).toEqual([message])
  })
})

describe('counting tests', () => {
  test('a file that does not load is a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(vitestTally(report)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  })

  test('a browser test that passed only when repeated is a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightTally({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test('a browser run that broke before its tests is a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(playwrightTally({ stats, errors: ['no server'] }).failed).toBe(1)
  })

  test('ends in the line that other programs read', () => {
    expect(summary(add(none, { passed: 1204, failed: 2, skipped: 9 }))).toBe('1204 passed, 2 failed')
  })
})

test('a table lines figures up to the right', () => {
  expect(
    table(
      ['page', 'KB'],
      [
        ['/', '9.1'],
        ['/de', '10.2'],
      ],
    ),
  ).toBe('page    KB\n────  ────\n/      9.1\n/de   10.2')
})
