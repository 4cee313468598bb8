// "d'Amsterdam", "du Havre", "aux Sables-d'Olonne": prepositions before French place names, articles of companies.
import { fold } from '#lib/fold.ts'

/** Names with a silent h; any other h keeps "de": de Hambourg, de Hanovre. */
const silentH = /^(helsin|hend|her[ac]|hy)/
/** Names with a glide at the start also keep "de": de York, de Ouagadougou, de Iași. */
const glide = /^(y[aeiou]|oua|iasi)/

function elides(name: string): boolean {
  const start = fold(name)
  return (/^[aeiouy]/.test(start) && !glide.test(start)) || silentH.test(start)
}

/** Names of ports take an article: "au Porto di Bari". */
const port = /^(?:Port|Porto|Puerto) (?:d['’]|(?:de|di|of) )/

/** From or of a city: "de Paris", "d’Athènes", "du Havre", "des Sables-d’Olonne", "de La Rochelle". */
export function de(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`
  if (port.test(name)) return `du ${name}`
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
  if (port.test(name)) return `au ${name}`
  return `à ${name}`
}

/** Companies that are named with an article, in a list of names. */
const withArticle =
  /(?<=^|, | et )(?:(SNCF|SNCB|Renfe|Deutsche Bahn)|(?:SNCF )?(ÖBB|CFF|NS|TER|CFL|Chemins de fer de la Corse|Intercités de nuit))(?=$|, | et )/g
/** "Eurostar et la SNCF", "les ÖBB", "les Intercités de nuit" for "SNCF Intercités de nuit" */
export const company = (names: string) =>
  names.replace(withArticle, (_, one?: string, other?: string) => (one ? `la ${one}` : `les ${other}`))
/** "avec la Renfe", "en TER" */
export const withCompany = (names: string) => (names === 'TER' ? 'en TER' : `avec ${company(names)}`)
