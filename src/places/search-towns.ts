// Towns of the search as one text: where all 423 have to fit into the file of the search, an id or a country a line is too
// much.
import { fold, slugify } from '#lib/fold.ts'
import type { SearchCity } from './search-city.ts'

/** A town with journeys, or a mere place with a stop of ours. */
export interface SearchTown extends SearchCity {
  kind: 'town' | 'place'
  /** 0 for a mere place; of towns, one more is twice the inhabitants */
  size: number
}

const smallest = 4000
const sizes = 9

/** 1 for a village, 9 for a metropolis. */
export const townSize = (population: number): number =>
  Math.min(sizes, Math.max(1, Math.round(Math.log2(Math.max(1, population) / smallest)) + 1))

/**
 * A block a country, under its name; a line a town: name, "=" with an id that is not the slug of the name, other names. A digit
 * in front begins those of another size. Names whose slug is the id are left out.
 */
export function packTowns(towns: readonly SearchTown[]): string {
  const countries = Map.groupBy(towns, ({ country }) => country)
  return [...countries].map(([country, those]) => packCountry(country, those)).join('\n\n')
}

function packCountry(country: string, towns: readonly SearchTown[]): string {
  let size: number | undefined
  const lines = towns
    .toSorted((a, b) => b.size - a.size)
    .map((town) => {
      const mark = town.size === size ? '' : town.size
      size = town.size
      return [`${mark}${town.name}`, ...markedId(town), ...otherNames(town)].join('\t')
    })
  return [country, ...lines].join('\n')
}

const markedId = ({ id, name }: SearchTown) => (slugify(name) === id ? [] : [`=${id}`])

function otherNames({ id, name, names }: SearchTown): string[] {
  const known = new Set([fold(name)])
  return names.filter((other) => slugify(other) !== id && !known.has(fold(other)) && known.add(fold(other)))
}

/** Reverse of packTowns, in the order of the text; an id is also a name. */
export function unpackTowns(packed: string): SearchTown[] {
  return packed.split('\n\n').flatMap((block) => {
    const [country = '', ...lines] = block.split('\n')
    let size = 0
    return lines.map((line): SearchTown => {
      const [, mark = '', text = ''] = /^(\d?)(.*)$/.exec(line) ?? []
      size = Number(mark || size)
      return { ...unpackNames(text), country, size, kind: size > 0 ? 'town' : 'place' }
    })
  })
}

function unpackNames(text: string): Pick<SearchTown, 'id' | 'name' | 'names'> {
  const [name = '', ...names] = text.split('\t')
  if (!names[0]?.startsWith('=')) return { id: slugify(name), name, names }
  const id = names[0].slice(1)
  return { id, name, names: [id.replaceAll('-', ' '), ...names.slice(1)] }
}
