// Best time to travel: which season suits both cities best, and the year of each city as a drawing (D111).
import type { Climate } from '#catalogue/climate.ts'
import { fallbackWeatherCelsius, packLayersCelsius } from '#catalogue/limits.ts'
import { cityDemand, climate } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'
import { type Demand, discomfort, type Season, seasonNormal, seasons } from '#catalogue/season.ts'
import { formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Crowd, SeasonFigures } from '#i18n/prose/given.ts'
import { degrees } from '#lib/degrees.ts'
import type { Language } from '#lib/languages.ts'
import { cityYear, scaleOf } from '../city-year.ts'
import { pairNames, placeName } from '../names.ts'

type Ends = Pick<Route, 'origin' | 'destination'>

interface Climates {
  from: Climate
  to: Climate
}

/** Normals of both cities; undefined where either has none. */
function climatesOf({ origin, destination }: Ends): Climates | undefined {
  const [from, to] = [climate(origin), climate(destination)]
  return from && to && { from, to }
}

type SeasonFigure = (normal: ReturnType<typeof seasonNormal>) => number
/** A mean of a season in both cities, as text. */
const inWords = ({ from, to }: Climates, season: Season, of: SeasonFigure) => ({
  from: degrees(of(seasonNormal(from, season))),
  to: degrees(of(seasonNormal(to, season))),
})
const high: SeasonFigure = (normal) => normal.high
const rainDays: SeasonFigure = (normal) => normal.rainDays

/** The towns that are as full in some of the seasons; towns with the same seasons stand together. */
function crowdsOf(
  { origin, destination }: Ends,
  level: Demand,
  among: readonly Season[],
  lang: Language,
): Crowd[] {
  const towns = [origin, destination].map((town) => ({
    name: placeName(town, lang),
    seasons: seasons.filter((season) => among.includes(season) && cityDemand(town)[season] === level),
  }))
  const known = towns.filter(({ seasons }) => seasons.length > 0)
  return [...Map.groupBy(known, ({ seasons }) => seasons.join()).values()].map((same) => ({
    names: formatList(
      same.map(({ name }) => name),
      lang,
    ),
    count: same.length,
    seasons: same[0]?.seasons ?? [],
  }))
}

/** When which of both cities is full or quiet. */
function crowdsIn(ends: Ends, among: readonly Season[], lang: Language, { bestTime: t }: Prose): string[] {
  return (['high', 'low'] as const).flatMap((level) => {
    const [first, ...others] = crowdsOf(ends, level, among, lang)
    return first ? [t.crowdsIn(level, [first, ...others], (names) => formatList(names, lang))] : []
  })
}

/** Seasons by how pleasant they are for both cities together, the best first. */
function rankedSeasons({ origin, destination }: Ends, { from, to }: Climates): Season[] {
  const costIn = (city: PlaceId, normals: Climate, season: Season) =>
    discomfort(seasonNormal(normals, season), cityDemand(city)[season])
  const cost = (season: Season) => costIn(origin, from, season) + costIn(destination, to, season)
  return [...seasons].sort((a, b) => cost(a) - cost(b))
}

/** A rough guide where a city has no normals (D25, D107); the year of others is drawn. */
export function yearWeather(ends: Ends, lang: Language, { weather: t }: Messages): string | undefined {
  return climatesOf(ends) ? undefined : t.roughly(pairNames(ends, lang), fallbackWeatherCelsius)
}

/** Content of the section, and texts on the seasons; undefined where a city has no normals. */
export function bestTime(route: Ends, lang: Language, prose: Prose) {
  const climates = climatesOf(route)
  if (!climates) return undefined
  const { bestTime: t } = prose
  const pair = pairNames(route, lang)
  const ranked = rankedSeasons(route, climates)
  const [season, worst] = [ranked[0], ranked.at(-1)] as [Season, Season]
  const figuresOf = (of: Season): SeasonFigures => ({
    season: of,
    high: inWords(climates, of, high),
    rain: inWords(climates, of, rainDays),
  })
  const figures = { high: inWords(climates, season, high), worstHigh: inWords(climates, worst, high) }
  const gap = Math.abs(seasonNormal(climates.from, season).high - seasonNormal(climates.to, season).high)
  const scale = scaleOf([climates.from, climates.to])
  return {
    best: season,
    verdict: [
      t.verdict(pair, { season, worst, ...figures }),
      ...(gap > packLayersCelsius ? [t.layers(degrees(gap))] : []),
    ].join(' '),
    /** all seasons */
    year: [
      t.year(pair, ranked.map(figuresOf) as [SeasonFigures, ...SeasonFigures[]], (names) =>
        formatList(names, lang),
      ),
      ...crowdsIn(route, seasons, lang, prose),
    ].join(' '),
    seasonText: (of: Season) =>
      [t.weather(pair, figuresOf(of)), ...crowdsIn(route, [of], lang, prose)].join(' '),
    years: [
      cityYear(route.origin, climates.from, scale, season, lang, prose),
      cityYear(route.destination, climates.to, scale, season, lang, prose),
    ],
  }
}
