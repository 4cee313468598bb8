// The two places a visitor chose for an address, as the search form noted them (D6). Storage is untrusted input.

import { readStored } from '#lib/browser-store.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { routeSlug } from '#places/slug.ts'

export interface Trip {
  origin: string
  destination: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)

/** The entry `route_{slug}` when it is one: two different ids that make up this very slug. */
export function chosenTrip(slug: string): Trip | undefined {
  const stored = readStored('sessionStorage', `route_${slug}`)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { slug: noted, origin, destination } = stored as Record<string, unknown>
  if (!isId(origin) || !isId(destination) || origin === destination) return undefined
  return noted === slug && routeSlug(origin, destination) === slug ? { origin, destination } : undefined
}

/** The same, where both places are known. */
export function knownTrip(slug: string, index: DirectoryIndex): Trip | undefined {
  const trip = chosenTrip(slug)
  return trip && index.place(trip.origin) && index.place(trip.destination) ? trip : undefined
}
