// Lines of tours and meetings, of which only the mode and the changes of a way are known.
import { describe, expect, it } from 'vitest'
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { wayLine } from '#models/on-request/way-line.ts'

const way = (mode: Mode, changes = 0) => ({ mode, changes })

describe('the line of a way', () => {
  it.each([
    ['london', 'paris', way('train'), 'true', 'of a train without a change follows the rails'],
    ['helsinki', 'tallinn', way('ferry'), 'true', 'of a ship follows the sea lanes'],
    ['lisbon', 'warsaw', way('flight'), 'true', 'of a flight is the great circle'],
    ['berlin', 'rome', way('car'), 'sketched', 'of a car goes through places of the road'],
    ['berlin', 'rome', way('train', 2), 'straight', 'with changes is straight'],
    ['lisbon', 'warsaw', way('flight', 1), 'straight', 'of two flights is straight'],
    ['berlin', 'rome', undefined, 'straight', 'that is not known is straight'],
  ] as const)('from %s to %s %o is %s: one %s', (from, to, chosen, kind, _what) => {
    const line = wayLine(from, to, chosen)
    expect(line.kind).toBe(kind)
    expect(line.points.length > 2).toBe(kind !== 'straight')
    expect([line.points[0], line.points.at(-1)]).toEqual([place(from), place(to)])
  })

  it('leads the other way back', () => {
    const [there, back] = [wayLine('paris', 'london', way('train')), wayLine('london', 'paris', way('train'))]
    const nearTo = (point: Point | undefined, id: string) => haversineKm(point as Point, place(id))
    expect(nearTo(there.points[1], 'paris')).toBeLessThan(nearTo(there.points[1], 'london'))
    expect(nearTo(back.points[1], 'london')).toBeLessThan(nearTo(back.points[1], 'paris'))
    expect(there.sources.length).toBeGreaterThan(0)
  })
})
