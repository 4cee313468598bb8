// The families of pages, by the first segment of their addresses. Browsers carry this file: what only build and checks
// know of a family stands in scripts/lib/family-facts.ts.

interface FamilyAddress {
  /** first segment of the path behind the language */
  segment: string
  /** exactly one id follows, and an address without a page is said in the words of `notFound` under this family's name */
  entries?: true
  /** one address without a language prefix (D14) */
  englishOnly?: true
}

export const pageFamilies = {
  home: { segment: '' },
  route: { segment: 'route', entries: true },
  city: { segment: 'city', entries: true },
  airport: { segment: 'airport', entries: true },
  airportsNear: { segment: 'airports-near', entries: true },
  corridor: { segment: 'travel-corridor', entries: true },
  landmark: { segment: 'landmark', entries: true },
  ferry: { segment: 'ferry', entries: true },
  travel: { segment: 'travel' },
  method: { segment: 'method' },
  sources: { segment: 'sources' },
  privacy: { segment: 'privacy' },
  terms: { segment: 'terms' },
  about: { segment: 'about', englishOnly: true },
  admin: { segment: 'admin', englishOnly: true },
} as const satisfies Record<string, FamilyAddress>

export type PageFamily = keyof typeof pageFamilies
/** Families of pages about one thing each, named by an id in the address. */
export type EntryFamily = {
  [F in PageFamily]: (typeof pageFamilies)[F] extends { entries: true } ? F : never
}[PageFamily]

const families = () => Object.keys(pageFamilies) as PageFamily[]

/** The family of a first segment behind the language; undefined for one that no page has. */
export function familyOfSegment(segment: string): PageFamily | undefined {
  return families().find((family) => pageFamilies[family].segment === segment)
}

/** True for a family whose addresses end in an id. */
export function hasEntries(family: PageFamily): family is EntryFamily {
  return 'entries' in pageFamilies[family]
}

/** The families whose addresses end in an id. */
export function entryFamilies(): EntryFamily[] {
  return families().filter(hasEntries)
}
