// Airports between which live fares of a route are asked for.
import { place } from '#catalogue/load.ts'
import type { Route } from '#catalogue/route.ts'

/** Codes to ask for live fares with; undefined where no flight goes or a city has no code. */
export function flightCodes({
  origin,
  destination,
  options,
}: Route): { from: string; to: string } | undefined {
  const [from, to] = [place(origin).iata, place(destination).iata]
  return from && to && options.some(({ mode }) => mode === 'flight') ? { from, to } : undefined
}
