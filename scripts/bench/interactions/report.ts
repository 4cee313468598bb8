// Time to answer of pages with the page's thread slowed down four times; then the time to the first dialog and the
// first map at full speed.
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

/** Rounds of all tours, not blocks of one: a short disturbance of the machine hits one run of each tour. */
async function measure(browser: Browser, url: string, tours: readonly Tour[], runs: number): Promise<Row[]> {
  const timed = new Map<Tour, TimedStep[][]>(tours.map((tour) => [tour, []]))
  for (let run = 0; run < runs; run++)
    for (const tour of tours) timed.get(tour)?.push(await runTour(browser, url, tour))
  return [...timed].flatMap(([tour, all]) => rowsOf(tour, all))
}

/** Prints the rows and those over budget. @returns how many are over budget */
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

/** Prints the times of parts shown on demand. @returns how many are over budget */
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
