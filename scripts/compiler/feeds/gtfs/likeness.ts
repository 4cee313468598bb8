// How alike two names of stations are, whatever they say of the city and of the kind of place.
import { similarity } from '#lib/edit-distance.ts'
import { fold } from '#lib/fold.ts'

/** Words that most stations have, in the languages of the feeds, and words without weight. */
const withoutWeight = new Set(
  (
    'bahnhof bf bhf station stn gare estacion estacio stazione stacja nadrazi stanica palyaudvar st-' +
    ' de du des la le les l d di della da do the of et and und am an der im bei s u ' +
    ' terminal bus coach port harbour railway international intl tgv hall'
  ).split(/[ -]+/),
)
/** Names of a city's first station, all as one word. */
const mainStation = new Set([
  'hbf',
  'hauptbahnhof',
  'centraal',
  'central',
  'centrale',
  'hb',
  'glowny',
  'glowna',
])
/** "Ostbahnhof" is "Ost" */
const compound = /^(.+?)(?:bahnhof|bhf|station|gare)$/
const alikeWords = 0.8

/** Words with weight; "Frankfurt(Main)Hbf" → frankfurt, main, hbf. */
function wordsOf(name: string): string[] {
  return fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !withoutWeight.has(word))
    .map((word) => (mainStation.has(word) ? 'hbf' : word.replace(compound, '$1')))
}

/** Each spelling of a name that gives several: "Bruxelles-Midi / Brussel-Zuid". */
const spellings = (name: string) => [name, ...name.split(/\s*[/|]\s*/)].filter((part) => part !== '')

/**
 * 0 to 1, by the letters of the words both names have in common, over those of the shorter name.
 * Names of the place do not count where both have more than these: "Paris Nord" is not like "Paris Est".
 */
export function likeness(a: string, b: string, placeNames: readonly string[]): number {
  const place = new Set(placeNames.flatMap(wordsOf))
  return Math.max(...spellings(a).flatMap((one) => spellings(b).map((other) => alike(one, other, place))))
}

function alike(a: string, b: string, place: ReadonlySet<string>): number {
  const [ofA, ofB] = [wordsOf(a), wordsOf(b)]
  const isOwn = (word: string) => ![...place].some((name) => similarity(name, word) >= alikeWords)
  const [ownA, ownB] = [ofA.filter(isOwn), ofB.filter(isOwn)]
  if (ownA.length > 0 && ownB.length > 0) return shared(ownA, ownB)
  if (ownA.length === 0 && ownB.length === 0) return ofA.length > 0 && ofB.length > 0 ? 1 : 0
  // One is called like the city alone: its main station, as far as a name can say.
  return [...ownA, ...ownB].every((word) => word === 'hbf') ? 0.9 : 0.5
}

function shared(a: readonly string[], b: readonly string[]): number {
  const [shorter, longer] = a.join('').length <= b.join('').length ? [a, b] : [b, a]
  const letters = shorter.join('').length
  const common = shorter.filter((word) => longer.some((other) => similarity(word, other) >= alikeWords))
  return Math.max(common.join('').length / letters, similarity(a.join(' '), b.join(' ')))
}
