import { describe, expect, it } from 'vitest'
import { chosenChecks, reportChecks } from '#checks/report.ts'
import type { Check } from '#checks/site/site.ts'

const clean: Check<string> = {
  name: 'all is well',
  fix: 'Nothing.',
  faults: () => [],
  measures: () => ['worst 3 %'],
}
const broken: Check<string> = {
  name: 'pages have titles',
  fix: 'Give them titles.',
  faults: (path) => [`${path}: no title`, `${path}: no description`],
}

describe('a report of checks', () => {
  const lines: string[] = []
  const findings = reportChecks([clean, broken], '/about', (line) =>
    lines.push(line.replace(/\d+\.\d s/, '0.0 s')),
  )

  it('counts what was found', () => {
    expect(findings).toBe(2)
  })
  it('has a line for each check, its figures, every finding and how to mend it', () => {
    expect(lines).toEqual([
      '✓ all is well (0.0 s)',
      '    worst 3 %',
      '✗ pages have titles (0.0 s)',
      '  /about: no title',
      '  /about: no description',
      '  → 2 to mend. Give them titles.',
    ])
  })
})

it.each([
  [[], ['all is well', 'pages have titles']],
  [['Titles'], ['pages have titles']],
  [['nothing'], []],
])('the words %j choose %j', (words, names) => {
  expect(chosenChecks([clean, broken], words).map(({ name }) => name)).toEqual(names)
})
