// Addresses of any two towns, resolved with the files that functions and browsers read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import type { Directory } from '#places/directory.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { resolvePage } from '#places/page-address.ts'
import { indexPlaces } from '#places/place-index.ts'
import { dist } from '#scripts/lib/root.ts'

const built = (path: string) => JSON.parse(readFileSync(join(dist, path), 'utf8'))
const directory: Directory = built('directory.json')
const index = indexDirectory(directory, indexPlaces(built('gazetteer.json')))
const towns = [...directory.cities.map(({ id }) => id), ...directory.towns]

test('any two cities and towns have an address of their own', () => {
  const wrong = towns.flatMap((from) =>
    towns.filter((to) => {
      const answer = from === to ? undefined : resolvePage(pathTo.route(`${from}-${to}`, 'en'), index)
      return answer?.kind === 'generated'
        ? answer.origin !== from || answer.destination !== to
        : answer && answer.kind !== 'page'
    }),
  )
  expect(towns.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test.each([
  ['bod-trn', 'bordeaux-turin'],
  ['CDG-VIE', 'paris-vienna'],
  ['bordeaux-saint-jean-torino-porta-nuova', 'bordeaux-turin'],
  ['paris-gare-de-lyon-to-milano-centrale', 'paris-milan'],
  ['st-pancras-gare-du-nord', 'london-paris'],
  ['berlin-hbf-nach-zuerich-hb', 'berlin-zurich'],
  ['stansted-bergamo', 'london-bergamo'],
  ['nizza-marsiglia', 'nice-marseille'],
  ['estrasburgo-a-friburgo-de-brisgovia', 'strasbourg-freiburg'],
])('%s leads to %s by one hop', (asked, slug) => {
  const to = pathTo.route(slug, 'de')
  expect(resolvePage(pathTo.route(asked, 'de'), index)).toEqual({ kind: 'redirect', to, sure: true })
  expect(resolvePage(to, index).kind).not.toBe('redirect')
})

test.each([
  ['gatwick-london', 'lgw', 'london'],
  ['CDG-to-paris', 'cdg', 'paris'],
  ['milano-bgy', 'bgy', 'milan'],
])('%s leads to the page of the airport', (asked, code, city) => {
  const to = pathTo.airport(code, city, 'it')
  expect(resolvePage(pathTo.route(asked, 'it'), index)).toEqual({ kind: 'redirect', to, sure: true })
})
