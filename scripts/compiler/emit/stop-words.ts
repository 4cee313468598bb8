// What addresses call the stops of a town: "gare-du-nord" and "nord" of Paris, "cdg".
import type { Stop } from '#catalogue/network.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import { slugify } from '#lib/fold.ts'
import type { StopWords } from '#places/directory.ts'
import { ownName } from '#places/stop-name.ts'

const spellingsOf = ({ id, names, aliases }: Place) => [id, ...Object.values(names), ...aliases]

/** Its name and its id, both without the town, and the name without "International" at the end. */
function namesOf(stop: Stop, town: Place): string[] {
  const names = [stop.name, stop.name.replace(/ International$/, ''), stop.id]
  return names.flatMap((name) => ownName(name, spellingsOf(town)) ?? []).map(slugify)
}

const sorted = (words: readonly string[]) => [...new Set(words.filter(Boolean))].sort()

/** By city and town with journeys, in the order of the places. */
export function stopWords(stops: readonly Stop[], places: Iterable<Place>): Record<PlaceId, StopWords> {
  const byTown = Map.groupBy(stops, ({ place }) => place)
  const entries = [...places].flatMap((town) => {
    if (town.kind === 'junction') return []
    const here = byTown.get(town.id) ?? []
    const codes = sorted([town.iata ?? '', ...here.map(({ code }) => code ?? '')].map(slugify))
    const names = sorted(here.flatMap((stop) => namesOf(stop, town))).filter((name) => !codes.includes(name))
    return [[town.id, { names, codes }] as const]
  })
  return Object.fromEntries(entries)
}
