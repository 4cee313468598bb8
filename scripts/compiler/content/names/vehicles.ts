// Names that are the same in every language: operators and stops.
import { fold } from '#lib/fold.ts'
import type { Network } from '../../read/network.ts'
import { shortNames } from './derived-words.ts'
import { hintsOf, inEach, type KnownName } from './known.ts'
import { wordsOf } from './mentions.ts'

/** Fewer letters are ambiguous: NS, VR, SL. */
const leastLetters = 5
/** At least this many common words make a name: Gare du Nord. */
const leastWords = 3

/** Words of many operators, and names of what they serve: alone they identify no operator. */
const ofMany =
  /\b(?:line|lines|linea|ferries|air|airways|airlines|express|intercity|rail|railway|trains?|bus|coach|coast|west|western|south|europa|france|portugal|polish|british|brussels|irish|scottish|wales|transport|for|hull|national|great|greater|blue|star|sky|color)\b/gi

export function operatorNames({ operators }: Network): KnownName[] {
  return [...operators.values()].map(({ id, name }) => ({
    id: `operator ${id}`,
    mentions: inEach(() => [name]),
    also: [id.toUpperCase(), ...(shortNames[id] ?? [])],
    hints: hintsOf([name.replace(ofMany, '')]),
    exact: name.length < leastLetters || name === 'SWISS',
  }))
}

/** Words on the signs of many stations. */
const onManySigns = new Set(
  [
    'hbf hauptbahnhof bahnhof central centraal centrale centralna centre station gare terminal terminals airport',
    'flughafen port porto puerto harbour havn ferry bus coach international town ville nord est south north west',
    'ouest old new grand king kings queen saint street parkway porta europe flandres donau zoologischer',
  ]
    .join(' ')
    .split(' '),
)

/** "Gare du Nord" of "Paris Gare du Nord"; undefined where the rest is too short to be a name. */
export function withoutTown(sign: string, town: readonly string[]): string | undefined {
  const own = new Set(town.flatMap(wordsOf).map(fold))
  const rest = wordsOf(sign).filter((word) => !own.has(fold(word)))
  const isSpecific = (word: string) => word.length >= leastLetters && !onManySigns.has(fold(word))
  const last = rest.findLastIndex(isSpecific)
  if (last >= 0) return rest.slice(0, last + 1).join(' ')
  return rest.length >= leastWords ? rest.join(' ') : undefined
}

/** Stations by their sign without the town, airports by code. Ports are in known.ts. */
export function stopNames({ places, stops }: Network): KnownName[] {
  return [...stops.values()].flatMap(({ id, kind, name, code, place }): KnownName[] => {
    const town = places.get(place)
    const short = withoutTown(name, town ? [...Object.values(town.names), ...town.aliases] : [])
    const also = short ? [short] : []
    if (code) return [{ id: `airport ${code}`, mentions: inEach(() => [code]), also, hints: [], exact: true }]
    if (kind === 'port' || !short) return []
    return [{ id: `stop ${id}`, mentions: inEach(() => [short]), also, hints: [], exact: false, city: place }]
  })
}
