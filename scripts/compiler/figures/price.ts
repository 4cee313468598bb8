// Prices of rides and journeys from the fares of rides, through fares or the costs of a drive.
import {
  fuelEur,
  modelRange,
  roundRange,
  sumRanges,
  throughRange,
  toEur,
  wearRange,
} from '#catalogue/fares.ts'
import { type Figure, mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import type { Road } from '#catalogue/network.ts'
import type { FarePart, PriceRange } from '#catalogue/route.ts'
import type { Fare, Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'
import { fareModelOf } from './fare-model.ts'
import { modelled, provenanceOf } from './provenance.ts'
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

interface Priced {
  part: FarePart
  provenance: Provenance
}

const part = (
  rule: FarePart['rule'],
  legs: number[],
  of: string,
  km: number,
  range: PriceRange,
): FarePart => ({
  rule,
  legs,
  of,
  km: Math.round(km),
  low: Math.round(range.low * 100) / 100,
  high: Math.round(range.high * 100) / 100,
})

function priceRide(ride: PricedRide, leg: number, network: Network): Priced {
  const { directKm } = ride
  const { rule, of, range, provenance } = rideFare(ride, directKm, network)
  return { part: { ...part(rule, [leg], of, directKm, range), basis: provenance.basis }, provenance }
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

function priceRun(run: readonly number[], rides: readonly PricedRide[], network: Network): Priced[] {
  const singles = run.map((index) => priceRide(rides[index] as PricedRide, index, network))
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
      part: part('through', [...run], model.id, km, range),
      provenance: mergeProvenance([model, ...singles.map(({ provenance }) => provenance)], 'modelled'),
    },
  ]
}

export interface Price {
  price: Figure<PriceRange>
  fareParts: FarePart[]
}

function total(priced: readonly Priced[]): Price {
  const single = priced.length === 1
  return {
    price: {
      value: roundRange(sumRanges(priced.map(({ part: { low, high } }) => ({ low, high })))),
      // No operator publishes a sum of fares, so it is composed at best.
      ...mergeProvenance(
        priced.map(({ provenance }) => provenance),
        single ? 'timetable' : 'composed',
      ),
    },
    fareParts: priced.map(({ part: one }) => one),
  }
}

/** Price of a journey by public transport, with one ticket for consecutive rides of a fare group. */
export function priceRides(rides: readonly PricedRide[], network: Network): Price {
  return total(ticketRuns(rides).flatMap((run) => priceRun(run, rides, network)))
}

/** Tolls of the stretches; empty without tolls. */
function priceTolls(drive: readonly PricedStretch[], legs: number[]): Priced[] {
  const tolled = drive.flatMap(({ road }) => (road.tollsEur > 0 ? [road] : []))
  if (tolled.length === 0) return []
  const tolls = tolled.reduce((sum, road) => sum + road.tollsEur, 0)
  const km = tolled.reduce((sum, road) => sum + road.km, 0)
  return [
    {
      part: part('toll', legs, 'roads', km, { low: tolls, high: tolls }),
      provenance: mergeProvenance(tolled),
    },
  ]
}

/** The vignette of each country, once. */
function priceVignettes(drive: readonly PricedStretch[], legs: number[], network: Network): Priced[] {
  const countries = [...new Set(drive.flatMap(({ road }) => road.vignettes))].sort()
  return countries.flatMap((country) => {
    const vignette = network.vignettes.get(country)
    if (!vignette) return []
    const range = { low: vignette.eur, high: vignette.eur }
    return [{ part: part('vignette', legs, country, 0, range), provenance: provenanceOf(vignette) }]
  })
}

/** Price of a drive: fuel, wear, tolls, vignettes, crossings. `legs` are indexes of legs. */
export function priceDrive(
  drive: readonly PricedStretch[],
  legs: { roads: number[]; crossings: number[] },
  network: Network,
): Price {
  const km = drive.reduce((sum, { road }) => sum + road.km, 0)
  const fuel = fuelEur(km)
  const crossings = drive.flatMap(({ crossing }) => (crossing?.carFare ? [crossing] : []))
  return total([
    { part: part('fuel', legs.roads, 'car', km, { low: fuel, high: fuel }), provenance: modelled },
    { part: part('wear', legs.roads, 'car', km, wearRange(km)), provenance: modelled },
    ...priceTolls(drive, legs.roads),
    ...priceVignettes(drive, legs.roads, network),
    ...crossings.map(({ id, carFare }, index) => ({
      part: part('crossing', [legs.crossings[index] as number], id, 0, inEur(carFare as Fare)),
      provenance: provenanceOf(carFare as Fare),
    })),
  ])
}
