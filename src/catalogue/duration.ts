// How long a distance takes.

/** Distance over speed in whole minutes, e.g. a drive estimated at 80 km/h. */
export function minutesAtSpeed(km: number, kmPerHour: number): number {
  return Math.round((km / kmPerHour) * 60)
}
