// What visitors of an ordinary hour ask for: of a hundred 70 pages, 12 files, 8 searches, 6 counts, 3 drawn pages, 1 table.

import { mixedVisit } from '#bench/load/mixed-visits.ts'
import type { Visit } from '#bench/load/visits.ts'
import { geocodeSearchPath } from '#contracts/geocode-search.ts'
import { ratesPaths } from '#contracts/rates.ts'
import { filesIn, pagesIn, pathOfFile } from '#tools/site-files.ts'
import { somePairs } from '../pairs/some-pairs.ts'

/** Typed beginnings of names. */
const typed = ['par', 'lon', 'berl', 'mila', 'zuri', 'kopen', 'new yo', 'barcel', 'kyo', 'san', 'lju', 'gda']
/** Pages of two towns that are asked for; more than a server keeps. */
const townPairs = 2000
/** Places without a page: any two make a page of estimates. */
const far = [
  'tokyo',
  'sydney',
  'nairobi',
  'cairo',
  'lima',
  'quito',
  'perth',
  'accra',
  'tunis',
  'boston',
  'dakar',
]

/** Large primes spread the choice, the same in each run. */
const pick = <T>(list: readonly T[], index: number): T => list[(index * 7919) % list.length] as T

/** @param folder the built site @param routes slugs of its route pages */
export function ordinaryVisits(folder: string, routes: readonly string[]): (index: number) => Visit {
  const files = filesIn(folder)
  const pages = pagesIn(folder)
    .filter((file) => !file.endsWith('404.html'))
    .map(pathOfFile)
  const pairs = somePairs(townPairs)
  const assets = files.filter((file) => file.startsWith('_astro/')).map(pathOfFile)
  return (index) => {
    const share = (index * 37) % 100
    if (share < 70) return { path: pick(pages, index) }
    if (share < 82) return { path: pick(assets, index) }
    if (share < 90) return { path: `${geocodeSearchPath}?query=${encodeURIComponent(pick(typed, index))}` }
    if (share < 96) return mixedVisit(routes, index)
    if (share < 98) return { path: pick(pairs, index) }
    if (share < 99) return { path: `/route/${estimatedPair(index)}` }
    return { path: ratesPaths[0] }
  }
}

function estimatedPair(index: number): string {
  const from = index % far.length
  const to = (from + 1 + (Math.floor(index / far.length) % (far.length - 1))) % far.length
  return `${far[from]}-${far[to]}`
}
