// English words of estimated routes.
import type { Pair } from '../../parts/pair.ts'

export const generated = {
  description: ({ from, to }: Pair, distance: string) =>
    `${from} to ${to}, ${distance} as the crow flies: estimated times, prices and CO₂e for each sensible way to travel.`,
  badge: 'Estimates only',
  intro:
    'We have no timetables for this route yet. The figures are estimated from the distance: good for comparing, not for planning a connection.',
  method: 'How we estimate',
  driveTime: 'Estimated drive time',
  /** beside `driveTime`; the reason is in `absences` */
  noDrive: 'No estimate',
  days: (count: number) => `${count}d`,
  /** reasons why a mode is missing */
  absences: {
    far: (km: string) => `Beyond ${km}, only flights are worth comparing.`,
    sea: ({ from, to }: Pair) =>
      `There is water between ${from} and ${to}, and no bridge or tunnel: no train, bus or road goes all the way. If there is a ferry, we do not have its timetable yet.`,
    'round-the-sea': ({ from, to }: Pair) =>
      `By land, the route from ${from} to ${to} goes a long way round the water or stops at a closed border, so we estimate no train, bus or drive. If there is a ferry, we do not have its timetable yet.`,
    near: 'These places are too close together for a flight.',
    'no-airport': 'We know of no pair of airports with scheduled flights near these places.',
  },
  nothing: 'We have no estimate for this route.',
  airports: (from: string, to: string) => `${from} to ${to}`,
  oneStop: 'one stop assumed',
  nonStop: 'if there is a non-stop flight',
  similar: 'Nearby routes with full details',
  didYouMean: (route: string) => `Did you mean ${route}?`,
}
