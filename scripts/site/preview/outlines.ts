// Text as outlines, so every machine draws the same picture without installed fonts (A27).
import { fontWith, type Weight } from '#tools/figtree.ts'

export interface Outline {
  /** data of an SVG path, with the start of the baseline at 0,0 */
  path: string
  width: number
}

/** A line of text at a size in pixels. @throws RangeError when Figtree lacks a letter */
export function outline(text: string, size: number, weight: Weight = 400): Outline {
  let path = ''
  let width = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) as number
    const font = fontWith(letter, weight)
    if (!font) throw new RangeError(`Figtree has no "${letter}", a letter of "${text}".`)
    const scale = size / font.unitsPerEm
    const glyph = font.glyphForCodePoint(code)
    path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG()
    width += glyph.advanceWidth * scale
  }
  return { path, width }
}
