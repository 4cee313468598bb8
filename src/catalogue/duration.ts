// Minutes as hours and minutes.

/** Rounds first, then splits, so that 119.6 minutes are 2 h 0 min and never 1 h 60 min (D28). */
export function splitMinutes(minutes: number): { hours: number; minutes: number } {
  const whole = Math.max(0, Math.round(minutes))
  return { hours: Math.floor(whole / 60), minutes: whole % 60 }
}

/** Distance over speed in whole minutes, e.g. a drive estimated at 80 km/h. */
export function minutesAtSpeed(km: number, kmPerHour: number): number {
  return Math.round((km / kmPerHour) * 60)
}
