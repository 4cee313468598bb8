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

/** Stations that signs of our stops name in another way: by the key of the list's name. */
const otherNames: Readonly<Record<string, StopId>> = {
  'den haag': 'the-hague-hs',
  'firenze s m n': 'florence-smn',
  'fleury les aubrais orleans': 'orleans-les-aubrais',
  'gdynia gl': 'gdynia-glowna',
  'gdynia glowny': 'gdynia-glowna',
  helsinki: 'helsinki-central',
  lublin: 'lublin-glowny',
  radom: 'radom-glowny',
  'reggio calabria centrale': 'reggio-calabria-centrale',
  sofia: 'sofia-central',
  'turku satama': 'turku-harbour',
}

/**
 * A function from a station's name to the railway stop of the same name, or of one of its names in several languages
 * ("Oulu / Uleåborg"); undefined for a station that is not ours.
 */
export function stationsByName(stops: Iterable<Stop>): (name: string) => StopId | undefined {
  const byKey = new Map<string, StopId>()
  const ids = new Set<StopId>()
  for (const { id, kind, name } of stops) {
    if (kind !== 'rail') continue
    byKey.set(stationKey(name), id)
    ids.add(id)
  }
  const found = (key: string) =>
    byKey.get(key) ?? (ids.has(otherNames[key] ?? '') ? otherNames[key] : undefined)
  return (name) => {
    for (const part of [name, ...name.split(' / ')]) {
      const stop = found(stationKey(part))
      if (stop) return stop
    }
    return undefined
  }
}
