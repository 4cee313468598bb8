// Families of pages and the first segments of their addresses, grouped by what follows the segment.
// The page script contains this file; facts for build and checks are in scripts/lib/family-facts.ts.

/** An id follows. Missing pages use the words of `notFound` under the family's name (D87). */
export const entrySegments = {
  route: 'route',
  city: 'city',
  airport: 'airport',
  airportsNear: 'airports-near',
  corridor: 'travel-corridor',
  landmark: 'landmark',
  ferry: 'ferry',
} as const

/** Pages in English only, at one address without a language prefix (D14). */
export const englishSegments = { about: 'about', admin: 'admin' } as const

/** Nothing follows; a page in every language. */
export const singleSegments = {
  tour: 'tour',
  meet: 'meet',
  method: 'method',
  privacy: 'privacy',
  terms: 'terms',
} as const

export const segments = {
  ...entrySegments,
  ...englishSegments,
  ...singleSegments,
  home: '',
  travel: 'travel',
  sources: 'sources',
  explore: 'explore',
  nightTrains: 'night-trains',
} as const

export type PageFamily = keyof typeof segments
export type EntryFamily = keyof typeof entrySegments

/** The families whose addresses end in an id. */
export const entryFamilies = () => Object.keys(entrySegments) as EntryFamily[]
