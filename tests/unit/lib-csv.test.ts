import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '#lib/csv.ts'

const read = (text: string) => parse(text, { bom: true }) as string[][]
const withoutApostrophes = (text = '') => text.replaceAll("'", '')

const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−']
const separators = [';', ',', '\t', '\n', '\r', '\r\n', '|']
const unseen = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\v',
  '\0',
  '\ufeff',
  '\u200b',
  '\u00ad',
  '\u2060',
  '\u202e',
  '\ufe0f',
  '"',
]

/** What a spreadsheet may take for values when it splits the file on any separator. */
const values = (csv: string) =>
  csv.split(/[;,|\t\r\n]/).map((value) => value.replace(/^[\s\p{C}\p{Default_Ignorable_Code_Point}"]+/u, ''))

describe('a table as CSV', () => {
  it('comes back as it was but for apostrophes, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer())), (rows) => {
        const back = read(toCsv(['a', 'b'], rows)).slice(1)
        expect(back.map(([text]) => withoutApostrophes(text))).toEqual(
          rows.map(([text]) => withoutApostrophes(text)),
        )
        expect(back.map(([, number]) => number)).toEqual(rows.map(([, number]) => String(number)))
      }),
    )
  })

  it('has no value a spreadsheet would run, whichever separator it splits on', () => {
    const part = fc.oneof(fc.constantFrom(...signs, ...separators, ...unseen), fc.string({ maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(fc.array(part, { maxLength: 12 }), { minLength: 1, maxLength: 3 }), (rows) => {
        const csv = toCsv(
          ['a'],
          rows.map((parts) => [parts.join('')]),
        )
        expect(values(csv).filter((value) => signs.includes(value[0] ?? ''))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each(separators.map((separator) => [JSON.stringify(separator), separator]))(
    'has no formula after %s, quoted or behind what is not seen',
    (_, separator) => {
      for (const sign of signs)
        for (const hidden of unseen) {
          const csv = toCsv(['a'], [[`Paris${separator}${hidden}${sign}HYPERLINK("https://evil.example")`]])
          expect(csv, JSON.stringify([separator, hidden, sign])).toContain("'")
          expect(values(csv).filter((value) => signs.includes(value[0] ?? ''))).toEqual([])
        }
    },
  )

  it.each(["O'Brien", 'São Tomé – 東京', 'Aix-en-Provence', 'a=b', 'Paris, France; Lyon', 'me@home'])(
    'leaves %s as it is',
    (text) => {
      expect(read(toCsv(['a'], [[text]]))[1]).toEqual([text])
    },
  )

  it('leaves numbers, also negative ones, as numbers', () => {
    expect(toCsv(['a'], [[-1, 2]])).toBe('\ufeff"a"\r\n-1,2\r\n')
  })
})
