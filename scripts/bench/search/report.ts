// Time and recall of the place search over names of the gazetteer.
import { readFileSync } from 'node:fs'
import { gazetteerFile } from '#compiler/gazetteer/current.ts'
import { ensureGazetteer } from '#compiler/gazetteer/ensure.ts'
import type { Directory } from '#places/directory.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'
import { indexPlaces } from '#places/place-index.ts'
import { createPlaceSearch } from '#places/place-search.ts'
import { compileCatalogue } from '#tools/compile-data.ts'
import { inProject } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { beginning, drawNames, type Question, type SearchNames, sampleSize, townPopulation } from './names.ts'

const limits = { prefix: 0.99, typo: 0.95, p95Ms: 5 } as const

interface Measured {
  recall: number
  p50: number
  p95: number
  max: number
}
type Search = ReturnType<typeof createPlaceSearch>
type Measure = (questions: readonly Question[]) => Measured

const measureWith =
  (search: Search, keys: SearchNames['keys']): Measure =>
  (questions) => {
    const times: number[] = []
    let found = 0
    for (const { typed, key } of questions) {
      const before = performance.now()
      const matches = search(typed, 5)
      times.push(performance.now() - before)
      found += Number(matches.some(({ place }) => keys[place]?.includes(key)))
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] as number
    return { recall: found / questions.length, p50: quantile(0.5), p95: quantile(0.95), max: quantile(1) }
  }

/** The rows of the table; only the rows of towns are judged. */
function measureAll(measure: Measure, { ofTowns, ofAll, misspelt }: SearchNames) {
  measure(ofAll.slice(0, 500).map(beginning(0.6))) // warms the code up
  const prefix = measure(ofTowns.map(beginning(0.8)))
  const typo = measure(ofTowns.map(misspelt))
  const rows: [string, Measured][] = [
    ['first 4/5 of a town’s name', prefix],
    ['one slip in a town’s name', typo],
    ['first 4/5, villages too', measure(ofAll.map(beginning(0.8)))],
    ['first 3/5, villages too', measure(ofAll.map(beginning(0.6)))],
    ['whole name, villages too', measure(ofAll.map(beginning(1)))],
    ['one slip, villages too', measure(ofAll.map(misspelt))],
    ['two letters', measure(ofAll.map((key) => ({ typed: key.slice(0, 2), key })))],
    ['nothing like it', measure(ofAll.map((key) => ({ typed: `${key.slice(0, 5)}qxzq`, key })))],
  ]
  return { prefix, typo, rows }
}

/** @returns 1 when a limit is exceeded */
export async function benchSearch(): Promise<0 | 1> {
  await ensureGazetteer()
  await compileCatalogue()
  const gazetteer = JSON.parse(readFileSync(gazetteerFile, 'utf8')) as GazetteerFile
  const directory = JSON.parse(readFileSync(inProject('.build/server/directory.json'), 'utf8')) as Directory
  const start = performance.now()
  const places = indexPlaces(gazetteer)
  const search = createPlaceSearch(places, {
    cities: directory.cities.map(({ id }) => id),
    towns: directory.towns,
  })
  const startMs = performance.now() - start

  const names = drawNames(gazetteer)
  const { prefix, typo, rows } = measureAll(measureWith(search, names.keys), names)
  console.log(
    `${places.count} places (${names.townCount} of ${townPopulation} people or more), ` +
      `index ready in ${Math.round(startMs)} ms; ${sampleSize} names a row`,
  )
  const cells = rows.map(([name, { recall, p50, p95, max }]) => [
    name,
    recall.toFixed(4),
    ...[p50, p95, max].map((ms) => ms.toFixed(2)),
  ])
  console.log(table(['typed', 'recall@5', 'p50 ms', 'p95 ms', 'max ms'], cells))
  const slowest = Math.max(...rows.map(([, { p95 }]) => p95))
  const faults = [
    ...(prefix.recall < limits.prefix ? [`recall of beginnings is below ${limits.prefix}`] : []),
    ...(typo.recall < limits.typo ? [`recall of slips is below ${limits.typo}`] : []),
    ...(slowest > limits.p95Ms ? [`p95 is above ${limits.p95Ms} ms`] : []),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}
