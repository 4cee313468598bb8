// How long pages take to answer with the page's thread slowed down four times; then how long the first dialog and the first
// map take, not slowed down.
import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { browseSite } from '#tools/browse-site.ts'
import { firstShown, timeFirstShown } from './first-shown.ts'
import { baselineOf, isBareButton, middle, type Row, rowsOf, rowTable, shown } from './rows.ts'
import { runTour, slowDown, type TimedStep, type Tour } from './tour.ts'

const budgetMs = 50
const firstShownBudgetMs = 150

const load = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ')

/** Rounds, not blocks: what disturbs the machine for a while disturbs one run of each. */
async function measure(browser: Browser, url: string, tours: readonly Tour[], runs: number): Promise<Row[]> {
  const timed = new Map<Tour, TimedStep[][]>(tours.map((tour) => [tour, []]))
  for (let run = 0; run < runs; run++)
    for (const tour of tours) timed.get(tour)?.push(await runTour(browser, url, tour))
  return [...timed].flatMap(([tour, all]) => rowsOf(tour, all))
}

/** Prints the rows and what is over budget. @returns how many are */
function reportRows(rows: readonly Row[]): number {
  console.log(rowTable(rows))
  const own = rows.filter((row) => !isBareButton(row))
  const over = own.filter(({ median }) => median > budgetMs)
  console.log(
    `\n${own.length} interactions; worst median ${Math.max(...own.map(({ median }) => median))} ms, ` +
      `a bare button ${shown(baselineOf(rows))} ms; at most ${budgetMs} ms.`,
  )
  for (const { name, tour, median } of over) console.error(`${tour.path}: ${name} takes ${median} ms`)
  return over.length
}

/** Prints how long what is shown on demand takes. @returns how many take too long */
async function reportFirstShown(browser: Browser, url: string, runs: number): Promise<number> {
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

/** @returns 1 when a median is above its budget */
export async function benchInteractions(tours: readonly Tour[], runs: number): Promise<0 | 1> {
  const { browser, url } = await browseSite()
  const before = load()
  const rows = await measure(browser, url, tours, runs)
  console.log(
    `ms from input to the next paint (Event Timing, in steps of 8; below 16 nothing is reported), thread ${slowDown} times slower, ` +
      `${runs} runs. Load average before ${before}, after ${load()}.`,
  )
  const over = reportRows(rows)
  const slow = await reportFirstShown(browser, url, runs)
  return over + slow === 0 ? 0 : 1
}
