// Widths of names on maps, estimated: builds and functions cannot measure text.

/** Letters by their width in em, of Figtree at weight 600 (A8); all others count as `otherEm`. */
const widths: readonly (readonly [em: number, letters: string])[] = [
  [0.28, " iIíìîïÍÎjl.,'’"],
  [0.41, 'frt-–()1/'],
  [0.54, 'aceskvxyzJLFáàâãäåæéèêëçčšž'],
  [0.72, 'ACDGHKOQRUVÁÀÂÄÅÇČÓÖÜÚ'],
  [0.86, 'mwMNW'],
]
const otherEm = 0.61
const emOf = new Map(widths.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)))

/** Width of a name in units of its font size; a little more than it takes. */
export function labelWidth(name: string): number {
  let em = 0
  for (const letter of name) em += emOf.get(letter) ?? otherEm
  return em
}
