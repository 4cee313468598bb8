// Travel time of a distance.

/** Distance divided by speed, in whole minutes, such as a drive estimated at 80 km/h. */
export function minutesAtSpeed(km: number, kmPerHour: number): number {
  return Math.round((km / kmPerHour) * 60)
}
