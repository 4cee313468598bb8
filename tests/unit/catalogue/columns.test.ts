// Results of a column's declaration: header, record, reference, documentation.
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import {
  defaultingTo,
  euro,
  id,
  idOf,
  idsOf,
  items,
  named,
  oneOf,
  optional,
  orEmpty,
  prefixed,
  wholeNumber,
} from '#catalogue/columns.ts'
import { optionalGroup, table } from '#catalogue/table.ts'
import { readmeFile, withColumns } from '#compiler/emit/data-readme.ts'
import { allTables } from '#compiler/read/all-tables.ts'
import { Problems, problemText } from '#compiler/read/problems.ts'
import { checkReferences } from '#compiler/read/references.ts'
import { headerOf } from '#compiler/read/table.ts'

const huts = table({
  folder: 'huts',
  row: 'a hut',
  fields: {
    id: id(),
    place: idOf('places'),
    names: items('Separate names by semicolons.', z.array(z.string())),
    keepers: named('keeper', idsOf('operators')),
    eur: defaultingTo(5, euro()),
    walk: optionalGroup(
      ['walkMinutes'],
      prefixed('walk', { minutes: wholeNumber('Give minutes.'), eur: { ...euro(), empty: 0 } }),
    ),
    back: { ...optional(wholeNumber('Give minutes.')), repeats: 'walkMinutes' },
    kind: orEmpty(oneOf(['hut', 'barn', 'tent'])),
  },
  unread: { note: 'Write a note.' },
})
const cells = { id: 'alp', place: 'lech', keeper: 'anna ben' }

describe('a table of columns', () => {
  it('requires what cannot be empty, and names the columns of a group and of notes', () => {
    expect(headerOf(huts)).toEqual({
      required: ['id', 'place', 'keeper'],
      optional: ['names', 'eur', 'walkMinutes', 'walkEur', 'back', 'kind', 'note'],
    })
  })

  test.each([
    ['leaves out what is empty', {}, { names: [], eur: 5 }],
    [
      'puts a group together, and repeats a column',
      { walkMinutes: '40' },
      { names: [], eur: 5, walk: { minutes: 40, eur: 0 }, back: 40 },
    ],
    ['does without a group whose first column is empty', { walkEur: '3' }, { names: [], eur: 5 }],
    [
      'reads numbers and lists, and no notes',
      { eur: '1.5', names: 'Alm; Upper hut', note: 'old' },
      { names: ['Alm', 'Upper hut'], eur: 1.5 },
    ],
  ])('%s', (_, given, record) => {
    expect(huts.schema.parse(huts.toRecord({ ...cells, ...given }))).toEqual({
      id: 'alp',
      place: 'lech',
      keepers: ['anna', 'ben'],
      ...record,
    })
  })

  it('says in the remedy which values there are, and that a cell may stay empty', () => {
    expect(huts.columns.find(({ name }) => name === 'kind')?.remedy).toBe(
      'Write hut, barn or tent, or leave it empty.',
    )
  })
})

describe('references', () => {
  const row = { where: 'huts.csv:2', ...(huts.toRecord(cells) as object) }
  const problems = (known: Parameters<typeof checkReferences>[2]) => {
    const found = new Problems()
    checkReferences(huts, [row], known, found)
    return found.list.map(problemText)
  }

  test.each([
    ['one id', { places: new Set<string>() }, '"place" is "lech", which data/places', 'the place there.'],
    [
      'one of several',
      { places: new Set(['lech']), operators: new Set(['anna']) },
      '"keeper" names "ben", which data/operators',
      'the operator there.',
    ],
  ])('to %s that is missing are refused', (_, known, what, remedy) => {
    expect(problems(known)).toEqual([`huts.csv:2: ${what} does not have. Correct the id, or add ${remedy}`])
  })

  it('into folders that are not at hand are left alone', () => {
    expect(problems({ stops: new Set<string>() })).toEqual([])
  })

  const folders = new Set(allTables.map(({ folder }) => folder.split('/')[0]))
  const targets = allTables.flatMap(({ folder, columns }) =>
    columns.flatMap(({ name, refersTo }) => (refersTo ? [[folder, name, refersTo] as const] : [])),
  )
  test.each(targets)('data/%s says in "%s" whose rows of data/%s it means', (_folder, _name, target) => {
    expect(folders).toContain(target)
  })
})

describe('data/README.md', () => {
  const text = readFileSync(readmeFile, 'utf8')

  it('lists the columns as they are declared', () => {
    expect(text, 'Run npm run data -- catalogue').toBe(withColumns(text))
  })

  it('has a row for every folder', () => {
    for (const { folder } of allTables)
      expect(text).toContain(`\`${folder.replace(/^services\/(?!rail)/, '')}`)
  })

  it('keeps its markers', () => {
    expect(() => withColumns(text.replace('<!-- columns -->', ''))).toThrow('Put them back.')
  })
})
