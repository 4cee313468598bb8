// The file of the search, one a language: cities, towns, stops that choose their town, pages it links to, and its words.
import {
  airports,
  cities,
  countryPairFacts,
  ferryFacts,
  landmarkFacts,
  places,
  stops,
  townPopulation,
} from '#catalogue/load.ts'
import type { Stop } from '#catalogue/network.ts'
import type { CountryCode, Place } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import { countryName } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { SearchFile } from '#islands/search/search-file.ts'
import { fold } from '#lib/fold.ts'
import { type Language, languages } from '#lib/languages.ts'
import { unpackCities } from '#places/search-city.ts'
import {
  type KnownPage,
  type KnownStop,
  packPages,
  packStops,
  type StopKind,
} from '#places/search-knowledge.ts'
import { packTowns, type SearchTown, townSize, unpackTowns } from '#places/search-towns.ts'
import { ownName } from '#places/stop-name.ts'
import { ferryLabel } from './content/labels.ts'
import { searchProps } from './island-props.ts'

/** Content of the file. */
export function searchFile(lang: Language): SearchFile {
  const t = messagesFor(lang)
  const { lang: _, ...form } = searchProps(lang, t)
  const known = knownStops(lang)
  const towns = packTowns(knownTowns(lang, new Set(known.map(({ town }) => town))))
  const ids = [...unpackCities(form.cities), ...unpackTowns(towns)].map(({ id }) => id)
  return {
    ...form,
    more: t.search.more,
    knowledge: {
      towns,
      stops: packStops(known, ids),
      pages: packPages([...ferryPages(lang), ...sightPages(lang), ...countryPages(lang)]),
    },
  }
}

const spellings = ({ names, aliases }: Place) => [...Object.values(names), ...aliases]

/**
 * Every town, and the junctions with stops of ours. Names in other languages stand where a stop may be asked for with them; those
 * of the others are known to the server.
 */
function knownTowns(lang: Language, withStops: ReadonlySet<string>): SearchTown[] {
  return places().flatMap((place): SearchTown[] => {
    const { id, kind, names, country } = place
    const hasStops = withStops.has(id)
    if (kind === 'city' || (kind === 'junction' && !hasStops)) return []
    return [
      {
        ...{ id, name: names[lang], country: countryName(country, lang) },
        names: hasStops ? spellings(place) : [],
        ...(kind === 'town' ? { kind, size: townSize(townPopulation(id)) } : { kind: 'place', size: 0 }),
      },
    ]
  })
}
/** What the only or the main station of a town is called. */
const mainStation =
  /^\(?(hbf|hauptbahnhof|centr[a-z]+|central|station|hl\. ?n\.|hlavní nádraží|główn[aey]|glavn[aio]|bf|c|nord)\)?$/i
const kinds: Partial<Record<Stop['kind'], StopKind>> = { rail: 'station', coach: 'coach', port: 'port' }

/** Airports first, then the other stops, cities before other towns. */
function knownStops(lang: Language): KnownStop[] {
  const towns = new Map(places().map((town) => [town.id, town]))
  const others = stops().flatMap((stop): KnownStop[] => {
    const [kind, town] = [kinds[stop.kind], towns.get(stop.place)]
    const name = town && ownName(stop.name, spellings(town))
    // of towns only what their name does not find: no coach stop, and no main station
    const isMinor = town?.kind !== 'city' && (kind === 'coach' || mainStation.test(name ?? ''))
    return kind && name && !isMinor ? [{ kind, town: town.id, name, code: '', pageOf: '' }] : []
  })
  const inCity = ({ town }: KnownStop) => Number(towns.get(town)?.kind === 'city')
  const once = new Map(others.map((stop) => [`${stop.town} ${fold(stop.name)}`, stop]))
  return [...knownAirports(lang), ...[...once.values()].sort((a, b) => inCity(b) - inCity(a))]
}

/** Airports lie at most this far from the town they are named after. */
const namedAfterKm = 60

/** An airport chooses the town it is named after, else the nearest city it serves. */
function knownAirports(lang: Language): KnownStop[] {
  return airports().flatMap((airport): KnownStop[] => {
    const served = [...airport.cities].sort((a, b) => a.km - b.km).map(({ city }) => city)
    const [nearest] = served
    const isNamedAfter = (town: Place) =>
      new RegExp(`^${town.names.en}(?!\\p{L})`, 'u').test(airport.names.en)
    const town =
      places().find((place) => served.includes(place.id) && isNamedAfter(place)) ??
      places().find((place) => isNamedAfter(place) && haversineKm(place, airport) < namedAfterKm) ??
      places().find(({ id }) => id === nearest)
    if (!town || !nearest) return []
    const name = ownName(airport.names[lang], spellings(town)) ?? ''
    const pageOf = served.includes(town.id) ? town.id : nearest
    return [{ kind: 'airport', town: town.id, name, code: airport.code, pageOf }]
  })
}

/** Names of other languages that differ from the label. */
const otherNames = (label: string, names: readonly string[]) => {
  const known = new Set([fold(label)])
  return names.filter((name) => !known.has(fold(name)) && known.add(fold(name)))
}

function ferryPages(lang: Language): KnownPage[] {
  return ferryFacts().map(([id, facts]) => {
    const label = ferryLabel(facts, lang)
    const names = [facts.origin, facts.destination].flatMap((port) => Object.values(port.names))
    return { kind: 'ferry', id, label, place: '', names: otherNames(label, names) }
  })
}

function sightPages(lang: Language): KnownPage[] {
  const names = new Map(cities().map((city) => [city.id, city.names[lang]]))
  return landmarkFacts().map(([id, facts]) => {
    const label = facts.names[lang]
    const others = otherNames(label, Object.values(facts.names))
    return { kind: 'sight', id, label, place: names.get(facts.city) ?? '', names: others }
  })
}

/** Everyday names that are not those of `Intl.DisplayNames`. */
const everydayNames: Partial<Record<CountryCode, string[]>> = {
  US: ['USA', 'Vereinigte Staaten', 'America', 'Amerika', 'Amérique', 'Estados Unidos'],
  GB: [
    'UK',
    'Great Britain',
    'Großbritannien',
    'England',
    'Angleterre',
    'Inglaterra',
    'Inghilterra',
    'Scotland',
  ],
  NL: ['Holland'],
}

function countryPages(lang: Language): KnownPage[] {
  return countryPairFacts().map(([id, { origin, destination }]) => {
    const label = `${countryName(origin, lang)} – ${countryName(destination, lang)}`
    const names = [origin, destination].flatMap((code) => [
      ...languages.map((other) => countryName(code, other)),
      ...(everydayNames[code] ?? []),
    ])
    return { kind: 'country', id, label, place: '', names: otherNames(label, names) }
  })
}
