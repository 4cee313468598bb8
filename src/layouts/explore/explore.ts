// The towns around one while a visitor narrows them: fields, both maps, list, title and address say the same.

import { around, countAround } from '#catalogue/explore.ts'
import { openBrief } from '#catalogue/reach/brief.ts'
import {
  type ChosenWay,
  openFilter,
  readWayFilter,
  type WayFilter,
  wayFilterQuery,
} from '#catalogue/way-choice.ts'
import { briefPath } from '#contracts/reach-paths.ts'
import { countText, limitTexts } from '#i18n/explore-text.ts'
import { formatDuration } from '#i18n/format.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { getBytes } from '#lib/get-json.ts'
import { nextTask } from '#lib/in-slices.ts'
import { languageOf } from '#lib/languages.ts'
import { writeQuery } from '#lib/query.ts'
import { element } from '../element.ts'
import { setupAroundMap } from './around-map.ts'
import { nameSteps, readFields, resetFields, writeFields } from './fields.ts'
import { dotAt, type MovingDot, movingMap } from './moving-map.ts'
import { type RowWords, readTowns, type Sort, sorts, type Town, writeTowns } from './towns.ts'

const toDot = ({ name, at: [bearing, ...rest] }: Town, { way, row }: ChosenWay): MovingDot => ({
  ...{ name, mode: way.mode, plain: [rest[0], rest[1]] },
  ...dotAt(bearing, row.parts.total),
})

/** The icon of each mode and its word for screen readers as the fields have them, since the page knows where its drawings are. */
const iconsIn = (form: HTMLFormElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>('[name="modes"]')].map((field) => {
      const label = field.closest('label')
      const word = element('span', { class: 'sr-only', text: `${label?.textContent.trim()} ` })
      return [field.value, [...(label?.querySelectorAll('svg') ?? []), word]]
    }),
  )

function drawingsIn(form: HTMLFormElement): Pick<RowWords, 'iconOf' | 'moon'> {
  const icons = iconsIn(form)
  const moon = form.querySelector('.night')
  return {
    iconOf: (mode) => (icons.get(mode) ?? []).map((node) => node.cloneNode(true)),
    moon: () => moon?.cloneNode(true) ?? element('span'),
  }
}

/** Changes in words, as the list has them for trains and flights. */
function changesIn({ dataset }: HTMLElement): RowWords['changesText'] {
  const [changes, stops] = [dataset.changes, dataset.stops].map((texts) => texts?.split('|') ?? [])
  return (way) => (way.mode === 'flight' ? stops : changes)?.[way.changes] ?? String(way.changes)
}

const sortIn = (query: string): Sort =>
  sorts.find((sort) => sort === new URLSearchParams(query).get('sort')) ?? 'hours'

/** Follows the fields of the page. @param bySign whether a visitor turned to them @throws Error when the figures cannot be loaded */
export async function setupExplore(article: HTMLElement, bySign: boolean): Promise<void> {
  const at = <T extends Element>(selector: string) => article.querySelector<T>(selector) as T
  const form = at<HTMLFormElement>('[data-filters]')
  const sortField = at<HTMLSelectElement>('[data-sort]')
  const list = at<HTMLElement>('[data-towns]')
  const [near, count] = [at<HTMLElement>('[data-near]'), at<HTMLElement>('[data-count]')]
  const origin = article.dataset.explore ?? ''
  const lang = languageOf(document.documentElement.lang)
  const { explore: words } = await loadLiveWords(lang)
  const brief = await getBytes(briefPath(origin)).then(openBrief, (error) => {
    count.textContent = words.failed
    throw error
  })
  await nextTask() // each step of what follows takes long, and the finger that woke it still rests on a field
  const towns = readTowns(list, origin)
  const [title, heading] = [document.title, article.dataset.heading ?? '']
  const context: RowWords = { lang, ...drawingsIn(form), changesText: changesIn(list) }
  await nextTask()
  let found = around(brief, openFilter)
  await nextTask()
  const dotsOf = () =>
    towns.flatMap((town) => (found.get(town.id) ? [toDot(town, found.get(town.id) as ChosenWay)] : []))
  for (const town of towns) {
    const chosen = found.get(town.id)
    if (chosen) town.shown = chosen
  }
  await nextTask()
  const maps = movingMap(at<SVGElement>('.time-map'), at<SVGElement>('.plain-map'), dotsOf())

  function say(filter: WayFilter): void {
    const limits = limitTexts(filter, words, lang)
    count.textContent = countText(countAround(brief, filter), filter, words, lang)
    document.title =
      limits.length > 0 ? `${heading}${limits.map((limit) => ` · ${limit}`).join('')} – Waymark` : title
  }

  let showOnMap: () => void = () => undefined
  let turn = 0
  /** Writes the list some rows at a time, so that an input between two of them is answered; a later filter starts anew. */
  function rewrite(filter: WayFilter): void {
    turn += 1
    const mine = turn
    const steps = writeTowns(towns, found, sortField.value as Sort, filter, list, context)
    const next = () => {
      if (mine !== turn) return
      if (steps.next().done) showOnMap()
      else setTimeout(next)
    }
    afterPaint(next)
  }

  /** Maps first, then the list, which is long. */
  function show(filter: WayFilter): void {
    found = around(brief, filter)
    maps.show(dotsOf())
    near.replaceChildren()
    say(filter)
    rewrite(filter)
  }

  let isWaiting = false
  /** Once for all inputs between two frames: a slider gives many. */
  const follow = () => {
    nameSteps(form, words, lang)
    if (isWaiting) return
    isWaiting = true
    afterPaint(() => {
      isWaiting = false
      show(readFields(form))
    })
  }
  const note = () =>
    writeQuery({
      ...wayFilterQuery(readFields(form)),
      sort: sortField.value === 'hours' ? null : sortField.value,
    })

  form.addEventListener('input', ({ target }) => {
    if (!(target as Element).matches('[data-currency]')) follow()
  })
  // after the paint: an address alone takes a frame (A34)
  form.addEventListener('change', () => afterPaint(note))
  form.addEventListener('submit', (event) => event.preventDefault())
  sortField.addEventListener('change', () => {
    afterPaint(note)
    rewrite(readFields(form))
  })
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    resetFields(form)
    follow()
    afterPaint(note)
  })

  /** Names a town below its map, with its figures and the link of its row. */
  const linkTo = (output: HTMLElement, town: Town | undefined) => {
    if (!town?.shown) return output.replaceChildren()
    const { parts, all } = town.shown.row
    const price = element('data')
    price.value = String(Math.round(all.low))
    price.textContent = town.row.querySelector('data')?.textContent ?? ''
    output.replaceChildren(
      element('a', { href: town.link.href, text: town.name }),
      ` ${formatDuration(parts.total, lang)} · `,
      price,
    )
  }
  const linkNear = (dot: MovingDot | undefined) =>
    linkTo(near, dot && towns.find(({ name }) => name === dot.name))
  showOnMap = setupAroundMap({ bySign, article, list, id: origin, towns, found: () => found, linkTo })

  const map = at<SVGElement>('.time-map')
  map.addEventListener('pointermove', ({ clientX, clientY }) => {
    const dot = maps.nearest(clientX, clientY)
    map.classList.toggle('is-near', Boolean(dot))
    linkNear(dot)
  })
  map.addEventListener('click', (event) => {
    const dot = maps.nearest(event.clientX, event.clientY)
    linkNear(dot)
    // a finger has no hover: its first touch names the town, the name is a link
    if (dot && (event as PointerEvent).pointerType === 'mouse') near.querySelector('a')?.click()
  })

  const query = location.search
  if (query) writeFields(form, readWayFilter(query))
  sortField.value = query ? sortIn(query) : sortField.value
  nameSteps(form, words, lang)
  // also what was chosen while this was loading
  const isOpen = Object.values(wayFilterQuery(readFields(form))).every((value) => value === null)
  if (isOpen && sortField.value === 'hours') return
  note()
  show(readFields(form))
}
