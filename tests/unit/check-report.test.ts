import { describe, expect, it } from 'vitest'
import { chosenNames, groupOf, verify } from '#checks/report.ts'
import type { Check } from '#tools/check.ts'

const clean: Check<string> = {
  name: 'all is well',
  remedy: 'Nothing.',
  faults: () => [],
  measures: () => ['worst 3 %'],
}
const broken: Check<string> = {
  name: 'pages have titles',
  remedy: 'Give them titles.',
  faults: (path) => [`${path}: no title`, `${path}: no description`],
}
const slow: Check<void, Promise<string[]>> = {
  name: 'types',
  remedy: 'Correct them.',
  faults: async () => ['page.ts: no type'],
}
const unread = groupOf([{ ...clean, name: 'texts' }], (): string => {
  throw new Error('This subject was not asked for.')
})

describe('a report of checks', async () => {
  const lines: string[] = []
  const groups = [groupOf([clean, broken], () => '/about'), groupOf([slow], () => {}), unread]
  const code = await verify(groups, ['all', 'TYPES', 'titles'], (line) =>
    lines.push(line.replace(/\d+\.\d s/, '0.0 s')),
  )

  it('ends with 1 when something was found', () => {
    expect(code).toBe(1)
  })
  it('has a line for each check, its figures, every finding and how to correct it', () => {
    expect(lines).toEqual([
      '✓ all is well (0.0 s)',
      '    worst 3 %',
      '✗ pages have titles (0.0 s)',
      '  /about: no title',
      '  /about: no description',
      '  → 2 to correct. Give them titles.',
      '✗ types (0.0 s)',
      '  page.ts: no type',
      '  → 1 to correct. Correct them.',
      '\n3 checks, 3 findings in 0.0 s',
    ])
  })
  it('ends with 0 when nothing was found', async () => {
    expect(await verify([groupOf([clean], () => '/')], [], () => {})).toBe(0)
  })
})

const names = ['all is well', 'pages have titles']

it.each([
  [[], names],
  [['Titles'], ['pages have titles']],
  [
    ['titles', 'well'],
    ['pages have titles', 'all is well'],
  ],
])('the words %j choose %j', (words, chosen) => {
  expect([...chosenNames(names, words)]).toEqual(chosen)
})

it('a word that is part of no name is refused with the names there are', () => {
  expect(() => chosenNames(names, ['titles', 'tittles'])).toThrow(
    'No check has “tittles” in its name. Checks:\n  all is well\n  pages have titles',
  )
})
