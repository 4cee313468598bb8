// Text as people type it: no case, no accents.

/** Letters that Unicode does not take apart into a base letter and an accent. */
const whole: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Most names: nothing to take apart, which matters when fifty thousand are read. */
const plain = /^[ -~]*$/

/** Lower case without accents, trimmed: "Köln " → "koln", "Łódź" → "lodz". Letters of other scripts stay. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase().trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => whole[letter] as string)
    .trim()
}

/**
 * Text as it stands in a slug: folded, apostrophes dropped, everything between letters and digits a single hyphen.
 * "A'dam" → "adam", "Frankfurt/Main" → "frankfurt-main", "London_Paris" → "london-paris".
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
