// Checks of each kind of written content against the network, other entries and other languages.
import type { CountryPairFacts, CountryPairText } from '#catalogue/content/country-pair.ts'
import type { FerryRouteFacts, FerryRouteText } from '#catalogue/content/ferry-route.ts'
import type { GuideFacts, GuideText } from '#catalogue/content/guide.ts'
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { LandmarkFacts, LandmarkText } from '#catalogue/content/landmark.ts'
import type { Network } from '../read/network.ts'
import type { Problems } from '../read/problems.ts'
import type { LocatedEntry } from './entry.ts'
import { readContent } from './read.ts'

export interface Content {
  guides: Map<string, LocatedEntry<GuideFacts, GuideText>>
  landmarks: Map<string, LocatedEntry<LandmarkFacts, LandmarkText>>
  ferryRoutes: Map<string, LocatedEntry<FerryRouteFacts, FerryRouteText>>
  countryPairs: Map<string, LocatedEntry<CountryPairFacts, CountryPairText>>
}

/** All written content, checked against the network. */
export function readAllContent(root: string, network: Network, problems: Problems): Content {
  const content: Content = {
    guides: readContent(root, contentKinds.guides, problems),
    landmarks: readContent(root, contentKinds.landmarks, problems),
    ferryRoutes: readContent(root, contentKinds.ferryRoutes, problems),
    countryPairs: readContent(root, contentKinds.countryPairs, problems),
  }
  for (const entries of Object.values(content))
    for (const { facts, at } of entries.values())
      checkSources(at('facts', 'sources'), facts.sources, network, problems)
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

/** True for a city; otherwise a problem is added. */
function needCity(where: string, field: string, id: string, isCity: IsCity, problems: Problems): boolean {
  const found = isCity(id)
  if (!found)
    problems.add(where, `"${field}" is "${id}", which is no city of data/places.`, 'Give the id of a city.')
  return found
}

function checkGuides({ guides }: Content, isCity: IsCity, problems: Problems): void {
  for (const [id, { facts, text, at }] of guides) {
    const where = at('facts', 'destinations')
    needCity(at('facts', ''), 'the folder', id, isCity, problems)
    for (const to of facts.destinations) {
      if (!needCity(where, 'destinations', to, isCity, problems)) continue
      if (to === id) problems.add(where, `"destinations" names the city itself.`, 'Give another city.')
      else if (!text.en.whyVisit[to])
        problems.add(at('en', 'whyVisit'), `"whyVisit" says nothing of "${to}".`, 'Give one reason.')
    }
    const described = Object.keys(text.en.whyVisit).filter((to) => !facts.destinations.includes(to))
    for (const to of described)
      problems.add(
        where,
        `"destinations" lacks "${to}", which en.json describes.`,
        'Add it, or remove the text.',
      )
  }
}

function checkLandmarks({ landmarks }: Content, isCity: IsCity, problems: Problems): void {
  for (const { facts, text, at } of landmarks.values()) {
    needCity(at('facts', 'city'), 'city', facts.city, isCity, problems)
    if (text.en.ways.length !== facts.ways.length)
      problems.add(
        at('facts', 'ways'),
        `has ${facts.ways.length} ways where en.json describes ${text.en.ways.length}.`,
        'Give one text for each.',
      )
    for (const near of facts.nearby)
      if (typeof near === 'string' && !landmarks.has(near))
        problems.add(
          at('facts', 'nearby'),
          `"nearby" names "${near}", which is no landmark.`,
          'Give its id, or names instead.',
        )
  }
}

function checkFerryRoutes({ ferryRoutes }: Content, { services }: Network, problems: Problems): void {
  for (const { facts, at } of ferryRoutes.values()) {
    const where = at('facts', 'services')
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
  for (const [id, { facts, text, at }] of countryPairs) {
    const where = at('facts', '')
    if (!/^[a-z-]+-to-[a-z-]+$/.test(id))
      problems.add(
        where,
        'is in a folder that is no pair.',
        'Name it origin-to-destination, such as usa-to-italy.',
      )
    for (const town of facts.cityPairs.flatMap(({ from, to }) => [from, to]))
      if (typeof town === 'string') needCity(at('facts', 'cityPairs'), 'cityPairs', town, isCity, problems)
    if (facts.rail !== (text.en.byRail !== undefined))
      problems.add(
        at('facts', 'rail'),
        '"rail" and the text "byRail" disagree.',
        'Write the text, or say false.',
      )
  }
}
