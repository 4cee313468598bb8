// The font of the pictures of shared links, read from its package so that no machine needs it.
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import { inProject } from './root.ts'

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

/** The font that has the letter; undefined when none has. */
export function fontWith(letter: string, weight: Weight): Font | undefined {
  const code = letter.codePointAt(0) as number
  return fontsOf(weight).find((font) => font.hasGlyphForCodePoint(code))
}

/** The first letter of a text that pictures cannot show; undefined when they can show all. */
export const letterWithout = (text: string): string | undefined =>
  [...text].find((letter) => !fontWith(letter, 700))
