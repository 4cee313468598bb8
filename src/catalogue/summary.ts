// Summaries of routes for lists: cards, related routes, mode pages, the footer.
import { leastBy } from '#lib/least-by.ts'
import { type Mode, modes } from './mode.ts'
import { allInPrice, cheapestTicket, doorToDoorMinutes } from './option.ts'
import type { Route, RouteSummary, TransportOption, WayFigures } from './route.ts'

const least = (options: readonly TransportOption[], measure: (option: TransportOption) => number) =>
  leastBy(options, measure) as TransportOption

/** The figures of an option that lists show; euro and minutes are whole, as a list has no receipts. */
export const wayFigures = (option: TransportOption): WayFigures => ({
  minutes: option.minutes.value,
  low: option.price.value.low,
  doorMinutes: Math.round(doorToDoorMinutes(option)),
  allIn: Math.round(allInPrice(option).low),
  ...(option.price.basis === 'modelled' && { isEstimate: true }),
  ...(option.night && { isNight: true }),
})

function modeSummary(options: readonly TransportOption[]): NonNullable<RouteSummary['modes'][Mode]> {
  const cheapest = least(options, (option) => option.price.value.low)
  return {
    ...wayFigures(cheapest),
    high: Math.max(...options.map((option) => option.price.value.high)),
    co2: cheapest.co2.value,
    operators: cheapestTicket(cheapest).operators,
    count: options.length,
  }
}

/** The figures of the best of some options, one at least, and its mode. */
export function bestWayOf(options: readonly TransportOption[]): RouteSummary['best'] {
  const best = options.find((option) => option.isBest) ?? (options[0] as TransportOption)
  return { mode: best.mode, ...wayFigures(best) }
}

/** @throws RangeError for a route without options, which the compiler must not write */
export function summarise(route: Route): RouteSummary {
  const { slug, origin, destination, distanceKm, options } = route
  if (options.length === 0) throw new RangeError(`${slug}: no option. Give the pair a service or a road.`)
  const greenest = options.find((option) => option.isGreenest) ?? least(options, (option) => option.co2.value)
  const fastest = least(options, (option) => option.minutes.value)
  const cheapest = least(options, (option) => option.price.value.low)
  const perMode: RouteSummary['modes'] = {}
  for (const mode of modes) {
    const ofMode = options.filter((option) => option.mode === mode)
    if (ofMode.length > 0) perMode[mode] = modeSummary(ofMode)
  }
  return {
    slug,
    origin,
    destination,
    distanceKm,
    best: bestWayOf(options),
    modes: perMode,
    low: cheapest.price.value.low,
    high: Math.max(...options.map((option) => option.price.value.high)),
    greenest: { mode: greenest.mode, co2: greenest.co2.value },
    fastest: { mode: fastest.mode, minutes: fastest.minutes.value },
    cheapest: { mode: cheapest.mode, low: cheapest.price.value.low },
    optionCount: options.length,
  }
}
