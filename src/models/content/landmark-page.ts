// Page of a landmark: what it is, where it is and how to get there.
import type { LandmarkFacts, LandmarkText } from '#catalogue/content/landmark.ts'
import { landmark, landmarkFacts, place } from '#catalogue/load.ts'
import { googleMaps, type PartnerLink, trainline } from '#catalogue/partner-links.ts'
import { countryName } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { typesetProse } from '#i18n/typeset.ts'
import type { Language } from '#lib/languages.ts'
import { inCity, startOf, titleOf } from '../head.ts'
import { placeName } from '../names.ts'
import { ageLines } from './ages.ts'
import { landmarkLinks } from './labels.ts'
import { sightSketch } from './sketch.ts'

type WayFacts = LandmarkFacts['ways'][number]
export type LandmarkWay = WayFacts & LandmarkText['ways'][number]

export interface OutsideLink extends PartnerLink {
  label: string
}

/** Sights within walking distance; those with pages as links. */
function nearbyOf({ nearby }: LandmarkFacts, lang: Language): { label: string; href?: string }[] {
  const all = new Map(landmarkFacts())
  return nearby.map((sight) =>
    typeof sight === 'string'
      ? { label: all.get(sight)?.names[lang] ?? sight, href: pathTo.landmark(sight, lang) }
      : { label: sight[lang] },
  )
}

/** Links to book or look up the way there; none earns a commission. */
function outsideLinks(facts: LandmarkFacts, name: string, lang: Language, t: Messages): OutsideLink[] {
  const words = t.content
  const { site } = facts
  return [
    { ...trainline, label: words.landmark.trainsTo(placeName(facts.city, lang)) },
    { ...googleMaps(facts), label: words.directions },
    ...(site ? [{ site: name, href: site, label: words.landmark.official }] : []),
  ]
}

/** The view model of /landmark/{id}. */
export function landmarkPage(id: string, lang: Language, t: Messages) {
  const entry = landmark(id)
  if (!entry) throw new RangeError(`data/landmarks has no "${id}".`)
  const { facts } = entry
  const text = typesetProse(entry.text[lang], lang)
  const name = facts.names[lang]
  const city = { name: placeName(facts.city, lang), href: pathTo.city(facts.city, lang) }
  const fullName = inCity(name, city.name)
  return {
    id,
    name,
    city,
    country: countryName(place(facts.city).country, lang),
    title: titleOf(t.content.landmark.title(fullName), fullName, name),
    description: startOf(`${fullName} – ${text.description}`, lang),
    text,
    facts,
    ways: facts.ways.map(
      (way, index): LandmarkWay => ({ ...way, ...(text.ways[index] as LandmarkText['ways'][number]) }),
    ),
    ages: ageLines([facts], lang),
    sketch: sightSketch({ ...facts, name }, facts.city, lang, t),
    streets: [{ lat: facts.lat, lng: facts.lng, name, label: '' }],
    nearby: nearbyOf(facts, lang),
    more: landmarkLinks(facts.city, lang).filter(({ href }) => href !== pathTo.landmark(id, lang)),
    links: outsideLinks(facts, name, lang, t),
  }
}
