// The recent searches of the home page: links with the figures of the best way, that can be removed one by one or all at once (D42).

import type { BestFigures } from '#catalogue/best-figures.ts'
import { formatDuration, formatMoney } from '#i18n/format.ts'
import { pathTo } from '#i18n/paths.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { getJson } from '#lib/get-json.ts'
import { languageOf } from '#lib/languages.ts'
import { nameFromId } from '#lib/name-from-id.ts'
import { $recent, clearRecent, loadRecent, type RecentSearch, removeRecent } from '#stores/recent.ts'
import { element } from './element.ts'
import { toast } from './toasts.ts'

const root = document.documentElement

let names: Readonly<Record<string, string>> = {}
/** Names as places have them in the language of the page; without the file, and of other places, made of their ids. */
const name = (id: string) => names[id] ?? nameFromId(id)

async function fetchNames(): Promise<void> {
  names = (await getJson(`/names/${languageOf(root.lang)}.json`)) as typeof names
}

/** The best way as the page said it: its mode, door to door, all in. */
function figuresOf(section: HTMLElement, { mode, minutes, euro }: BestFigures): HTMLElement {
  const lang = languageOf(root.lang)
  const icon = section
    .querySelector<HTMLTemplateElement>('template')
    ?.content.querySelector(`[data-mode=${mode}]`)
  const small = element('small', { class: 'figure' })
  if (icon) small.append(...icon.cloneNode(true).childNodes)
  small.append(`${formatDuration(minutes, lang)} · ${formatMoney(euro, 'EUR', lang)}`)
  return small
}

function itemOf(section: HTMLElement, { slug, best }: RecentSearch, trip: string): HTMLLIElement {
  const link = element(
    'a',
    { href: pathTo.route(slug, languageOf(root.lang)) },
    element('span', { text: trip }),
  )
  if (best) link.append(' ', figuresOf(section, best))
  const button = element('button', { class: 'button-quiet', text: '×' })
  button.type = 'button'
  button.setAttribute('aria-label', fill(section.dataset.remove ?? '', { trip }))
  button.addEventListener('click', () => forget(section, slug, trip))
  return element('li', {}, link, button)
}

/** Draws the list; hides the box of an empty one. */
function draw(section: HTMLElement, recent: readonly RecentSearch[]): void {
  const items = recent.map((search) =>
    itemOf(section, search, `${name(search.origin)} – ${name(search.destination)}`),
  )
  section.querySelector('ul')?.replaceChildren(...items)
  root.classList.toggle('has-recent', recent.length > 0)
}

/** Shows the remaining searches. An emptied box is hidden first; the page moves up later (A34). */
function answer(section: HTMLElement): void {
  const recent = $recent.get()
  section.style.visibility = recent.length > 0 ? '' : 'hidden'
  if (recent.length > 0) draw(section, recent)
  else afterPaint(() => draw(section, $recent.get()))
}

/** Moves the focus, by default to the page's content, without scrolling. */
function focusStill(to = document.querySelector<HTMLElement>('main')): void {
  to?.focus({ preventScroll: true })
}

/** Removes one search; the focus goes to the next one, or to the page's content. */
function forget(section: HTMLElement, slug: string, trip: string): void {
  const at = $recent.get().findIndex((search) => search.slug === slug)
  removeRecent(slug)
  const buttons = section.querySelectorAll<HTMLElement>('li button')
  focusStill(buttons[Math.min(at, $recent.get().length - 1)])
  afterPaint(() => toast(fill(section.dataset.removed ?? '', { trip })))
}

/** Fills the box, and follows changes; page.ts reads those of other tabs and of pages before a back navigation. */
export async function setupRecentList(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-recent]')
  if (!section) return
  await fetchNames().catch(console.error)
  draw(section, loadRecent())
  $recent.listen(() => answer(section))
  section.querySelector('[data-clear]')?.addEventListener('click', () => {
    clearRecent()
    focusStill()
    afterPaint(() => toast(section.dataset.cleared ?? ''))
  })
}
