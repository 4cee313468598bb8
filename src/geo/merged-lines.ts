// Many lines that share parts of their way as one net, in which every part is there once.

/** Lines this near are one, and parts shorter than this go with the line beside them: both in units of the lines. */
const together = 2
const shortest = 6

/** Points along a line, one a unit: x and y alternately. */
function stepsAlong(line: readonly number[]): number[] {
  const steps = [line[0] as number, line[1] as number]
  for (let at = 2; at < line.length; at += 2) {
    const [x, y] = [line[at - 2] as number, line[at - 1] as number]
    const [dx, dy] = [(line[at] as number) - x, (line[at + 1] as number) - y]
    const count = Math.ceil(Math.hypot(dx, dy))
    for (let step = 1; step <= count; step++) steps.push(x + (dx * step) / count, y + (dy * step) / count)
  }
  return steps
}

/** The squares of the plane near the lines so far. */
class Taken {
  private readonly squares = new Set<number>()
  private last = Number.NaN
  private static keyOf(x: number, y: number): number {
    return (Math.floor(x / together) + 8192) * 16_384 + Math.floor(y / together) + 8192
  }
  has(x: number, y: number): boolean {
    return this.squares.has(Taken.keyOf(x, y))
  }
  add(x: number, y: number): void {
    const key = Taken.keyOf(x, y)
    if (key === this.last) return
    this.last = key
    for (const dx of [-together, 0, together])
      for (const dy of [-together, 0, together]) this.squares.add(Taken.keyOf(x + dx, y + dy))
  }
}

/**
 * The parts of lines that run along none of the lines before them, the first ones whole; each begins and ends on the line
 * that it leaves.
 * @param lines x and y alternately, the longest first
 */
export function mergedLines(lines: readonly (readonly number[])[]): number[][] {
  const taken = new Taken()
  return lines.flatMap((line) => {
    const steps = stepsAlong(line)
    const parts: number[][] = []
    let part: number[] = []
    const end = (to: number) => {
      if (part.length > 2 * shortest) parts.push([...part, ...steps.slice(to, to + 2)])
      part = []
    }
    for (let at = 0; at < steps.length; at += 2) {
      const [x, y] = [steps[at] as number, steps[at + 1] as number]
      if (taken.has(x, y)) end(at)
      else part.push(...(part.length === 0 && at > 0 ? steps.slice(at - 2, at + 2) : [x, y]))
    }
    end(steps.length)
    for (const part of parts)
      for (let at = 0; at < part.length; at += 2) taken.add(part[at] as number, part[at + 1] as number)
    return parts
  })
}
