// Time from door to door beyond the journey itself.
import {
  defaultAccessMinutes,
  drivingBreak,
  dwellMinutes,
  modelAsOf,
  modelSources,
} from '#catalogue/limits.ts'
import type { Stop } from '#catalogue/network.ts'
import type { TransportOption } from '#catalogue/route.ts'

type DoorToDoor = TransportOption['doorToDoor']

const access = (stop: Stop) => stop.access?.minutes ?? defaultAccessMinutes[stop.kind]
const accessEur = (stop: Stop) => stop.access?.eur ?? 0

/** From the centre to the first stop, at both terminals, and from the last stop to the centre. */
export function doorToDoor(first: Stop, last: Stop): DoorToDoor {
  return {
    value: {
      access: access(first),
      dwell: Math.round((dwellMinutes[first.kind] + dwellMinutes[last.kind]) / 2),
      egress: access(last),
      accessEur: Math.round(accessEur(first) + accessEur(last)),
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
