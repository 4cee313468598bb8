// One id per place (D19): the folded English name; of places sharing one the most populous keeps it.
import type { PlaceId } from '#catalogue/place.ts'
import { slugify } from '#lib/fold.ts'

export interface ToName {
  geonamesId: number
  /** English name */
  name: string
  country: string
  /** given by the catalogue */
  id?: PlaceId | undefined
}

/** A slug of other letters than a to z is none that an address should carry. */
const ascii = (name: string) =>
  slugify(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Ids of places in the order given, the most populous first. A place whose name is taken gets its country code, then
 * its GeoNames id besides. `reserved` are words that already mean a place: ids, names and aliases of the catalogue.
 */
export function assignIds(
  places: readonly ToName[],
  reserved: ReadonlyMap<string, number>,
): Map<number, PlaceId> {
  const taken = new Set<string>()
  const ids = new Map<number, PlaceId>()
  const free = (id: string, geonamesId: number) =>
    id !== '' && !taken.has(id) && (reserved.get(id) ?? geonamesId) === geonamesId
  for (const { id, geonamesId } of places) {
    if (!id) continue
    taken.add(id)
    ids.set(geonamesId, id)
  }
  for (const { geonamesId, name, country } of places) {
    if (ids.has(geonamesId)) continue
    const base = ascii(name)
    const inCountry = `${base || 'place'}-${country.toLowerCase()}`
    const id =
      [base, inCountry].find((candidate) => free(candidate, geonamesId)) ?? `${inCountry}-${geonamesId}`
    taken.add(id)
    ids.set(geonamesId, id)
  }
  return ids
}
