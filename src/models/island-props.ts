// Props of islands: cards and words in the page's language.
import { cities } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { countryName } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { nightWord } from '#i18n/night-word.ts'
import { pathTo } from '#i18n/paths.ts'
import type { MapPoint } from '#islands/map/map.ts'
import type { Props as StreetProps } from '#islands/map/StreetMap.tsx'
import type { Asked } from '#islands/prices/fares.ts'
import type { Props as LivePricesProps } from '#islands/prices/LivePrices.tsx'
import type { Props as SearchProps } from '#islands/search/SearchForm.tsx'
import type { Props as FilterProps } from '#islands/travel/ModeFilter.tsx'
import type { Props as WeatherProps } from '#islands/weather/Weather.tsx'
import type { Language } from '#lib/languages.ts'
import { packCities } from '#places/search-city.ts'

export function searchProps(lang: Language, t: Messages): SearchProps {
  const cards = cities().map((city) => ({
    id: city.id,
    name: city.names[lang],
    country: countryName(city.country, lang),
    names: [...Object.values(city.names), ...city.aliases],
  }))
  const { legend, origin, destination, placeholder, swap, submit, everywhere } = t.search
  const { searching, noMatch, same, choose } = t.search
  return {
    lang,
    cities: packCities(cards),
    words: {
      ...{ legend, origin, destination, placeholder, swap, submit, everywhere },
      ...{ searching, noMatch, same, choose },
      suggestions: { origin: t.search.suggestions(origin), destination: t.search.suggestions(destination) },
      results: t.search.results,
    },
  }
}

/** The filter of a mode list; its rows come from a file (A28). */
export function filterProps(mode: Mode, lang: Language, t: Messages): FilterProps {
  const { legend, any, budget, clear, loading, failed, more } = t.travelByType.filter
  const names = cities().map(({ id, names: all }): [string, string] => [id, all[lang]])
  return {
    lang,
    dataUrl: `/mode-rows/${mode}.json`,
    routePrefix: pathTo.route('', lang),
    cities: names.sort((a, b) => a[1].localeCompare(b[1], lang)),
    words: {
      ...{ legend, any, budget, clear, loading, failed, more },
      from: t.search.origin,
      to: t.search.destination,
      found: { one: t.travelByType.filter.foundOne, other: t.travelByType.found('{count}') },
      none: t.travelByType.none(mode),
      priceFrom: t.travelByType.from,
      night: nightWord(mode, t),
    },
  }
}

/** Streets around places; loaded on request (D47). */
export function streetMapProps(points: readonly MapPoint[], t: Messages): StreetProps {
  return { points: [...points], words: { show: t.route.mapStreet } }
}

export function livePricesProps(asked: Asked, lang: Language, t: Messages): LivePricesProps {
  const words = {
    title: t.route.livePrices,
    search: t.route.searchFlights(asked),
    newTab: t.common.opensNew,
  }
  return { lang, ...asked, words }
}

/** Takes the points of the map unchanged: repeated text compresses to almost nothing. */
export function weatherProps(points: readonly MapPoint[], lang: Language): WeatherProps {
  return { lang, points: [...points] }
}
