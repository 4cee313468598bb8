// "ad Amsterdam", "dall’Aia", "al Cairo": prepositions before Italian place names.

/** Cities whose Italian name keeps its article in a sentence; La Spezia and Le Havre do not. */
const elidedArticle = /^L['’](?=(Aia|Aquila|Avana)(?!\p{L}))/u

/** Otto and undici, and thousands of them. */
const beginsWithVowel = (figure: string) => /^(8|11(?!\d))/.test(figure)

/** The article of a figure: "i 70 km", but "gli 80 km", "gli 8.000" and "gli 11". */
export const i = (figure: string) => (beginsWithVowel(figure) ? `gli ${figure}` : `i ${figure}`)

/** Of a percentage: "del 13%", "dell’8%". */
export const del = (share: string) => (beginsWithVowel(share) ? `dell’${share}` : `del ${share}`)

/** To a percentage: "al 25%", "all’80%". */
export const al = (share: string) => (beginsWithVowel(share) ? `all’${share}` : `al ${share}`)

/** A city within a sentence: "l’Aia" and "il Cairo", but "La Spezia". */
export const inText = (name: string) => name.replace(elidedArticle, 'l’').replace(/^Il (?=\p{Lu})/u, 'il ')

/** From a city: "da Parigi", "dall’Aia", "dal Cairo". Never elided: "da Amsterdam". */
export function da(name: string): string {
  if (elidedArticle.test(name)) return name.replace(elidedArticle, 'dall’')
  return name.startsWith('Il ') ? `dal ${name.slice(3)}` : `da ${name}`
}

/**
 * To or in a city: "a Parigi", "ad Amsterdam", "all’Aia", "al Cairo".
 * "ad" only before another a (Accademia della Crusca).
 */
export function a(name: string): string {
  if (elidedArticle.test(name)) return name.replace(elidedArticle, 'all’')
  if (name.startsWith('Il ')) return `al ${name.slice(3)}`
  return /^[AÀÁÂ]/.test(name) ? `ad ${name}` : `a ${name}`
}
