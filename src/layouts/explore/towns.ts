// The rows of the list: what they show at first, and what a filter makes of them.
import { hourGroup } from '#catalogue/explore.ts'
import { isDriven, type Mode } from '#catalogue/mode.ts'
import type { BriefWay } from '#catalogue/reach/brief.ts'
import { planQuery, usualPlan } from '#catalogue/trip-plan.ts'
import type { ChosenWay, WayFilter } from '#catalogue/way-choice.ts'
import { formatCo2 } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { writeDuration } from '../board/rich-nodes.ts'
import { writeText } from '../element.ts'

export interface Town {
  id: string
  name: string
  row: HTMLElement
  link: HTMLAnchorElement
  /** degrees; on the ordinary map; place in the order of demand */
  at: readonly [bearing: number, x: number, y: number, rank: number]
  /** what the row says; undefined as long as it is as drawn */
  shown?: ChosenWay
}

export const sorts = ['hours', 'euro', 'co2', 'changes', 'name'] as const
export type Sort = (typeof sorts)[number]

/** All rows, in the order of demand. @param origin id of the town in the middle */
export function readTowns(list: HTMLElement, origin: string): Town[] {
  const start = `${origin}-`.length
  const towns = [...list.querySelectorAll<HTMLElement>('[data-at]')].map((row): Town => {
    const link = row.querySelector('a') as HTMLAnchorElement
    const slug = link.pathname.split('/').at(-1) as string
    const [bearing = 0, x = 0, y = 0, rank = 0] = (row.dataset.at ?? '').split(' ').map(Number)
    return { id: slug.slice(start), name: link.textContent, row, link, at: [bearing, x, y, rank] }
  })
  return towns.sort((a, b) => a.at[3] - b.at[3])
}

/** Words and drawings that rows of the page take from it. */
export interface RowWords {
  lang: Language
  /** icon of a mode with its word for screen readers, and a moon, as the page has them */
  iconOf(mode: Mode): Node[]
  moon(): Node
  changesText(way: BriefWay): string
}

const money = (euro: number, isAbout: boolean, lang: Language) =>
  moneyText({ low: euro, isAbout }, $shownMoney.get(), lang) ?? ''

/** Writes the figures of a way into a row; what stands there already stays. */
function writeTown(town: Town, chosen: ChosenWay, { lang, iconOf, moon, changesText }: RowWords): void {
  const { way, row } = chosen
  const [, mode, hours, price, co2, changes] = town.row.children as unknown as HTMLElement[]
  const before = town.shown
  if (before?.way.mode !== way.mode || before.way.isNight !== way.isNight)
    mode?.replaceChildren(...iconOf(way.mode), ...(way.isNight ? [moon()] : []))
  if (hours) writeDuration(hours, row.parts.total, lang)
  if (price instanceof HTMLDataElement) {
    const euro = Math.round(row.all.low)
    price.value = String(euro)
    price.toggleAttribute('data-about', way.isPriceModelled)
    writeText(price, money(euro, way.isPriceModelled, lang))
  }
  if (co2) writeText(co2, formatCo2(row.co2, lang))
  if (changes) writeText(changes, isDriven(way.mode) ? '' : changesText(way))
  town.shown = chosen
}

const isSame = (a: ChosenWay | undefined, b: ChosenWay) =>
  a?.way === b.way && a.row.all.low === b.row.all.low && a.row.co2 === b.row.co2

/** The figure that a sort compares. */
const measures: Record<Sort, (chosen: ChosenWay, name: string) => number | string> = {
  hours: ({ row }) => row.parts.total,
  euro: ({ row }) => row.all.low,
  co2: ({ row }) => row.co2,
  changes: ({ way }) => way.changes,
  name: (_, name) => name,
}

/** Of a town that a filter leaves: its way there. */
type Left = readonly [town: Town, chosen: ChosenWay]

function inOrder(left: readonly Left[], sort: Sort, lang: Language): Left[] {
  const compare = new Intl.Collator(lang).compare
  const measure = ([{ name }, chosen]: Left) => measures[sort](chosen, name)
  const hours = ([, { row }]: Left) => row.parts.total
  return left.toSorted((a, b) => {
    const [mine, other] = [measure(a), measure(b)]
    const order = typeof mine === 'string' ? compare(mine, String(other)) : mine - Number(other)
    return order || hours(a) - hours(b)
  })
}

/** Puts a row where it belongs; rows that stand in its place move down. */
function place(row: HTMLElement, list: Element, at: number): void {
  const standing = list.children[at]
  if (standing !== row) list.insertBefore(row, standing ?? null)
}

/** Ends a group after its last row: rows of other groups leave it. */
function endGroup(group: HTMLElement, list: Element, count: number, hasTitle: boolean): void {
  while (list.children.length > count) list.lastElementChild?.remove()
  const title = group.querySelector('h3')
  if (title) title.hidden = !hasTitle
  group.hidden = count === 0
  group.toggleAttribute('data-plain', !hasTitle)
}

/** Whether a step ends after so many rows: an input between two steps is answered. The browser lays out the first rows at once, the others as they come into view. */
const endsStep = (rows: number) => rows % (rows < 40 ? 8 : 40) === 0

/**
 * Shows the towns that a filter leaves, grouped by hours or in another order: some rows at a step. In another order the groups
 * have no titles, but remain, as the browser lays out only those in view.
 * @param found the way to each of them
 */
export function* writeTowns(
  towns: readonly Town[],
  found: ReadonlyMap<string, ChosenWay>,
  sort: Sort,
  { plan }: WayFilter,
  list: HTMLElement,
  context: RowWords,
): Generator<undefined> {
  const { travellers, flying } = plan
  const query = Object.entries(planQuery({ ...usualPlan, travellers, flying })).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  )
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  const left = towns.flatMap((town): Left[] => {
    const chosen = found.get(town.id)
    return chosen ? [[town, chosen]] : []
  })
  const groups = [...list.querySelectorAll<HTMLElement>('section')]
  const ordered = inOrder(left, sort, context.lang)
  yield
  const perGroup = Math.ceil(ordered.length / groups.length)
  const groupOf = ([, { row }]: Left, at: number) =>
    sort === 'hours' ? hourGroup(row.parts.total) : Math.floor(at / perGroup)
  const byGroup = Map.groupBy(ordered, groupOf)
  let written = 0
  for (const [index, group] of groups.entries()) {
    const own = byGroup.get(index) ?? []
    const rows = group.querySelector('ol') as HTMLElement
    for (const [at, [town, chosen]] of own.entries()) {
      if (!isSame(town.shown, chosen)) writeTown(town, chosen, context)
      if (town.link.search !== search) town.link.search = search
      place(town.row, rows, at)
      written += 1
      if (endsStep(written)) yield
    }
    endGroup(group, rows, own.length, sort === 'hours')
    yield
  }
}
