// Text as outlines, so every machine draws the same picture without installed fonts (A27).
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import { inProject } from '#tools/root.ts'

export type Weight = 400 | 700

/** The fonts in the order in which a letter is searched. */
function readFonts(weight: Weight): Font[] {
  return ['latin', 'latin-ext'].map((subset) => {
    const file = inProject(
      'node_modules',
      '@fontsource',
      'figtree',
      'files',
      `figtree-${subset}-${weight}-normal.woff`,
    )
    const font = create(readFileSync(file))
    if (font.isCollection) throw new TypeError(`${file} is a collection of fonts.`)
    return font
  })
}

const fonts = new Map<Weight, Font[]>()

function fontsOf(weight: Weight): Font[] {
  const known = fonts.get(weight) ?? readFonts(weight)
  fonts.set(weight, known)
  return known
}

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
    const font = fontsOf(weight).find((candidate) => candidate.hasGlyphForCodePoint(code))
    if (!font) throw new RangeError(`Figtree has no "${letter}", a letter of "${text}".`)
    const scale = size / font.unitsPerEm
    const glyph = font.glyphForCodePoint(code)
    path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG()
    width += glyph.advanceWidth * scale
  }
  return { path, width }
}
