// .build/catalogue/night-trains.json: every night train where one may board it, with the towns it reaches.
import { mergeProvenance } from '#catalogue/figure.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { NightCall, NightDeparture } from '#catalogue/night-train.ts'
import type { Clock, Service } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import { day, minuteOf, minuteOfDay } from '#lib/clock-text.ts'
import { toClock, toUtc, zoneOffset } from '../compose/clock.ts'
import { departuresOf } from '../compose/rides.ts'
import { rideFare } from '../figures/ride-fare.ts'
import type { Network } from '../read/network.ts'

/** A ride of a night train with its departure, before those of one train are put together. */
type NightRide = Omit<NightDeparture, 'calls'> & { call: NightCall }

/** The departures of a night service in one direction. */
function ridesOf(service: Service, back: boolean, network: Network): NightRide[] {
  const stops = [service.from, service.to].map((id) => network.stops.get(id))
  const [from, to] = back ? stops.toReversed() : stops
  const [here, there] = [from, to].map((stop) => stop && network.places.get(stop.place))
  if (!from || !to || !here || !there || here.kind === 'junction' || there.kind === 'junction') return []
  const { at = [], days, season } = departuresOf(service, back)
  const minutes = (back ? service.minutes.back : undefined) ?? service.minutes.typical
  const { range, provenance } = rideFare({ service, back }, haversineKm(from, to), network)
  const arrival = (departs: Clock) =>
    toClock(toUtc(departs, zoneOffset(here.timeZone)) + minutes, zoneOffset(there.timeZone))
  return at.map((departs) => ({
    ...{ from: from.id, departs, days, season },
    operators: service.operators,
    product: service.product,
    berths: service.night?.berths ?? [],
    known: provenanceOf(service),
    call: {
      ...{ service: service.id, to: to.id, minutes, arrives: arrival(departs) },
      ...{ low: range.low, fare: provenance },
    },
  }))
}

/** What is the same for all rides of a train from a stop. */
const trainOf = ({ from, departs, operators, product, days, season, berths }: NightRide) =>
  JSON.stringify([from, departs, operators, product, days, season, berths])

/** Minutes since noon, so that a train after midnight comes after those of the evening. */
const eveningMinute = (clock: Clock) => minuteOfDay(minuteOf(clock) - day / 2)

/** Every departure of a train with berths, by the hour from noon on; rides of one train are one departure. */
export function nightDepartures(network: Network): NightDeparture[] {
  const rides = [...network.services.values()]
    .filter(({ mode, night }) => mode === 'train' && night !== undefined)
    .flatMap((service) => [
      ...ridesOf(service, false, network),
      ...(service.oneWay ? [] : ridesOf(service, true, network)),
    ])
  return [...Map.groupBy(rides, trainOf)]
    .map(([key, same]) => {
      const { call: _call, known: _known, ...train } = same[0] as NightRide
      const calls = same
        .map(({ call }) => call)
        .sort((a, b) => a.minutes - b.minutes || (a.to < b.to ? -1 : 1))
      return { key, departure: { ...train, calls, known: mergeProvenance(same.map(({ known }) => known)) } }
    })
    .sort(
      (a, b) =>
        eveningMinute(a.departure.departs) - eveningMinute(b.departure.departs) || (a.key < b.key ? -1 : 1),
    )
    .map(({ departure }) => departure)
}
