// Names of stations as travellers write them, of feeds that shout them or say what a map says better.

const small = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i', 'di', 'am', 'an', 'der', 'sur', 'et'])

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "ZARAGOZA-DELICIAS" → "Zaragoza-Delicias"; names with small letters stay as they are. */
export function tidyStationName(name: string): string {
  const text = name.trim().replaceAll(/\s+/g, ' ')
  if (/\p{Ll}/u.test(text)) return text
  return text
    .toLowerCase()
    .replaceAll(/[\p{L}\p{M}]+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : capital(word)))
}
