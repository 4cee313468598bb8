// What places are called in five languages: data/gazetteer, and data/places for the cities and junctions of the catalogue.
import { z } from 'zod'
import type { PlaceId } from '#catalogue/place.ts'
import { type GazetteerPlace, namesOf } from '#places/gazetteer.ts'
import { items, number } from '../read/cells.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { readTable, type Table } from '../read/table.ts'
import { places } from '../read/tables.ts'

export interface PlaceNames {
  names: GazetteerPlace['names']
  /** what else people type */
  aliases: string[]
  geonamesId: number
  /** of a place of the catalogue, which keeps it */
  id?: PlaceId
  /** file:line */
  where: string
}

const nameSchema = z.string().trim().min(1)
const namesSchema = z.object({
  geonamesId: z.int().positive(),
  names: z.object({
    en: nameSchema,
    de: z.exactOptional(nameSchema),
    fr: z.exactOptional(nameSchema),
    es: z.exactOptional(nameSchema),
    it: z.exactOptional(nameSchema),
  }),
  aliases: z.array(nameSchema),
})
const sameAsEnglish = 'Write the customary name, or leave it empty where it is the English one.'

export const gazetteerNames: Table<z.infer<typeof namesSchema>> = {
  folder: 'gazetteer',
  required: {
    geonamesId: 'Write the id GeoNames gives the place.',
    en: 'Write the customary English name.',
  },
  optional: {
    de: sameAsEnglish,
    fr: sameAsEnglish,
    es: sameAsEnglish,
    it: sameAsEnglish,
    aliases: 'Separate what else people type by semicolons.',
  },
  schema: namesSchema,
  columnOf: { 'names.en': 'en', 'names.de': 'de', 'names.fr': 'fr', 'names.es': 'es', 'names.it': 'it' },
  toRecord: ({ geonamesId, aliases, ...names }) => ({
    geonamesId: number(geonamesId),
    names,
    aliases: items(aliases),
  }),
}

/**
 * All rows, places of the catalogue first. A place that joins the catalogue keeps the spellings it had in data/gazetteer.
 * @throws WrongData for rows that cannot be read or name a place twice
 */
export function readPlaceNames(root: string): PlaceNames[] {
  const problems = new Problems()
  const ofCatalogue = new Map(
    readTable(root, places, problems).map((row): [number, PlaceNames] => [row.geonamesId, row]),
  )
  const first = new Map<number, string>()
  const others = readTable(root, gazetteerNames, problems).filter(({ geonamesId, names, aliases, where }) => {
    const before = first.get(geonamesId)
    if (before) problems.add(where, `names ${geonamesId}, as ${before} does.`, 'Keep one of the two rows.')
    first.set(geonamesId, where)
    const known = ofCatalogue.get(geonamesId)
    known?.aliases.push(...namesOf({ names }), ...aliases)
    return known === undefined
  })
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return [...ofCatalogue.values(), ...others]
}
