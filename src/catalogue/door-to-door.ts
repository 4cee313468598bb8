// The door-to-door time beyond the journey itself: access, dwell, egress, breaks.
import { defaultAccessMinutes, drivingBreak, dwellMinutes, modelAsOf, modelSources } from './coefficients.ts'
import type { Stop, StopId } from './network.ts'
import type { PlaceId } from './place.ts'
import type { TransportOption } from './route.ts'

type DoorToDoor = TransportOption['doorToDoor']

/** An airport that also serves a place that is not its own. */
export interface SecondAirport {
  airport: StopId
  city: PlaceId
  /** the quickest public way */
  access: { minutes: number; eur: number }
}

interface Reachable {
  secondAirports?: readonly SecondAirport[]
}

const none: readonly SecondAirport[] = []
type Ways = ReadonlyMap<string, SecondAirport['access']>
const indexes = new WeakMap<readonly SecondAirport[], Ways>()
const keyOf = (airport: StopId, city: PlaceId) => `${airport} ${city}`

function waysOf(rows: readonly SecondAirport[]): Ways {
  const known = indexes.get(rows)
  if (known) return known
  const ways = new Map(rows.map(({ airport, city, access }) => [keyOf(airport, city), access]))
  indexes.set(rows, ways)
  return ways
}

/** The way between a stop and the centre of a place; from another place's airport its transfer. */
function accessOf(
  { id, kind, place, access }: Stop,
  city: PlaceId,
  { secondAirports = none }: Reachable,
): SecondAirport['access'] {
  const second = place === city ? undefined : waysOf(secondAirports).get(keyOf(id, city))
  return second ?? access ?? { minutes: defaultAccessMinutes[kind], eur: 0 }
}

/** Minutes to the first stop, at both terminals, and from the last stop; euro of both ways. */
export function doorToDoor(
  [first, origin]: [Stop, PlaceId],
  [last, destination]: [Stop, PlaceId],
  network: Reachable,
): DoorToDoor {
  const [access, egress] = [accessOf(first, origin, network), accessOf(last, destination, network)]
  return {
    value: {
      access: access.minutes,
      dwell: Math.round((dwellMinutes[first.kind] + dwellMinutes[last.kind]) / 2),
      egress: egress.minutes,
      accessEur: Math.round(access.eur + egress.eur),
    },
    basis: 'modelled',
    sources: [modelSources.dwell, modelSources.models].sort(),
    asOf: '2019',
  }
}

/** A drive has no access or egress, but breaks (`drivingBreak`). */
export function drivingBreaks(minutesAtTheWheel: number): DoorToDoor {
  const breaks = Math.floor((minutesAtTheWheel - 1) / drivingBreak.everyMinutes)
  return {
    value: { access: 0, dwell: Math.max(0, breaks) * drivingBreak.minutes, egress: 0, accessEur: 0 },
    basis: 'modelled',
    sources: [modelSources.models],
    asOf: modelAsOf,
  }
}
