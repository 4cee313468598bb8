// The two places that the search form stored for an address (D6, D73). Storage is untrusted (D48).

import { readStored } from '#lib/browser-store.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { routeSlug } from '#places/slug.ts'

export interface Trip {
  origin: string
  destination: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)

/** The entry `route_{slug}`; undefined unless it has two different ids that form this slug. */
export function chosenTrip(slug: string): Trip | undefined {
  const stored = readStored('sessionStorage', `route_${slug}`)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { slug: noted, origin, destination } = stored as Record<string, unknown>
  if (!isId(origin) || !isId(destination) || origin === destination) return undefined
  return noted === slug && routeSlug(origin, destination) === slug ? { origin, destination } : undefined
}

/** The chosen trip; undefined unless both places are known. */
export function knownTrip(slug: string, index: DirectoryIndex): Trip | undefined {
  const trip = chosenTrip(slug)
  return trip && index.place(trip.origin) && index.place(trip.destination) ? trip : undefined
}
