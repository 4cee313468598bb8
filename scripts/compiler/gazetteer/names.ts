// Names of places in five languages: data/gazetteer, and data/places for cities and junctions.
import { z } from 'zod'
import { column, items, text, wholeNumber } from '#catalogue/columns.ts'
import { nameSchema, type PlaceId, places } from '#catalogue/place.ts'
import { group, table } from '#catalogue/table.ts'
import { byOtherLanguage } from '#lib/by-language.ts'
import { type GazetteerPlace, namesOf } from '#places/gazetteer.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { readTable } from '../read/table.ts'

export interface PlaceNames {
  names: GazetteerPlace['names']
  /** other spellings that searches find */
  aliases: string[]
  geonamesId: number
  /** of a place of the catalogue only; it never changes */
  id?: PlaceId
  /** file:line */
  where: string
}

export const gazetteerNames = table({
  folder: 'gazetteer',
  row: 'what a place outside `places/` is called; an empty language says what `en` says',
  fields: {
    geonamesId: wholeNumber('Write the id GeoNames gives the place.'),
    names: group({
      en: text('Write the customary English name.', nameSchema),
      ...byOtherLanguage(() =>
        column(
          z.exactOptional(nameSchema),
          'Write the customary name, or leave it empty where it is the English one.',
        ),
      ),
    }),
    aliases: items('Separate what else people type by semicolons.', z.array(nameSchema)),
  },
})

/**
 * All rows, places of the catalogue first, with the spellings that data/gazetteer also has for them.
 * @throws WrongData for rows that cannot be read or name a place twice
 */
export function readPlaceNames(root: string): PlaceNames[] {
  const problems = new Problems()
  const ofCatalogue = new Map(
    readTable(root, places, problems).map((row): [number, PlaceNames] => [
      row.geonamesId,
      { ...row, aliases: [...row.aliases] },
    ]),
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
