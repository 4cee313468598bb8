// "d'Amsterdam", "du Havre", "aux Sables-d'Olonne": prepositions before French place names.
import { fold } from '#lib/fold.ts'

/** Names with a silent h; any other h keeps "de": de Hambourg, de Hanovre. */
const silentH = /^(helsin|hend|her[ac]|hy)/
/** Names with a glide at the start also keep "de": de York, de Ouagadougou. */
const glide = /^(y[aeiou]|oua)/

function elides(name: string): boolean {
  const start = fold(name)
  return (/^[aeiouy]/.test(start) && !glide.test(start)) || silentH.test(start)
}

/** From or of a city: "de Paris", "d’Athènes", "du Havre", "des Sables-d’Olonne", "de La Rochelle". */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`
  return elides(name) ? `d’${name}` : `de ${name}`
}

/** An interval: "toutes les 15 min", but "toutes les heures". */
export function each(interval: string): string {
  return /^1\s?h$/.test(interval) ? 'toutes les heures' : `toutes les ${interval}`
}

/** To or in a city: "à Paris", "au Havre", "aux Sables-d’Olonne". */
export function a(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`
  return `à ${name}`
}
