// Hours of a feed.

/** An hour that is not stated. */
export const untimed = -1

/** Seconds after midnight of '8:30:00' or '25:10:00'; -1 for an empty text, NaN for anything else. */
export function parseHour(text: string): number {
  if (text === '') return untimed
  const [, hours, minutes, seconds = '0'] = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : Number.NaN
}
