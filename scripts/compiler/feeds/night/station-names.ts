// Joins the stations of a list without coordinates to ours: by their names, written out.
import type { Stop, StopId } from '#catalogue/network.ts'
import { fold } from '#lib/fold.ts'

/** What timetables shorten at the end of a name, folded. */
const abbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  [/ hauptbahnhof$/, ' hbf'],
  [/ hl\. ?n\.$/, ' hlavni nadrazi'],
  [/ hl\. ?st\.$/, ' hlavna stanica'],
  [/ gl\.$/, ' glowny'],
  [/ gl\. ?k\.$/, ' glavni kolodvor'],
]

/** "Praha hl.n." and "Praha hlavní nádraží" have the same key, "Köln-Ehrenfeld" and "Köln Ehrenfeld" too. */
export function stationKey(name: string): string {
  const folded = fold(name)
  const [short, long] = abbreviations.find(([short]) => short.test(folded)) ?? []
  return (short && long ? folded.replace(short, long) : folded).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** A function from a station's name to the railway stop of the same name; undefined for a station that is not ours. */
export function stationsByName(stops: Iterable<Stop>): (name: string) => StopId | undefined {
  const byKey = new Map<string, StopId>()
  for (const { id, kind, name } of stops) if (kind === 'rail') byKey.set(stationKey(name), id)
  return (name) => byKey.get(stationKey(name))
}
