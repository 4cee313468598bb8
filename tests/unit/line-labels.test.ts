// Names of changes below a line.
import { describe, expect, test } from 'vitest'
import { lineLabels } from '#models/board/line-labels.ts'

const gap = (x: number, long: string, short = long.slice(0, 4)) => ({
  x,
  names: [long, short] as [string, string],
})
const texts = (gaps: Parameters<typeof lineLabels>[0]) => lineLabels(gaps).map(({ text }) => text)
/** Ends of a label in percent of the narrowest line: 2.2 a letter. */
const ends = ({ x, anchor, text }: ReturnType<typeof lineLabels>[number]) => {
  const width = text.length * 2.2
  const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return [from, from + width] as const
}

test('a name stands below the middle of its gap', () => {
  expect(lineLabels([gap(50, 'Köln Hbf')])).toEqual([{ gap: 0, x: 50, anchor: 'middle', text: 'Köln Hbf' }])
})

test.each([
  ['the left edge', 3, { x: 0, anchor: 'start' }],
  ['the right edge', 97, { x: 100, anchor: 'end' }],
])('a name at %s stays on the line', (_, x, expected) => {
  expect(lineLabels([gap(x, 'Bruxelles-Midi')])[0]).toMatchObject(expected)
})

describe('names side by side', () => {
  test('are whole where there is room', () => {
    expect(texts([gap(20, 'Köln Hbf'), gap(80, 'Basel SBB')])).toEqual(['Köln Hbf', 'Basel SBB'])
  })

  test('the town stands where the station is in the way', () => {
    expect(
      texts([gap(40, 'Frankfurt (Main) Hauptbahnhof', 'Frankfurt'), gap(65, 'Basel SBB', 'Basel')]),
    ).toEqual(['Frankfurt', 'Basel SBB'])
  })

  test('one without room is left out, and the others keep their numbers', () => {
    expect(
      lineLabels([gap(50, 'Hannover', 'Hannover'), gap(51, 'Hamburg', 'Hamburg'), gap(90, 'Kiel')]),
    ).toMatchObject([{ gap: 1 }, { gap: 2 }])
  })

  test('never touch, and never leave the line', () => {
    const names = [
      'Praha hl.n.',
      'Wien Hauptbahnhof',
      'Budapest-Keleti',
      'Zürich HB',
      'Ulm',
      'Milano Centrale',
    ]
    for (let step = 1; step < 40; step += 1) {
      const gaps = names.map((name, index) => gap(Math.min(100, 2 + index * step), name))
      const placed = lineLabels(gaps).map(ends)
      placed.forEach(([from, to], index) => {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? -0.001 : (placed[index - 1]?.[1] ?? 0))
        expect(to).toBeLessThanOrEqual(100.001)
      })
    }
  })
})
