// One id per place: the folded English name; of places that share it, the most populous has it (D19).
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

/** Addresses have letters a to z only; names in other scripts become an empty slug. */
const ascii = (name: string) =>
  slugify(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Ids of places, given with the most populous first. A place whose name is taken gets its country code,
 * then its GeoNames id too. `reserved`: GeoNames ids by the ids, names and aliases of the catalogue.
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
