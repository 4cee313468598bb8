// Kilometres: over the great circle, and as other systems write them.
import { earthRadiusKm } from './coefficients.ts'
import { flightOnlyAboveKm } from './limits.ts'

export interface Point {
  lat: number
  lng: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle kilometres between two points by the haversine formula, Earth radius 6371 km. */
export function haversineKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Kilometres as they come on the wire: 344, "1,234 km", "1.234" or "1 234,5 km" (D24).
 * A single separator before exactly three digits groups thousands; the last of several decides otherwise.
 * @returns undefined when the text is no distance
 */
export function parseDistanceKm(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const match = /^\s*(\d[\d.,'\s\u00a0\u202f]*?)\s*(km|m)?\s*$/i.exec(value)
  if (!match) return undefined
  const number = parseSeparated((match[1] as string).replace(/['\s\u00a0\u202f]/g, ''))
  return number === undefined ? undefined : match[2]?.toLowerCase() === 'm' ? number / 1000 : number
}

function parseSeparated(text: string): number | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last === -1) return Number(text)
  const [whole, rest] = [text.slice(0, last), text.slice(last + 1)]
  const repeated = whole.includes(text[last] as string)
  const mixed = /[.,]/.test(whole) && !repeated
  const groups = rest.length === 3 && !mixed && !whole.startsWith('0')
  if (repeated && !groups) return undefined
  const plain = `${whole.replace(/[.,]/g, '')}${groups ? '' : '.'}${rest}`
  return /^\d+\.?\d*$/.test(plain) ? Number(plain) : undefined
}

/** True when only flights are relevant: strictly above 4000 km. */
export function isFlightOnly(distanceKm: number): boolean {
  return distanceKm > flightOnlyAboveKm
}
