// The controls of the board: fields, address and view in step (D51).

import { afterPaint, painted } from '#lib/after-paint.ts'
import { languageOf } from '#lib/languages.ts'
import { writeQuery } from '#lib/query.ts'
import { choicesQuery, readChoices } from '#stores/choices.ts'
import { moneyText } from '#stores/money-text.ts'
import { pageWords } from '#stores/page-words.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { readView, type View } from '#stores/view.ts'
import { writeText } from '../element.ts'
import { type Field, isField } from '../field.ts'
import { drawAssumed } from './assumed-fields.ts'
import { boardWriter } from './show-board.ts'

const form = () => document.querySelector<HTMLFormElement>('[data-chips]')

/** The choices of the fields, as a query. */
const chosen = (fields: HTMLFormElement) =>
  String(new URLSearchParams(new FormData(fields) as unknown as Record<string, string>))

/** A menu shows a limit that it does not offer, such as "?hours=7". */
function offer(menu: HTMLSelectElement, value: string): void {
  if ([...menu.options].some((option) => option.value === value)) return
  const like = menu.options[1]?.text ?? ''
  menu.append(new Option(like.replace(/\d+/, value), value))
}

function writeField(field: Field, value: string | null): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === field.value
  else if (field instanceof HTMLInputElement) field.value = value ?? ''
  else {
    if (value !== null) offer(field, value)
    field.value = value ?? field.options[0]?.value ?? ''
  }
}

/** Fields show the address, except those a visitor has changed. */
function writeFields(fields: HTMLFormElement, except: ReadonlySet<EventTarget>): void {
  const asked = choicesQuery(readChoices(location.search))
  for (const field of fields.elements)
    if (isField(field) && field.name in asked && !except.has(field))
      writeField(field, asked[field.name] ?? null)
}

/** Limits of a price in the shown currency; the address keeps euro. */
function writeLimits(fields: HTMLFormElement): void {
  const menu = fields.elements.namedItem('euro')
  const lang = languageOf(document.documentElement.lang)
  if (!(menu instanceof HTMLSelectElement)) return
  for (const option of [...menu.options].slice(1))
    writeText(
      option,
      `≤ ${moneyText({ low: Number(option.value) }, $shownMoney.get(), lang) ?? option.value}`,
    )
}

/** Shows lines, bars or the table. */
function showView(view: View): void {
  const group = document.querySelector<HTMLElement>('[data-view]')
  const details = document.querySelector<HTMLDetailsElement>('[data-views]')
  const radio = group?.querySelector<HTMLInputElement>(`[value="${view}"]`)
  if (radio) radio.checked = true
  group?.closest('section')?.setAttribute('data-shows', view)
  if (details) details.open = view !== 'lines'
}

/** The view of the address, or the one turned to before; from now on that of the switch. */
function followView(early: ReadonlySet<EventTarget>): void {
  const turn = (field: Field) => {
    const view = readView(`view=${field.value}`)
    showView(view)
    afterPaint(() => writeQuery({ view: view === 'lines' ? null : view }))
  }
  // the pressed name is underlined first: laying out a view takes longer than that
  document
    .querySelector('[data-view]')
    ?.addEventListener('change', ({ target }) => afterPaint(() => turn(target as HTMLInputElement)))
  const turned = [...early].filter(isField).findLast(({ name }) => name === 'view')
  if (turned) turn(turned)
  else showView(readView(location.search))
}

let isStarted = false

/** Follows the fields from now on. @param early fields changed before */
export async function startBoard(early: ReadonlySet<EventTarget>): Promise<void> {
  const fields = form()
  if (isStarted || !fields) return
  isStarted = true
  const words = await pageWords()
  const showAll = () => {
    for (const name of ['hours', 'euro', 'fly', 'bike']) {
      const field = fields.elements.namedItem(name)
      if (isField(field)) writeField(field, null)
    }
    adopt()
    // the button that was pressed goes
    fields.querySelector('select')?.focus({ preventScroll: true })
  }
  const write = boardWriter(words, showAll)
  const adopt = () => {
    const choices = readChoices(chosen(fields))
    write(choices)
    afterPaint(() => writeQuery(choicesQuery(choices)))
  }
  drawAssumed(words.board.assumed, adopt)
  writeFields(fields, early)
  fields.addEventListener('submit', (event) => event.preventDefault())
  followView(early)
  await painted() // the key or finger that woke this is answered first, and again between two long steps
  $shownMoney.subscribe(() => writeLimits(fields))
  await painted()
  for (const field of fields.elements)
    if (isField(field) && field.name !== 'currency') field.addEventListener('change', adopt)
  adopt() // also what changed meanwhile
}
