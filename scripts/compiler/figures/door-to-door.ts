// Time from door to door beyond the journey itself.
import {
  defaultAccessMinutes,
  drivingBreak,
  dwellMinutes,
  modelAsOf,
  modelSources,
} from '#catalogue/coefficients.ts'
import type { Stop } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { TransportOption } from '#catalogue/route.ts'
import type { Network } from '../read/network.ts'
import type { SecondAirport } from '../read/second-airports.ts'

type DoorToDoor = TransportOption['doorToDoor']

type Access = SecondAirport['access']

/** The way between a stop and the centre of a city: that of the stop, or of an airport that serves the city besides its own. */
function accessOf(
  { id, kind, place, access }: Stop,
  city: PlaceId,
  { secondAirports = [] }: Network,
): Access {
  const second =
    place === city ? undefined : secondAirports.find((row) => row.airport === id && row.city === city)
  return second?.access ?? access ?? { minutes: defaultAccessMinutes[kind], eur: 0 }
}

/** From the centre to the first stop, at both terminals, and from the last stop to the centre. */
export function doorToDoor(
  [first, origin]: [Stop, PlaceId],
  [last, destination]: [Stop, PlaceId],
  network: Network,
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

/** A car leaves from the door; its driver rests for a quarter of an hour every two hours at the wheel. */
export function drivingBreaks(minutesAtTheWheel: number): DoorToDoor {
  const breaks = Math.floor((minutesAtTheWheel - 1) / drivingBreak.everyMinutes)
  return {
    value: { access: 0, dwell: Math.max(0, breaks) * drivingBreak.minutes, egress: 0, accessEur: 0 },
    basis: 'modelled',
    sources: [modelSources.models],
    asOf: modelAsOf,
  }
}
