// "ad Amsterdam", "dall’Aia", "al Cairo": prepositions before Italian place names.

/** Cities whose Italian name keeps its article in a sentence; La Spezia and Le Havre do not. */
const elidedArticle = /^L['’](?=(Aia|Aquila|Avana)$)/

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
