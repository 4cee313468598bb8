// Texts without case and accents, for comparison and for slugs.

/** Letters that Unicode does not decompose into a base letter and an accent. */
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

/** Most names are ASCII and skip normalisation; the gazetteer has fifty thousand. */
const plain = /^[ -~]*$/

/** Lower case, no accents, trimmed: "Köln " → "koln", "Łódź" → "lodz". Other scripts stay. */
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
 * A slug (D75): folded, without apostrophes, one hyphen for any other run of signs.
 * "A'dam" → "adam", "Frankfurt/Main" → "frankfurt-main", "London_Paris" → "london-paris".
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
