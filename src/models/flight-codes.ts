// Airport codes for the live fares of a route.
import { place } from '#catalogue/load.ts'
import type { Route } from '#catalogue/route.ts'

/** Codes of both cities; undefined for a route without flights or a city without a code (D55). */
export function flightCodes({
  origin,
  destination,
  options,
}: Route): { from: string; to: string } | undefined {
  const [from, to] = [place(origin).iata, place(destination).iata]
  return from && to && options.some(({ mode }) => mode === 'flight') ? { from, to } : undefined
}
