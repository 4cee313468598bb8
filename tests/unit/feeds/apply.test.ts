// Proposals written into CSV files: a line that nobody touched stays as it was, byte for byte.
import { describe, expect, test } from 'vitest'
import { appliedTo, toWrite } from '#compiler/feeds/apply.ts'
import { CsvRows } from '#compiler/feeds/csv-rows.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'

const order = ['id', 'product', 'minutes', 'back', 'perDay', 'basis', 'note']
const text = [
  '# Trains, "quoted" and not.',
  'id,product,minutes,perDay,basis,note',
  'one,"Rapid",60,4,known,"said once, twice"',
  '# a comment between rows',
  'two,Rapid,70,,known,  spaced ',
  '',
  'three,"a ""quoted"" name",80,2,timetable,',
  '',
].join('\n')

const changed = (id: string, cells: Record<string, string>, before = text) => {
  const rows = new CsvRows(before, 'data/services/rail/all.csv')
  rows.change({ id, cells }, order)
  return rows.text
}
/** Lines that differ, as before and after. */
const edits = (after: string, before = text) => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return now.flatMap((line, at) => (line === old[at] ? [] : [[old[at], line]]))
}

describe('rows of a CSV file as text', () => {
  test.each<[string, string, Record<string, string>, string[][]]>([
    [
      'a cell changes, its neighbours keep their quotes',
      'one',
      { minutes: '62' },
      [['one,"Rapid",60,4,known,"said once, twice"', 'one,"Rapid",62,4,known,"said once, twice"']],
    ],
    ['a cell with the value it has stays as it is written', 'one', { product: 'Rapid', perDay: '4' }, []],
    [
      'a cell with a comma or a quote is quoted',
      'two',
      { note: 'from "A", to B' },
      [['two,Rapid,70,,known,  spaced ', 'two,Rapid,70,,known,"from ""A"", to B"']],
    ],
    [
      'a cell is emptied',
      'three',
      { perDay: '' },
      [['three,"a ""quoted"" name",80,2,timetable,', 'three,"a ""quoted"" name",80,,timetable,']],
    ],
    ['an empty cell of a column the file lacks adds no column', 'one', { back: '' }, []],
  ])('%s', (_, id, cells, expected) => {
    expect(edits(changed(id, cells))).toEqual(expected)
  })

  test('a column the file lacks is added behind the one before it', () => {
    expect(changed('one', { back: '65' }).split('\n').slice(0, 5)).toEqual([
      '# Trains, "quoted" and not.',
      'id,product,minutes,back,perDay,basis,note',
      'one,"Rapid",60,65,4,known,"said once, twice"',
      '# a comment between rows',
      'two,Rapid,70,,,known,  spaced ',
    ])
  })

  test.each([
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${text}`],
    ['no line end at the end', text.trimEnd()],
  ])('%s stay', (_, before) => {
    expect(changed('one', { minutes: '62' }, before)).toBe(before.replace(',60,', ',62,'))
    const rows = new CsvRows(before, 'x.csv')
    rows.append({ id: 'four', minutes: '9' }, order)
    expect(rows.text.replaceAll('\r', '').trimEnd().split('\n').at(-1)).toBe('four,,9,,,')
    expect(rows.text.startsWith(before.trimEnd())).toBe(true)
    expect(rows.text.endsWith('\n')).toBe(before.endsWith('\n'))
  })

  test('a row that is gone says so', () => {
    expect(() => changed('five', { minutes: '1' })).toThrow('data/services/rail/all.csv: has no row "five".')
  })
})

const confirms: Proposal = {
  kind: 'agrees',
  service: 'one',
  mode: 'train',
  file: 'rail/all.csv',
  changes: [{ column: 'basis', ours: 'known', theirs: 'timetable' }],
  why: 'agrees',
}
const differs: Proposal = {
  ...confirms,
  kind: 'differs',
  service: 'two',
  changes: [{ column: 'minutes', ours: '70', theirs: '75' }, ...confirms.changes],
}
const fresh: Proposal = {
  ...confirms,
  kind: 'new',
  service: 'four',
  changes: [],
  cells: { id: 'four', product: 'Rapid', minutes: '90', basis: 'timetable' },
}
const absent: Proposal = {
  ...confirms,
  kind: 'absent',
  service: 'three',
  changes: [],
  why: 'is not in the feed',
}
const all = [confirms, differs, fresh, absent]

describe('what --apply writes', () => {
  test('is what agrees, and of the rest only what was chosen', () => {
    expect(toWrite(all, []).map(({ service }) => service)).toEqual(['one'])
    expect(toWrite(all, ['two', 'four']).map(({ service }) => service)).toEqual(['one', 'two', 'four'])
  })

  test.each([
    ['an id that is not in the report', ['five'], 'five: not in the report.'],
    ['a service with nothing to write', ['three'], 'three: has nothing to write: is not in the feed.'],
  ])('refuses %s', (_, chosen, message) => {
    expect(() => toWrite(all, chosen)).toThrow(message)
  })

  test('changes the chosen rows and adds new ones at the end', () => {
    const after = appliedTo(text, 'data/services/rail/all.csv', [confirms, differs, fresh])
    expect(edits(after).map(([, line]) => line)).toEqual([
      'one,"Rapid",60,4,timetable,"said once, twice"',
      'two,Rapid,75,,timetable,  spaced ',
      'four,Rapid,90,,timetable,',
      '',
    ])
  })

  test('writes a new file where the proposal names one', () => {
    expect(appliedTo('', 'data/services/rail/new.csv', [fresh])).toBe(
      'id,product,minutes,basis\nfour,Rapid,90,timetable\n',
    )
  })
})
