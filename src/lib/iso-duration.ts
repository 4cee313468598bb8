// Durations in ISO 8601.

const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?)?$/

/** 150 → PT2H30M, 0 → PT0M. */
export function minutesToIso(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** Whole minutes of PT02H26M or P1DT2H30M, seconds dropped; undefined for anything else. */
export function isoToMinutes(text: string): number | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes
}
