// npm run bench -- search: how long the place search thinks and how often it finds what was meant, over names
// drawn from the gazetteer. Fails when a line is crossed.
import { readFileSync } from 'node:fs'
import { ensureGazetteer, gazetteerFile } from '#compiler/gazetteer/ensure.ts'
import { oneSlip, randomNumbers } from '#compiler/gazetteer/slips.ts'
import type { Directory } from '#places/directory.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'
import { peek } from '#places/gazetteer.ts'
import { indexPlaces } from '#places/place-index.ts'
import { createPlaceSearch } from '#places/place-search.ts'
import { command, runScript } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'
import { table } from '#tools/table.ts'

const sampled = 2000
const lines = { prefix: 0.99, typo: 0.95, p95Ms: 5 } as const
/** Names of places of this size are what recall is judged by; villages are printed beside them. */
const townPopulation = 15_000
const shortest = 4

interface Question {
  typed: string
  /** the key that should be found */
  key: string
}
interface Measured {
  recall: number
  p50: number
  p95: number
  max: number
}

await command(async () => {
  await ensureGazetteer()
  await runScript(inProject('scripts', 'data-catalogue.ts'), [], {
    failure: 'The catalogue did not compile',
    remedy: 'Correct the data named above, then run the command again.',
  })
  const gazetteer = JSON.parse(readFileSync(gazetteerFile, 'utf8')) as GazetteerFile
  const directory = JSON.parse(
    readFileSync(inProject('.build', 'server', 'directory.json'), 'utf8'),
  ) as Directory
  const start = performance.now()
  const places = indexPlaces(gazetteer)
  const cities = new Set(directory.cities.map(({ id }) => id))
  const search = createPlaceSearch(places, (id) => cities.has(id))
  const startMs = performance.now() - start

  const keyLines = gazetteer.keys.split('\n').map((line) => line.split('\t'))
  const populations = gazetteer.places.split('\n').map((line) => peek(line).population)
  const all = keyLines.map((_, index) => index)
  const towns = all.filter((index) => (populations[index] as number) >= townPopulation)
  const random = randomNumbers(20261121)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const names = (from: readonly number[]) =>
    Array.from({ length: sampled * 2 }, () => pick(keyLines[pick(from)] as string[]))
      .filter((key) => key.length >= shortest)
      .slice(0, sampled)

  function measure(questions: readonly Question[]): Measured {
    const times: number[] = []
    let found = 0
    for (const { typed, key } of questions) {
      const before = performance.now()
      const matches = search(typed, 5)
      times.push(performance.now() - before)
      found += Number(matches.some(({ place }) => keyLines[place]?.includes(key)))
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] as number
    return { recall: found / questions.length, p50: quantile(0.5), p95: quantile(0.95), max: quantile(1) }
  }

  const beginning = (share: number) => (key: string) => ({
    typed: key.slice(0, Math.max(shortest, Math.ceil(key.length * share))),
    key,
  })
  const slip = (key: string) => ({ typed: oneSlip(key, random), key })
  const [townNames, allNames] = [names(towns), names(all)]
  measure(allNames.slice(0, 500).map(beginning(0.6)))
  const rows: [string, Measured][] = [
    ['first 4/5 of a town’s name', measure(townNames.map(beginning(0.8)))],
    ['one slip in a town’s name', measure(townNames.map(slip))],
    ['first 4/5, villages too', measure(allNames.map(beginning(0.8)))],
    ['first 3/5, villages too', measure(allNames.map(beginning(0.6)))],
    ['whole name, villages too', measure(allNames.map(beginning(1)))],
    ['one slip, villages too', measure(allNames.map(slip))],
    ['two letters', measure(allNames.map((key) => ({ typed: key.slice(0, 2), key })))],
    ['nothing like it', measure(allNames.map((key) => ({ typed: `${key.slice(0, 5)}qxzq`, key })))],
  ]
  console.log(
    `${places.count} places (${towns.length} of ${townPopulation} people or more), ` +
      `index ready in ${Math.round(startMs)} ms; ${sampled} names a row`,
  )
  console.log(
    table(
      ['typed', 'recall@5', 'p50 ms', 'p95 ms', 'max ms'],
      rows.map(([name, { recall, p50, p95, max }]) => [
        name,
        recall.toFixed(4),
        ...[p50, p95, max].map((ms) => ms.toFixed(2)),
      ]),
    ),
  )
  const [prefix, typo] = [rows[0]?.[1], rows[1]?.[1]] as [Measured, Measured]
  const slowest = Math.max(...rows.map(([, { p95 }]) => p95))
  const faults = [
    ...(prefix.recall < lines.prefix ? [`recall of beginnings is below ${lines.prefix}`] : []),
    ...(typo.recall < lines.typo ? [`recall of slips is below ${lines.typo}`] : []),
    ...(slowest > lines.p95Ms ? [`p95 is above ${lines.p95Ms} ms`] : []),
  ]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
})
