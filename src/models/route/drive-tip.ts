// Costs of a drive besides fuel: tolls, vignettes, crossings.
import { service, stop } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import type { FarePart, Route, TransportOption } from '#catalogue/route.ts'
import { countryName, formatDistance, formatDuration, formatList } from '#i18n/format.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Crossing } from '#i18n/prose/given.ts'
import { joinRich, type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { operatorName, pairNames, placeName } from '../names.ts'
import type { Tip } from './tip.ts'

const total = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const sum = (parts: readonly FarePart[]) => total(parts.map(({ low }) => low))

const partsOf = ({ fareParts }: TransportOption, rule: FarePart['rule']) =>
  fareParts.filter((part) => part.rule === rule)

/** Road tolls of a drive in euro. */
export const tollsOf = (car: TransportOption) => sum(partsOf(car, 'toll'))

/** One sentence for all countries; empty where no vignette is needed. */
export function vignetteSentences(car: TransportOption, lang: Language, t: Prose['tips']): Rich[] {
  const vignettes = partsOf(car, 'vignette')
  if (vignettes.length === 0) return []
  const countries = vignettes.map(({ of: code }) => countryName(code, lang))
  const who = { names: formatList(countries, lang), count: countries.length }
  return [richBy({ fee: { low: sum(vignettes) } }, ({ fee }) => t.driveVignettes(who, fee))]
}

/** Fares of ferries and shuttles for the car and its driver; empty without one. */
export function crossingsSentence(
  { legs }: TransportOption,
  parts: readonly FarePart[],
  lang: Language,
  t: Prose['tips'],
): Rich[] {
  const crossings = parts.map(({ of, legs: [index = -1] }) => {
    const { operators, ...ends } = service(of)
    const { from, to } = legs[index] ?? ends
    return {
      operator: operatorName(operators[0] as string, lang),
      from: placeName(stop(from).place, lang),
      to: placeName(stop(to).place, lang),
    }
  })
  const fees = Object.fromEntries(parts.map(({ low }, index) => [`fee${index}`, { low }]))
  const write = (gaps: Record<string, string>) => {
    const known = crossings.map((crossing, index) => ({ ...crossing, fee: gaps[`fee${index}`] ?? '' }))
    return t.driveCrossings(known as [Crossing, ...Crossing[]])
  }
  return parts.length > 0 ? [richBy(fees, write)] : []
}

/** Empty for a route without a drive. */
export function driveTip(route: Route, lang: Language, { tips: t }: Prose): Tip[] {
  const car = route.options.find(({ mode }) => isDriven(mode))
  if (!car) return []
  const tolls = tollsOf(car)
  const onRoad = car.legs.filter(({ road }) => road)
  const way = {
    time: formatDuration(total(onRoad.map(({ minutes }) => minutes)), lang),
    km: formatDistance(total(onRoad.map(({ km }) => km)), lang),
  }
  const costs = {
    fuel: { low: sum(partsOf(car, 'fuel')) },
    tolls: tolls > 0 ? { low: tolls } : undefined,
  }
  const sentences = [
    ...(onRoad.length > 0
      ? [richBy(costs, (prices) => t.driveWay(pairNames(route, lang), { ...way, ...prices }))]
      : []),
    ...vignetteSentences(car, lang, t),
    ...crossingsSentence(car, partsOf(car, 'crossing'), lang, t),
  ]
  return [{ type: 'info', title: t.drive, description: joinRich(sentences, ' ') }]
}
