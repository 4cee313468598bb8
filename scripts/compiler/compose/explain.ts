// A route explained option by option: services, connection times, factors, fare rule.

import { fixedEur } from '#catalogue/fixed-eur.ts'
import { doorToDoorMinutes } from '#catalogue/option.ts'
import { townsOf } from '#catalogue/place.ts'
import { score } from '#catalogue/ranking.ts'
import type { Change, FarePart, Leg, TransportOption } from '#catalogue/route.ts'
import { formatDuration } from '#i18n/format.ts'
import { StepError } from '#tools/process.ts'
import type { Network } from '../read/network.ts'
import { composer, type Found } from './compile.ts'

const time = (minutes: number) => formatDuration(minutes, 'en')
const euro = (amount: number) => `€${amount.toFixed(2).replace('.00', '')}`

/** @throws StepError when the slug does not name two cities or towns, or nothing joins them */
export function explainRoute(slug: string, network: Network): string {
  const towns = townsOf(network.places.values()).map(({ id }) => id)
  const origin = towns.find((id) => slug.startsWith(`${id}-`) && towns.includes(slug.slice(id.length + 1)))
  if (!origin)
    throw new StepError(
      `${slug}: no such route. Write origin-destination with ids of cities or towns: ${towns.join(' ')}`,
    )
  const { from, routeOf } = composer(network)
  const route = routeOf(from(origin, [slug.slice(origin.length + 1)])[0] as Found)
  if (route.options.length === 0) throw new StepError(`${slug}: no service and no road joins the two.`)
  const title = `${slug}: ${route.distanceKm} km, ${route.options.length} options, best first`
  return [title, ...route.options.map((option) => explainOption(option, network))].join('\n\n')
}

function explainOption(option: TransportOption, network: Network): string {
  const { minutes, price, co2, km, doorToDoor } = option
  const flags = [
    option.isBest && 'BEST',
    option.isAsGood && 'AS GOOD',
    option.isGreenest && 'GREENEST',
    option.night && 'night',
    option.isFolded && 'folded',
  ]
  const { access, dwell, egress } = doorToDoor.value
  return [
    [option.mode.toUpperCase(), option.role, ...flags.filter(Boolean), `(${option.id})`].join(' '),
    `  ${time(minutes.value)}, €${price.value.low}–${price.value.high}, ${co2.value} kg CO2e, ${km.value} km, ` +
      `${option.departuresPerDay} a day; score ${score(option).toFixed(0)}, fixed ${fixedEur(option).toFixed(0)}`,
    `  door to door ${time(doorToDoorMinutes(option))} = ${access} + ${dwell} + ${minutes.value} + ${egress} min`,
    ...option.legs.flatMap((leg, index) => [
      ...explainLeg(leg, network),
      ...explainChange(option.changes[index]),
    ]),
    ...option.fareParts.map((part) => `  fare: ${explainFare(part)}`),
    ...(['minutes', 'price', 'co2', 'km'] as const).map((name) => {
      const { basis, sources, asOf } = option[name]
      return `  ${name}: ${basis}, ${asOf}, ${sources.join(' ')}`
    }),
  ].join('\n')
}

function explainLeg(leg: Leg, network: Network): string[] {
  const clock =
    leg.departs && leg.arrives
      ? `, ${leg.departs}–${leg.arrives}${leg.dayOffset ? ` (+${leg.dayOffset})` : ''}`
      : ''
  const factors = leg.co2Parts.map(({ km, factor, kg }) => {
    const grams = network.factors.get(factor)?.gramsCo2ePerKm
    return `${km} km × ${grams} g (${factor}) = ${kg.toFixed(2)} kg`
  })
  const services = leg.services?.join(' ') ?? leg.service
  const who = services ? `${services}, ${leg.operator} ${leg.product}` : 'drive'
  return [
    `  · ${leg.from} → ${leg.to}: ${time(leg.minutes)}, ${leg.km} km${clock} [${who}; ${leg.basis}]`,
    `      ${factors.join(' + ')}`,
  ]
}

function explainChange(change: Change | undefined): string[] {
  if (!change) return []
  const way =
    change.walk > 0 ? `, of which ${change.walk} min ${change.link?.by ?? 'walk'} to ${change.to}` : ''
  return [`    change at ${change.at}: ${change.minutes} min (${change.kind})${way}`]
}

/** Parts of a price that grow with the kilometres. */
const byDistance = new Set<FarePart['rule']>(['model', 'through', 'fuel', 'wear'])

function explainFare({ rule, of, km, low, high, legs, by }: FarePart): string {
  const over = byDistance.has(rule) ? ` over ${km} km` : ''
  const which = legs.length > 0 ? ` (leg ${legs.map((leg) => leg + 1).join('+')})` : ''
  const choice = by ? ` with ${by.join(' or ')}` : ''
  return `${rule} ${of}${over}${which}${choice} ${euro(low)}–${euro(high)}`
}
