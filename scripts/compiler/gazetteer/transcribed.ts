// Spellings of umlauts for keyboards without them: Tübingen as Tuebingen, Århus as Aarhus.

/** Countries where two letters are customary; elsewhere ö is typed as o. */
const customary = new Set('AT BE CH DE DK EE FI FO IS IT LI LU NO SE'.split(' '))
const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** The spelling with two letters for each umlaut; empty without umlauts. */
export function transcribed(spelling: string, country: string): string[] {
  if (!customary.has(country)) return []
  const written = spelling.replace(/[äöüøå]/gi, (letter) => {
    const two = letters[letter.toLowerCase()] as string
    return letter === letter.toLowerCase() ? two : two[0]?.toUpperCase() + two.slice(1)
  })
  return written === spelling ? [] : [written]
}
