// Journey times in texts against the direct services between the two cities.
import type { PlaceId } from '#catalogue/place.ts'
import type { DataTexts } from '../data-texts.ts'
import { type Comparison, fieldsOf, type Rule } from './compare.ts'
import { agrees, durationsIn, sentencesOf } from './quantities.ts'

/** Shorter times are those of walks and city lines. */
const shortest = 50
const slack = { share: 0.2, least: 10 } as const

/** Minutes of the direct services between two places in both directions, ascending. */
function direct({ network }: DataTexts, a: PlaceId, b: PlaceId): number[] {
  const placeOf = (stop: string) => network.stops.get(stop)?.place
  const minutes = [...network.services.values()]
    .filter(({ from, to }) => [placeOf(from), placeOf(to)].every((place) => place === a || place === b))
    .filter(({ from, to }) => placeOf(from) !== placeOf(to))
    .flatMap(({ minutes: { typical, best, back, backBest } }) => [typical, best, back, backBest])
    .filter((value) => value !== undefined)
  return [...new Set(minutes)].sort((one, other) => one - other)
}

/** A sentence that gives the time of a journey between two cities. */
interface Journey {
  file: string
  path: string
  from: PlaceId
  to: PlaceId
  text: string
}

/** Reasons of guides to go to another city, and sentences that name two cities of pairs of countries. */
function journeys({ content: { guides, countryPairs }, network }: DataTexts): Journey[] {
  const cities = [...network.places.values()].filter(({ kind }) => kind === 'city')
  const named = (sentence: string) => cities.filter(({ names }) => sentence.includes(names.en))
  return [
    ...[...guides].flatMap(([city, { text }]) =>
      Object.entries(text.en.whyVisit).map(([to, why]) => ({
        ...{ file: `data/guides/${city}`, path: `whyVisit.${to}` },
        ...{ from: city, to, text: why },
      })),
    ),
    ...[...countryPairs].flatMap(([id, entry]) =>
      fieldsOf(entry).flatMap(({ path, text }) =>
        // a description for search engines lists its subjects in one sentence
        (path.startsWith('meta') ? [] : sentencesOf(text)).flatMap((sentence) => {
          const [from, to, ...more] = named(sentence)
          if (!from || !to || more.length > 0) return []
          return [{ file: `data/corridors/${id}`, path, from: from.id, to: to.id, text: sentence }]
        }),
      ),
    ),
  ]
}

/** "Florence, in an hour and a half": a time between two cities is one that a direct service takes. */
export const journeyTimes: Rule = {
  id: 'journey-times',
  name: 'time between two cities in guides and pairs of countries: direct services in data/services',
  compare: (texts) =>
    journeys(texts).flatMap(({ file, path, from, to, text }): Comparison[] => {
      const said = durationsIn(text).filter(({ high }) => high >= shortest)
      const known = said.length > 0 ? direct(texts, from, to) : []
      if (known.length === 0) return []
      return said.map((duration) => ({
        same: known.some((minutes) => agrees(duration, { low: minutes, high: minutes }, slack)),
        key: `${file} ${path} ${from}-${to}`,
        where: `${file}/en.json`,
        what: `"${path}" says "${duration.text}" for ${from} to ${to}, direct services take ${known.join(', ')} min.`,
      }))
    }),
}
