// npm run bench -- interactions: how long pages take to answer a visitor, from input to the next paint, with the page's thread
// slowed down four times; then how long the first dialog and the first map take, not slowed down. Fails when a median is
// above its budget.
//   npm run bench -- interactions /travel/train     only tours that begin at the pages named
// Five runs take some ten minutes; RUNS=7 takes seven. Nothing else should run on the machine: compare every figure with the
// bare button of its page.
import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { firstShown, timeFirstShown } from '#bench/interactions/first-shown.ts'
import { bareButton, slowDown, type Taken, type Tour, take } from '#bench/interactions/tour.ts'
import { tours } from '#bench/interactions/tours.ts'
import { worstEvent } from '#bench/interactions/watch.ts'
import { browseSite } from '#tools/browse-site.ts'
import { command, StepError } from '#tools/process.ts'
import { table } from '#tools/table.ts'

const budgetMs = 50
const firstShownBudgetMs = 150
const runs = Math.max(3, Number(process.env.RUNS) || 5)

interface Row {
  tour: Tour
  name: string
  first: boolean
  median: number
  worst: number
  /** parts of the median run's worst event */
  parts: string
  longestTask: number
}

const middle = <T>(sorted: readonly T[]) => sorted[Math.floor(sorted.length / 2)] as T
const load = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ')
/** Faster than a browser reports. */
const shown = (ms: number) => (ms === 0 ? '≤16' : String(ms))

/** One row a step from what each run saw of it. */
function rowOf(tour: Tour, taken: readonly Taken[]): Row {
  const { step } = taken[0] as Taken
  // null, since sort puts undefined last without asking
  const worst = taken
    .map((seen) => worstEvent(seen) ?? null)
    .sort((a, b) => (a?.duration ?? 0) - (b?.duration ?? 0))
  const event = middle(worst)
  const parts = event && [event.waited, event.worked, event.painted].map((ms) => Math.round(ms)).join('+')
  return {
    tour,
    name: step.name,
    first: step.first ?? false,
    median: event?.duration ?? 0,
    worst: worst.at(-1)?.duration ?? 0,
    parts: event ? `${event.type} ${parts}` : '',
    longestTask: middle(taken.map(({ longestTask }) => longestTask).sort((a, b) => a - b)),
  }
}

/** All tours, or those that begin at the pages named. @throws StepError for a page at which none begins */
function toursAt(named: readonly string[]): readonly Tour[] {
  if (named.length === 0) return tours
  const paths = new Set(tours.map(({ path }) => path))
  const unknown = named.filter((path) => !paths.has(path))
  if (unknown.length === 0) return tours.filter(({ path }) => named.includes(path))
  throw new StepError(`No tour begins at ${unknown.join(', ')}. Tours begin at ${[...paths].join(', ')}.`)
}

/** Prints how long what is shown on demand takes. @returns how many take too long */
async function reportFirstShown(browser: Browser, url: string): Promise<number> {
  let slow = 0
  for (const awaited of firstShown) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await timeFirstShown(browser, url, awaited))
    const sorted = times.map(Math.round).sort((a, b) => a - b)
    console.log(
      `${awaited.name}: ${middle(sorted)} ms after intent, ${sorted.at(-1)} at most; budget ${firstShownBudgetMs} ms.`,
    )
    if (middle(sorted) > firstShownBudgetMs) slow += 1
  }
  return slow
}

await command(async () => {
  const chosen = toursAt(process.argv.slice(2))
  const { browser, url } = await browseSite()
  const before = load()
  const taken = new Map<Tour, Taken[][]>(chosen.map((tour) => [tour, []]))
  // rounds, not blocks: what disturbs the machine for a while disturbs one run of each
  for (let run = 0; run < runs; run++)
    for (const tour of chosen) taken.get(tour)?.push(await take(browser, url, tour))
  const rows = chosen.flatMap((tour) => {
    const all = taken.get(tour) ?? []
    return (all[0] ?? []).map((_, index) =>
      rowOf(
        tour,
        all.map((run) => run[index] as Taken),
      ),
    )
  })

  console.log(
    `ms from input to the next paint (Event Timing, in steps of 8; below 16 nothing is reported), thread ${slowDown} times slower, ` +
      `${runs} runs. Load average before ${before}, after ${load()}.`,
  )
  console.log(
    table(
      ['interaction', 'page', 'React', 'median', 'worst', 'event wait+work+paint', 'longest task'],
      rows.map((row) => [
        row.name,
        `${row.tour.path} ${row.tour.device}`,
        row.first ? 'first' : '',
        shown(row.median),
        shown(row.worst),
        row.parts,
        row.longestTask === 0 ? '<50' : String(Math.round(row.longestTask)),
      ]),
    ),
  )
  const own = rows.filter(({ name }) => name !== bareButton.name)
  const baseline = middle(
    rows
      .filter(({ name }) => name === bareButton.name)
      .map(({ median }) => median)
      .sort((a, b) => a - b),
  )
  const over = own.filter(({ median }) => median > budgetMs)
  console.log(
    `\n${own.length} interactions; worst median ${Math.max(...own.map(({ median }) => median))} ms, ` +
      `a bare button ${shown(baseline)} ms; at most ${budgetMs} ms.`,
  )
  for (const { name, tour, median } of over) console.error(`${tour.path}: ${name} takes ${median} ms`)
  const slow = await reportFirstShown(browser, url)
  return over.length + slow === 0 ? 0 : 1
})
