// Where the names of changes stand below the line of an option.
import type { LineLabel } from '../on-request/board-model.ts'

/** Width of a letter of 12 px in percent of the narrowest line, 288 px. */
const percentPerLetter = 2.2

interface Gap {
  /** middle of the gap, in percent */
  x: number
  /** the name, and a shorter one */
  names: [string, string]
}

const widthOf = (text: string) => text.length * percentPerLetter

interface Placed extends Omit<LineLabel, 'gap'> {
  from: number
  to: number
}

function placed(x: number, text: string): Placed {
  const width = widthOf(text)
  const [left, right] = [x - width / 2, x + width / 2]
  if (left < 0) return { x: 0, anchor: 'start', text, from: 0, to: width }
  if (right > 100) return { x: 100, anchor: 'end', text, from: 100 - width, to: 100 }
  return { x, anchor: 'middle', text, from: left, to: right }
}

/** Names side by side, the short one where the long one is in the way; one without room is left out. */
export function lineLabels(gaps: readonly Gap[]): LineLabel[] {
  let taken = Number.NEGATIVE_INFINITY
  return gaps.flatMap(({ x, names }, index) => {
    const next = gaps[index + 1]
    const room = next ? next.x - widthOf(next.names[1]) / 2 : 100
    const fits = names
      .map((name) => placed(x, name))
      .find(({ from, to }) => from > taken && (to <= room || index === gaps.length - 1))
    if (!fits) return []
    taken = fits.to + percentPerLetter
    return [{ gap: index, x: fits.x, anchor: fits.anchor, text: fits.text }]
  })
}
