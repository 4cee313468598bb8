// Lines that share parts of their way, as one net.
import { describe, expect, it } from 'vitest'
import { mergedLines } from '#geo/merged-lines.ts'

const endsOf = (line: readonly number[] = []) => [...line.slice(0, 2), ...line.slice(-2)]
const lengthOf = (lines: readonly (readonly number[])[]) =>
  lines.flatMap((line) =>
    line.flatMap((_, at) =>
      at > 1 && at % 2 === 0
        ? Math.hypot(
            (line[at] as number) - (line[at - 2] as number),
            (line[at + 1] as number) - (line[at - 1] as number),
          )
        : [],
    ),
  )

describe('a net of lines', () => {
  it('has a line that another one follows once, from end to end', () => {
    const trunk = [0, 0, 100, 0]
    const net = mergedLines([trunk, [100, 1, 20, 0.5]])
    expect(net).toHaveLength(1)
    expect(endsOf(net[0])).toEqual(trunk)
  })

  it('has a branch from the line that it leaves', () => {
    const net = mergedLines([
      [0, 0, 100, 0],
      [0, 0, 50, 0, 50, 40],
    ])
    expect(net).toHaveLength(2)
    const [x = 0, y = 0, toX, toY] = endsOf(net[1])
    expect(Math.hypot(x - 50, y)).toBeLessThan(5)
    expect([toX, toY]).toEqual([50, 40])
  })

  it('has both parts of a line that leaves another one twice', () => {
    const net = mergedLines([
      [0, 0, 200, 0],
      [0, 0, 40, 0, 60, 30, 80, 0, 120, 0, 140, 30, 160, 0],
    ])
    expect(net).toHaveLength(3)
    const [, ...loops] = net
    for (const loop of loops) expect(Math.max(...loop.filter((_, at) => at % 2 === 1))).toBeCloseTo(30, 0)
  })

  it('leaves out a siding that is shorter than it could show', () => {
    expect(
      mergedLines([
        [0, 0, 100, 0],
        [50, 0, 50, 5],
      ]),
    ).toHaveLength(1)
  })

  it('goes in steps of at most a unit', () => {
    expect(Math.max(...lengthOf(mergedLines([[0, 0, 33.3, 10.7]])))).toBeLessThanOrEqual(1)
  })
})
