// What the trains of an option pass between its ends: countries, and long tunnels and bridges.
import type { FixedLinkId } from '#catalogue/fixed-link.ts'
import { callsOf, place, stop } from '#catalogue/load.ts'
import { fixedLink, shapeLine } from '#catalogue/load-lines.ts'
import type { CountryCode } from '#catalogue/place.ts'
import type { Leg, TransportOption } from '#catalogue/route.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { countryName, formatDistance } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import { directionOn } from './leg-line.ts'

interface Passed {
  /** countries of the leg, in order of travel; undefined where its line does not tell */
  countries: readonly CountryCode[] | undefined
  links: readonly FixedLinkId[]
}

const countryAt = (id: string): CountryCode => place(stop(id).place).country

/**
 * What a leg passes. A ride on a part of its train's line may miss what the whole line passes, and a line without known
 * calls may take another way within a country.
 */
function passedBy({ mode, service, from, to }: Leg): Passed {
  const shape = mode === 'train' && service && callsOf(service) ? shapeLine(service) : undefined
  const direction = shape?.kind === 'true' && directionOn(unpackLine(shape.line), stop(from), stop(to))
  if (!shape || !direction) return { countries: undefined, links: [] }
  const { countries = [countryAt(from)], links = [] } = shape
  return direction === 'there'
    ? { countries, links }
    : { countries: countries.toReversed(), links: links.toReversed() }
}

/** "Belgium", "Channel Tunnel (51 km)": what the trains of an option pass, as far as their lines tell; empty for others. */
export function passedOn({ legs }: TransportOption, lang: Language): string[] {
  if (legs.some(({ mode }) => mode !== 'train')) return []
  const passed = legs.map(passedBy)
  const [first, last] = [legs[0], legs.at(-1)] as [Leg, Leg]
  const ends = new Set([countryAt(first.from), countryAt(last.to)])
  const isKnown = passed.every(({ countries }) => countries)
  const between = isKnown
    ? passed.flatMap(({ countries = [] }) => countries.filter((code) => !ends.has(code)))
    : []
  const links = passed.flatMap(({ links: ofLeg }) => ofLeg).map(fixedLink)
  return [
    ...[...new Set(between)].map((code) => countryName(code, lang)),
    ...[...new Set(links)].map(({ names, km }) => `${names[lang]} (${formatDistance(km, lang)})`),
  ]
}
