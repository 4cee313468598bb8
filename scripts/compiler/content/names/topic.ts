// The names an entry is about. Its page has them in the title, so a text can say "the city" instead.
import { contentKinds } from '#catalogue/content/kinds.ts'
import { countryName } from '#i18n/format.ts'
import type { Network } from '../../read/network.ts'
import type { Content } from '../check.ts'
import type { LocatedEntry } from '../entry.ts'

export interface Topic {
  /** folder of the entry: "data/guides/paris" */
  where: string
  text: LocatedEntry<unknown, unknown>['text']
  at: LocatedEntry<unknown, unknown>['at']
  /** English names of the city, sight, ports or countries */
  names: readonly string[]
  /** city of sights and stations that the text names without their town */
  city?: string
}

/** A city and its country in English; empty for an unknown city. */
export function cityAndCountry({ places }: Network, id: string): string[] {
  const place = places.get(id)
  return place ? [place.names.en, countryName(place.country, 'en')] : []
}

/** Every entry with the names it is about. */
export function topicsOf(content: Content, network: Network): Topic[] {
  const where = (kind: keyof Content, id: string) => `data/${contentKinds[kind].folder}/${id}`
  const country = (code: string) => countryName(code, 'en')
  return [
    ...[...content.guides].map(([id, { text, at }]) => ({
      ...{ where: where('guides', id), text, at, names: cityAndCountry(network, id), city: id },
    })),
    ...[...content.landmarks].map(
      ([
        id,
        {
          text,
          at,
          facts: { names, city },
        },
      ]) => ({
        ...{
          where: where('landmarks', id),
          text,
          at,
          names: [names.en, ...cityAndCountry(network, city)],
          city,
        },
      }),
    ),
    ...[...content.ferryRoutes].map(
      ([
        id,
        {
          text,
          at,
          facts: { origin, destination },
        },
      ]) => ({
        ...{ where: where('ferryRoutes', id), text, at },
        names: [origin, destination].flatMap((end) => [end.names.en, country(end.country)]),
      }),
    ),
    ...[...content.countryPairs].map(([id, { text, at, facts }]) => ({
      ...{
        where: where('countryPairs', id),
        text,
        at,
        names: [facts.origin, facts.destination].map(country),
      },
    })),
  ]
}
