// The families of pages and the first segments of their addresses, by what follows. Every page carries this file: what
// only build and checks know of a family stands in scripts/lib/family-facts.ts.

/** One id follows; an address without a page is answered in the words of `notFound` under the family's name. */
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

/** One page in every language. */
export const singleSegments = {
  method: 'method',
  sources: 'sources',
  privacy: 'privacy',
  terms: 'terms',
} as const

export const segments = {
  ...entrySegments,
  ...englishSegments,
  ...singleSegments,
  home: '',
  travel: 'travel',
} as const

export type PageFamily = keyof typeof segments
export type EntryFamily = keyof typeof entrySegments

/** The families whose addresses end in an id. */
export const entryFamilies = () => Object.keys(entrySegments) as EntryFamily[]
