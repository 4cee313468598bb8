// The board of a route page under the plan of its address: what every row, figure, badge and sentence must say.
import type { Page } from '@playwright/test'
import { leadersOf, type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import { reasonFor } from '#catalogue/reasoned-rows.ts'
import { type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import { readPlan, type TripPlan } from '#catalogue/trip-plan.ts'
import { reasonText } from '#i18n/because-text.ts'
import { formatCo2, formatDuration, formatMoney, formatRich } from '#i18n/format.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { capital } from '#lib/capital.ts'
import { fill, fillRich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { readSort, type SortMode, sortRows } from '#stores/sort.ts'
import { expect } from '../fixtures/test.ts'

/** A menu or switch above the board by its name in the address. */
export const chip = (page: Page, name: string) => page.locator(`[data-chips] [name="${name}"]`)
export const verdict = (page: Page) => page.locator('[data-verdict]')
export const showAll = (page: Page) => page.locator('[data-hidden] button')
export const view = (page: Page, name: 'lines' | 'bars' | 'table') =>
  page.locator(`[data-view] [value="${name}"]`)

/** Every row of the page, in the order shown, with what it says. */
export const readRows = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => {
      const text = (selector: string) => row.querySelector(selector)?.textContent ?? ''
      return {
        packed: (row as HTMLElement).dataset.row ?? '',
        hidden: (row as HTMLElement).hidden,
        isOnBoard: row.parentElement?.matches('ol[data-board]') ?? false,
        isBest: (row as HTMLElement).dataset.best !== undefined,
        door: text('.board-door .board-figure'),
        all: text('.board-all .board-figure'),
        notes: text('.board-all .board-note'),
        co2: text('.board-co2 .board-figure'),
        badge: text('[data-badge="best"]:not([hidden]) > span'),
        isGreenest: row.querySelector('[data-badge="greenest"]:not([hidden])') !== null,
      }
    }),
  )
type Shown = Awaited<ReturnType<typeof readRows>>[number]

export const factsOf = ({ packed }: Pick<Shown, 'packed'>): RowFacts => {
  const facts = unpackFacts(packed)
  if (!facts) throw new Error(`"${packed}" is no row. Write it with packFacts.`)
  return facts
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** What the page says beside what it should say; equal texts leave nothing. */
type Pair = readonly [what: string, seen: string | null | undefined, wanted: string]
const unequal = ([what, seen, wanted]: Pair) =>
  plain(seen) === plain(wanted) ? [] : `${what}: "${plain(seen)}" instead of "${plain(wanted)}"`

interface Entry {
  one: Shown
  facts: RowFacts
  row: PlannedRow
}

/** Figures and notes of a row. */
function ofRow({ one, facts, row }: Entry, lang: Language, words: LiveWords['board']): Pair[] {
  const name = `${facts.mode} of ${facts.minutes} min`
  const hidden: Pair = [`${name} is hidden`, String(one.hidden), String(row.objection !== undefined)]
  if (!one.isOnBoard) return [hidden]
  return [
    hidden,
    [`${name}, time`, one.door, formatDuration(row.parts.total, lang)],
    [`${name}, price`, one.all, formatMoney(row.all.low, 'EUR', lang)],
    [`${name}, CO₂`, one.co2, formatCo2(row.co2, lang)],
    ...(['bag', 'bike'] as const).map(
      (what): Pair => [
        `${name} asks for ${what}`,
        String(one.notes.includes(words.asks[what])),
        String(row.asks.includes(what)),
      ],
    ),
  ]
}

/** The sentence of the verdict. */
function sentenceOf(
  best: Entry | undefined,
  plan: TripPlan,
  lang: Language,
  words: LiveWords['board'],
): string {
  if (!best) return words.none
  const { travellers, doorToDoor } = plan
  const values = {
    mode: words.modes[best.facts.mode],
    time: formatDuration(best.row.parts.total, lang),
    price: { low: best.row.all.low },
    group: travellers > 1 ? fill(words.group, { count: travellers }) : '',
  }
  return capital(formatRich(fillRich(doorToDoor ? words.verdict : words.verdictOfRide, values), lang))
}

/** The three figures with the names of their modes. */
async function ofLeaders(page: Page, entries: readonly Entry[], lang: Language): Promise<Pair[]> {
  const leaders = leadersOf(entries.map(({ row }) => row))
  const figures = {
    fastest: ({ row }: Entry) => formatDuration(row.parts.total, lang),
    cheapest: ({ row }: Entry) => formatMoney(row.all.low, 'EUR', lang),
    greenest: ({ row }: Entry) => formatCo2(row.co2, lang),
  }
  const pairs = (['fastest', 'cheapest', 'greenest'] as const).map(async (kind): Promise<Pair[]> => {
    const [leader, box] = [entries[leaders[kind]], page.locator(`[data-leader="${kind}"]`)]
    if (!leader) return [[kind, String(await box.isHidden()), 'true']]
    const [figure, mode] = await box.locator('dd > *').allTextContents()
    return [
      [kind, figure, figures[kind](leader)],
      [`mode of the ${kind}`, mode, messagesFor(lang).transport.modes[leader.facts.mode]],
    ]
  })
  return (await Promise.all(pairs)).flat()
}

/** The badges, by the modes and minutes of the rows that have them. */
function ofBadges(entries: readonly Entry[], best: Entry | undefined): Pair[] {
  const name = (entry: Entry | undefined) => (entry ? `${entry.facts.mode} ${entry.facts.minutes}` : '')
  const onBoard = entries.filter(({ one }) => one.isOnBoard)
  const greenest = onBoard[leadersOf(onBoard.map(({ row }) => row)).greenest]
  const having = (has: (one: Shown) => boolean) =>
    entries
      .filter(({ one }) => has(one))
      .map(name)
      .join()
  return [
    ['best row', having(({ isBest }) => isBest), name(best)],
    ['badge of the best row', having(({ badge }) => badge !== ''), name(best)],
    ['badge of the greenest row', having(({ isGreenest }) => isGreenest), name(greenest)],
  ]
}

/** Modes and minutes of the rows on the board, as shown and as they should be. */
function ofOrder(entries: readonly Entry[], order: readonly number[], mode: SortMode): Pair {
  const isShown = ({ one, row }: Entry) => one.isOnBoard && !row.objection
  const names = (rows: readonly Entry[]) =>
    rows.filter(isShown).map(({ facts }) => facts.mode + facts.minutes)
  const ranked = order.flatMap((index) => entries[index] ?? [])
  return ['order', names(entries).join(), names(sortRows(ranked, mode)).join()]
}

/** What differs between the page and the plan of its address, in euro. */
async function differences(page: Page, lang: Language): Promise<string[]> {
  const query = new URL(page.url()).search
  const plan = readPlan(query)
  const { board: words, because } = await loadLiveWords(lang)
  const entries = (await readRows(page)).map((one): Entry => {
    const facts = factsOf(one)
    return { one, facts, row: plannedRow(facts, plan) }
  })
  const reason = reasonFor(entries)
  const best = entries[reason.order[0] ?? -1]
  const sentence = await page.locator('[data-verdict]').textContent()
  return [
    ...entries.flatMap((entry) => ofRow(entry, lang, words)),
    ['verdict', sentence, sentenceOf(best, plan, lang, words)] as const,
    ...(best
      ? [['reason', best.one.badge, formatRich(reasonText(reason, because, lang), lang)] as const]
      : []),
    ...(await ofLeaders(page, entries, lang)),
    ...ofBadges(entries, best),
    ofOrder(entries, reason.order, readSort(query)),
  ].flatMap(unequal)
}

/** Waits until the whole board says what the plan of the address makes of its rows. */
export async function expectBoard(page: Page, lang: Language = 'en'): Promise<void> {
  await expect.poll(() => differences(page, lang), { timeout: 10_000 }).toEqual([])
}
