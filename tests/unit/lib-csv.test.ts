import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '#lib/csv.ts'

const read = (text: string) => parse(text, { bom: true }) as string[][]

describe('a table as CSV', () => {
  it('comes back unchanged for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer())), (rows) => {
        const back = read(toCsv(['a', 'b'], rows)).slice(1)
        expect(back.map(([text]) => text?.replace(/^'(?=\s*[=+\-@＝＋－＠])/, ''))).toEqual(
          rows.map(([text]) => text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')),
        )
        expect(back.map(([, number]) => number)).toEqual(rows.map(([, number]) => String(number)))
      }),
    )
  })

  it('has no cell a spreadsheet would run', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...'=+-@＝＋－＠'),
        fc.string(),
        fc.constantFrom('', ' ', '\t', '\r'),
        (sign, rest, space) => {
          const [, [cell = ''] = []] = read(toCsv(['a'], [[space + sign + rest]]))
          expect(cell.startsWith("'")).toBe(true)
        },
      ),
    )
  })

  it('leaves numbers, also negative ones, as numbers', () => {
    expect(toCsv(['a'], [[-1]])).toBe('\ufeff"a"\r\n-1\r\n')
  })
})
