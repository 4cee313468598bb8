// The pages beside those of routes, as the directory names them.
import type { Airport } from '#catalogue/city-airports.ts'
import type { Names } from '#catalogue/place.ts'
import type { PagesBeside, ShortNames } from '#places/pages-beside.ts'
import type { Content } from '../content/check.ts'

/** Without the names that are the English one. */
const short = (names: Names): ShortNames =>
  Object.fromEntries(
    Object.entries(names).filter(([lang, name]) => lang === 'en' || name !== names.en),
  ) as ShortNames

export function pagesOf(
  { ferryRoutes, countryPairs }: Pick<Content, 'ferryRoutes' | 'countryPairs'>,
  airports: readonly Airport[],
): PagesBeside {
  return {
    ferries: [...ferryRoutes].map(([id, { facts }]) => {
      const [from, to] = [facts.origin, facts.destination].map(({ names, lat, lng }) => ({
        names: short(names),
        ...{ lat, lng },
      }))
      return { id, ends: [from, to] } as PagesBeside['ferries'][number]
    }),
    corridors: [...countryPairs].map(
      ([
        slug,
        {
          facts: { origin, destination },
        },
      ]) => ({
        ...{ slug, origin, destination },
      }),
    ),
    airports: airports.flatMap(({ code, names, lat, lng, cities }) =>
      cities.map(({ city }) => ({ ...{ code, city, lat, lng }, names: short(names) })),
    ),
  }
}
