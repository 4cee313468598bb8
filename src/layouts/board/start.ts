// The controls of the board: fields, address, plan, order and view in step (D51).
import { planQuery, readPlan } from '#catalogue/trip-plan.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'
import { pageWords } from '#stores/page-words.ts'
import { $plan } from '#stores/plan.ts'
import { $sort, chooseSort, readSort } from '#stores/sort.ts'
import { readView, type View } from '#stores/view.ts'
import { drawAssumed } from './assumed-fields.ts'
import { showBoard } from './show-board.ts'

type Field = HTMLSelectElement | HTMLInputElement

const form = () => document.querySelector<HTMLFormElement>('[data-chips]')
const isField = (element: Element): element is Field =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement

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
  const asked: Record<string, string | null> = { ...planQuery(readPlan(location.search)), sort: null }
  const sort = readSort(location.search)
  if (sort !== 'default') asked.sort = sort
  for (const field of fields.elements)
    if (isField(field) && field.name in asked && !except.has(field))
      writeField(field, asked[field.name] ?? null)
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

let isStarted = false

/** Follows the fields from now on. @param early fields changed before */
export async function startBoard(early: ReadonlySet<EventTarget>): Promise<void> {
  const fields = form()
  if (isStarted || !fields) return
  isStarted = true
  const { board: words } = await pageWords()
  drawAssumed(words.assumed, () => adopt())
  writeFields(fields, early)
  const adopt = () => {
    const query = chosen(fields)
    const plan = readPlan(query)
    $plan.set(plan)
    afterPaint(() => writeQuery(planQuery(plan)))
    if (readSort(query) !== $sort.get()) chooseSort(readSort(query))
  }
  fields.addEventListener('submit', (event) => event.preventDefault())
  for (const field of fields.elements)
    if (isField(field) && field.name !== 'currency') field.addEventListener('change', adopt)
  const turn = (field: Field) => {
    const view = readView(`view=${field.value}`)
    showView(view)
    afterPaint(() => writeQuery({ view: view === 'lines' ? null : view }))
  }
  document
    .querySelector('[data-view]')
    ?.addEventListener('change', ({ target }) => turn(target as HTMLInputElement))
  const turned = [...early].findLast((field) => (field as Field).name === 'view') as Field | undefined
  if (turned) turn(turned)
  else showView(readView(location.search))
  adopt()
  showBoard(() => {
    for (const name of ['hours', 'euro', 'fly', 'bike']) {
      const field = fields.elements.namedItem(name)
      if (field instanceof Element && isField(field)) writeField(field, null)
    }
    adopt()
    // the button that was pressed goes
    fields.querySelector('select')?.focus({ preventScroll: true })
  })
}
