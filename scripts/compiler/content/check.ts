// Checks of each kind of written content against the network, other entries and other languages.
import type { CountryPairFacts, CountryPairText } from '#catalogue/content/country-pair.ts'
import type { FerryRouteFacts, FerryRouteText } from '#catalogue/content/ferry-route.ts'
import type { GuideFacts, GuideText } from '#catalogue/content/guide.ts'
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { LandmarkFacts, LandmarkText } from '#catalogue/content/landmark.ts'
import type { Entry } from '#catalogue/content/text.ts'
import type { Network } from '../read/network.ts'
import type { Problems } from '../read/problems.ts'
import { readContent } from './read.ts'

export interface Content {
  guides: Map<string, Entry<GuideFacts, GuideText>>
  landmarks: Map<string, Entry<LandmarkFacts, LandmarkText>>
  ferryRoutes: Map<string, Entry<FerryRouteFacts, FerryRouteText>>
  countryPairs: Map<string, Entry<CountryPairFacts, CountryPairText>>
}

/** All written content, checked against the network. */
export function readAllContent(root: string, network: Network, problems: Problems): Content {
  const content: Content = {
    guides: readContent(root, contentKinds.guides, problems),
    landmarks: readContent(root, contentKinds.landmarks, problems),
    ferryRoutes: readContent(root, contentKinds.ferryRoutes, problems),
    countryPairs: readContent(root, contentKinds.countryPairs, problems),
  }
  for (const [name, { folder }] of Object.entries(contentKinds)) {
    for (const [id, entry] of content[name as keyof Content]) {
      checkSources(`data/${folder}/${id}/facts.json`, entry.facts.sources, network, problems)
    }
  }
  const isCity = (id: string) => network.places.get(id)?.kind === 'city'
  checkGuides(content, isCity, problems)
  checkLandmarks(content, isCity, problems)
  checkFerryRoutes(content, network, problems)
  checkCountryPairs(content, isCity, problems)
  return content
}

function checkSources(where: string, ids: readonly string[], { sources }: Network, problems: Problems): void {
  for (const id of ids)
    if (!sources.has(id))
      problems.add(where, `"sources" names "${id}", which data/sources does not have.`, 'Add it there.')
}

type IsCity = (id: string) => boolean

function needCity(where: string, field: string, id: string, isCity: IsCity, problems: Problems): void {
  if (!isCity(id))
    problems.add(where, `"${field}" is "${id}", which is no city of data/places.`, 'Give the id of a city.')
}

function checkGuides({ guides }: Content, isCity: IsCity, problems: Problems): void {
  for (const [id, { facts, text }] of guides) {
    const where = `data/guides/${id}/facts.json`
    needCity(where, 'the folder', id, isCity, problems)
    for (const to of facts.destinations) {
      needCity(where, 'destinations', to, isCity, problems)
      if (to === id) problems.add(where, `"destinations" names the city itself.`, 'Give another city.')
      if (!text.en.whyVisit[to])
        problems.add(`data/guides/${id}/en.json`, `"whyVisit" says nothing of "${to}".`, 'Give one reason.')
    }
    for (const to of Object.keys(text.en.whyVisit))
      if (!facts.destinations.includes(to))
        problems.add(
          where,
          `"destinations" lacks "${to}", which en.json describes.`,
          'Add it, or remove the text.',
        )
  }
}

function checkLandmarks({ landmarks }: Content, isCity: IsCity, problems: Problems): void {
  for (const [id, { facts, text }] of landmarks) {
    const where = `data/landmarks/${id}/facts.json`
    needCity(where, 'city', facts.city, isCity, problems)
    if (text.en.ways.length !== facts.ways.length)
      problems.add(
        where,
        `has ${facts.ways.length} ways where en.json describes ${text.en.ways.length}.`,
        'Give one text for each.',
      )
    for (const near of facts.nearby)
      if (typeof near === 'string' && !landmarks.has(near))
        problems.add(
          where,
          `"nearby" names "${near}", which is no landmark.`,
          'Give its id, or names instead.',
        )
  }
}

function checkFerryRoutes({ ferryRoutes }: Content, { services }: Network, problems: Problems): void {
  for (const [id, { facts }] of ferryRoutes) {
    const where = `data/ferries/${id}/facts.json`
    for (const service of facts.services ?? [])
      if (services.get(service)?.mode !== 'ferry')
        problems.add(
          where,
          `"services" names "${service}", which is no ferry of data/services.`,
          'Correct the id.',
        )
    if (!facts.services && !(facts.minutes && facts.operators))
      problems.add(where, 'says neither "services" nor "minutes" and "operators".', 'Give one or the other.')
  }
}

function checkCountryPairs({ countryPairs }: Content, isCity: IsCity, problems: Problems): void {
  for (const [id, { facts, text }] of countryPairs) {
    const where = `data/corridors/${id}/facts.json`
    if (!/^[a-z-]+-to-[a-z-]+$/.test(id))
      problems.add(
        where,
        'is in a folder that is no pair.',
        'Name it origin-to-destination, such as usa-to-italy.',
      )
    for (const town of facts.cityPairs.flatMap(({ from, to }) => [from, to]))
      if (typeof town === 'string') needCity(where, 'cityPairs', town, isCity, problems)
    if (facts.rail !== (text.en.byRail !== undefined))
      problems.add(where, '"rail" and the text "byRail" disagree.', 'Write the text, or say false.')
  }
}
