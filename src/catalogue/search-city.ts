// The cities the form knows, folded into one string: a tenth of the page's weight otherwise goes into quotes.

export interface SearchCity {
  id: string
  /** in the page's language */
  name: string
  country: string
  /** all other names: languages and aliases */
  names: string[]
}

/** One line per city: id, name, country, other names, separated by tabs. Names equal to the first are left out. */
export function packCities(cities: readonly SearchCity[]): string {
  return cities
    .map(({ id, name, country, names }) =>
      [id, name, country, ...new Set(names.filter((other) => other !== name))].join('\t'),
    )
    .join('\n')
}

/** Reverse of packCities; lines without id and name are dropped. */
export function unpackCities(packed: string): SearchCity[] {
  return packed.split('\n').flatMap((line) => {
    const [id, name, country = '', ...names] = line.split('\t')
    return id && name ? [{ id, name, country, names }] : []
  })
}
