// Local hours as text, and as minutes of the day.

/** Minutes. */
export const day = 24 * 60

/** The minute of its day, of any day before or after. */
export const minuteOfDay = (minutes: number): number => ((minutes % day) + day) % day

/** "HH:MM" of minutes after midnight, of any day. */
export function clockText(minutes: number): string {
  const ofDay = minuteOfDay(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** Minutes after midnight of "HH:MM". */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
