// Marks of the shell of pages of pairs: what stands there for what only a request knows.

import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'

/** Where the shell of a language is; it has no address of its own. */
export const pairShellPath = (lang: Language) => `${pathTo.home(lang).replace(/\/$/, '')}/404/pair`

/** What stands in an address, in text and in attributes. */
export const pairMarks = {
  slug: 'one-other',
  title: '{title}',
  description: '{description}',
  origin: '{origin}',
  destination: '{destination}',
  from: '{from}',
  to: '{to}',
  fromCode: 'XXA',
  toCode: 'XXB',
  robots: '<meta name="robots" content="noindex">',
} as const

/** Points of both ends: numbers, as islands read them. */
export const markedPoints = [
  { name: pairMarks.from, lat: 1.00001, lng: 1.00002, label: 'A' },
  { name: pairMarks.to, lat: 1.00003, lng: 1.00004, label: 'B' },
] as const

/** What stands for the ways that the movable map draws. */
export const waysMark = '<!--ways-->'

/** What surrounds a part that only some pairs have: fares, and the ad slot in the place of a tip. */
export const optionalPart = (name: 'fares' | 'untipped') => [`<!--${name}-->`, `<!--/${name}-->`] as const

/** What stands for a section of the article. */
export const sectionMark = (name: string) => `<!--section:${name}-->`
