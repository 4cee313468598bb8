// Hours of a feed.

/** An hour that is not stated; more minutes than any service day has. */
export const untimed = 65_535

/** Whole minutes after midnight of '8:30:00' or '25:10:59'; `untimed` of an empty text, NaN of anything else. */
export function parseHour(text: string): number {
  if (text === '') return untimed
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  return hours ? Number(hours) * 60 + Number(minutes) : Number.NaN
}
