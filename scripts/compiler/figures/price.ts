// Prices of rides and journeys from the fares of rides, through fares or the costs of a drive.
import { carCosts, farePart, fixedCost } from '#catalogue/fare-part.ts'
import { modelRange, throughRange, toEur } from '#catalogue/fares.ts'
import { mergeProvenance } from '#catalogue/figure.ts'
import type { Ticket } from '#catalogue/journey.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { Road } from '#catalogue/network.ts'
import type { PriceRange } from '#catalogue/route.ts'
import type { Fare, Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'
import { fareModelOf } from './fare-model.ts'
import { type FaredRide, rideFare } from './ride-fare.ts'
import { sharesTicket, type TicketedRide, ticketKm } from './tickets.ts'

/** The values of a ride that its price depends on. */
interface PricedRide extends TicketedRide, FaredRide {}

/** The values of a stretch that the price of a drive depends on. */
interface PricedStretch {
  road: Road
  crossing: Service | undefined
}

const inEur = ({ low, high, currency }: Fare): PriceRange => ({
  low: toEur(low, currency),
  high: toEur(high, currency),
})

const alone = new WeakMap<PricedRide, Ticket>()

/** The ticket of a ride that is travelled alone; computed once, since a ride is part of many journeys. */
export function ticketAlone(ride: PricedRide, network: Network): Ticket {
  const known = alone.get(ride)
  if (known) return known
  const { directKm } = ride
  const { rule, of, range, provenance } = rideFare(ride, directKm, network)
  const ticket = {
    part: { ...farePart(rule, [0], of, directKm, range), basis: provenance.basis },
    provenance,
  }
  alone.set(ride, ticket)
  return ticket
}

/** Runs of consecutive rides sold on one ticket. */
function ticketRuns(rides: readonly PricedRide[]): number[][] {
  const runs: number[][] = []
  for (const [index, ride] of rides.entries()) {
    const before = rides[index - 1]
    if (before && sharesTicket(before, ride)) runs.at(-1)?.push(index)
    else runs.push([index])
  }
  return runs
}

function priceRun(run: readonly number[], rides: readonly PricedRide[], network: Network): Ticket[] {
  const singles = run.map((index): Ticket => {
    const { part: single, provenance } = ticketAlone(rides[index] as PricedRide, network)
    return { part: { ...single, legs: [index] }, provenance }
  })
  if (run.length === 1) return singles
  const [first, last] = [rides[run[0] as number] as PricedRide, rides[run.at(-1) as number] as PricedRide]
  const way = run.reduce((sum, index) => sum + (rides[index] as PricedRide).directKm, 0)
  const km = ticketKm(first.from, last.to, way)
  const model = fareModelOf(first.service, network)
  const range = throughRange(
    modelRange(model, km),
    singles.map(({ part: single }) => single),
  )
  return [
    {
      part: farePart('through', [...run], model.id, km, range),
      provenance: mergeProvenance([model, ...singles.map(({ provenance }) => provenance)], 'modelled'),
    },
  ]
}

/** Tickets of a journey by public transport: one for consecutive rides of a fare group. */
export function ticketsOf(rides: readonly PricedRide[], network: Network): Ticket[] {
  return ticketRuns(rides).flatMap((run) => priceRun(run, rides, network))
}

/** Tolls of the stretches; empty without tolls. */
function priceTolls(drive: readonly PricedStretch[], legs: number[]): Ticket[] {
  const tolled = drive.flatMap(({ road }) => (road.tollsEur > 0 ? [road] : []))
  if (tolled.length === 0) return []
  const tolls = tolled.reduce((sum, road) => sum + road.tollsEur, 0)
  const km = tolled.reduce((sum, road) => sum + road.km, 0)
  return [fixedCost('toll', legs, { of: 'roads', km, eur: tolls, provenance: mergeProvenance(tolled) })]
}

/** The vignette of each country, once. */
function priceVignettes(drive: readonly PricedStretch[], legs: number[], network: Network): Ticket[] {
  const countries = [...new Set(drive.flatMap(({ road }) => road.vignettes))].sort()
  return countries.flatMap((country) => {
    const vignette = network.vignettes.get(country)
    if (!vignette) return []
    const { eur } = vignette
    return [fixedCost('vignette', legs, { of: country, eur, provenance: provenanceOf(vignette) })]
  })
}

/** The ticket of a car with driver, as leg number `leg`; undefined where the fare is not known. */
export const carTicket = ({ id, carFare }: Service, leg: number): Ticket | undefined =>
  carFare && {
    part: farePart('crossing', [leg], id, 0, inEur(carFare)),
    provenance: provenanceOf(carFare),
  }

/** Costs of a drive: fuel, wear, tolls, vignettes, crossings. `legs` are indexes of legs. */
export function costsOf(
  drive: readonly PricedStretch[],
  legs: { roads: number[]; crossings: number[] },
  network: Network,
): Ticket[] {
  const km = drive.reduce((sum, { road }) => sum + road.km, 0)
  const crossings = drive.flatMap(({ crossing }) => crossing ?? [])
  return [
    ...carCosts(km, legs.roads),
    ...priceTolls(drive, legs.roads),
    ...priceVignettes(drive, legs.roads, network),
    ...crossings.flatMap((crossing, index) => carTicket(crossing, legs.crossings[index] as number) ?? []),
  ]
}
