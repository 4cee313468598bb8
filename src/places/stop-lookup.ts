// Towns by what addresses call their stops, where no place has the name.
import type { PlaceId } from '#catalogue/place.ts'
import type { StopWords } from './directory.ts'
import type { KnownPlace, PlaceLookup } from './place-lookup.ts'

/** What any stop may be called after its town, in the languages of the site. */
const kinds = new Set(
  `airport station train-station railway-station bus-station central-station hbf hauptbahnhof bahnhof flughafen gare aeroport estacion
  aeropuerto stazione aeroporto`.split(/\s+/),
)

/** Shorter names of stops alone are words of other names as well: "est", "nord". */
const leastLetters = 6

/** The only owner of each word. */
function owners(words: Iterable<readonly [PlaceId, readonly string[]]>): Map<string, PlaceId> {
  const owner = new Map<string, PlaceId | undefined>()
  for (const [id, known] of words)
    for (const word of known) owner.set(word, owner.has(word) && owner.get(word) !== id ? undefined : id)
  return new Map([...owner].filter((entry): entry is [string, PlaceId] => entry[1] !== undefined))
}

/**
 * Lookup by name, then by an IATA code ("cdg"), by a stop that one town alone has ("gare-du-nord"), and by a town with any of its
 * stops ("torino-porta-nuova", "munich-hauptbahnhof").
 */
export function stopLookup(
  byName: PlaceLookup,
  stopWords: Readonly<Record<PlaceId, StopWords>>,
): PlaceLookup {
  const towns = Object.entries(stopWords)
  const codes = owners(towns.map(([id, { codes }]) => [id, codes]))
  const alone = owners(
    towns.map(([id, { names }]) => [id, names.filter(({ length }) => length >= leastLetters)]),
  )
  const hasStop = (id: PlaceId, word: string) =>
    stopWords[id] !== undefined && (kinds.has(word) || stopWords[id].names.includes(word))

  function byTown(key: string): KnownPlace | undefined {
    for (let at = key.indexOf('-'); at > 0; at = key.indexOf('-', at + 1)) {
      const town = byName(key.slice(0, at))
      if (town && hasStop(town.id, key.slice(at + 1))) return town
    }
    return undefined
  }

  return (key) => {
    const code = codes.get(key)
    const byCode = code === undefined ? undefined : byName(code)
    const named = byName(key)
    if (byCode) return { ...(named ?? byCode), byCode }
    const stop = alone.get(key)
    return named ?? (stop === undefined ? byTown(key) : byName(stop))
  }
}
