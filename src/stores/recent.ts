// The last five searches of this browser, newest first (D42).
import { atom } from 'nanostores'
import { type BestFigures, isBestFigures } from '#catalogue/best-figures.ts'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { readStored, removeStored, writeStored } from '#lib/browser-store.ts'

export interface RecentSearch {
  /** place ids */
  origin: string
  destination: string
  slug: string
  /** milliseconds since 1970 */
  timestamp: number
  /** of the best way as the visited page said it; only routes between towns have any */
  best?: BestFigures
}

const mostRecent = 5

export const $recent = atom<RecentSearch[]>([])

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)+$/
const text = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 120

/** Milliseconds or an ISO date; an object may throw when it becomes a number. */
const dated = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** A stored entry; undefined when it is invalid. Underscores of older slugs become hyphens (D74). */
function toRecent(value: unknown): RecentSearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { origin, destination, slug, timestamp, best } = value as Record<string, unknown>
  if (!text(origin) || !text(destination) || !text(slug)) return undefined
  const hyphened = slug.toLowerCase().replaceAll('_', '-')
  if (!slugForm.test(hyphened)) return undefined
  const when = dated(timestamp) ? new Date(timestamp).getTime() : 0
  return {
    ...{ origin, destination, slug: hyphened, timestamp: when || 0 },
    ...(isBestFigures(best) && { best }),
  }
}

/** The valid searches of a stored value: at most five, newest first, each slug once. */
export function toRecents(stored: unknown): RecentSearch[] {
  if (!Array.isArray(stored)) return []
  const seen = new Set<string>()
  return stored
    .flatMap((entry) => toRecent(entry) ?? [])
    .sort((a, b) => b.timestamp - a.timestamp)
    .filter(({ slug }) => !seen.has(slug) && seen.add(slug))
    .slice(0, mostRecent)
}

/** Reads the searches into $recent; those under the older key move over once (D42). */
export function loadRecent(): RecentSearch[] {
  const stored = readStored('localStorage', storageKeys.recentSearches)
  const older = readStored('localStorage', storageKeys.olderRecentSearches)
  const recent = toRecents([stored, older].flatMap((entries) => (Array.isArray(entries) ? entries : [])))
  if (older !== undefined) {
    writeStored('localStorage', storageKeys.recentSearches, recent)
    removeStored('localStorage', storageKeys.olderRecentSearches)
  }
  $recent.set(recent)
  return recent
}

/** Puts a search first: on submit, with the figures of an earlier visit, and on visiting a route page. */
export function addRecent(search: Omit<RecentSearch, 'timestamp'>, now = Date.now()): void {
  const others = loadRecent()
  const { best } = others.find(({ slug }) => slug === search.slug) ?? {}
  const recent = toRecents([{ best, ...search, timestamp: now }, ...others])
  writeStored('localStorage', storageKeys.recentSearches, recent)
  $recent.set(recent)
}

/** Removes one search, and the key with the last one. */
export function removeRecent(slug: string): void {
  const recent = loadRecent().filter((search) => search.slug !== slug)
  if (recent.length === 0) {
    clearRecent()
    return
  }
  writeStored('localStorage', storageKeys.recentSearches, recent)
  $recent.set(recent)
}

/** Removes all searches. */
export function clearRecent(): void {
  removeStored('localStorage', storageKeys.recentSearches)
  removeStored('localStorage', storageKeys.olderRecentSearches)
  $recent.set([])
}
