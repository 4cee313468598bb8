// The form of tours: rows that are added, moved and removed, and an address as short as it can be.
import { usualNights } from '#catalogue/tour-usual.ts'

type Row = HTMLElement

const fieldsOf = (row: Row) => {
  const [stop, nights] = row.querySelectorAll('input')
  return { stop: stop as HTMLInputElement, nights: nights as HTMLInputElement }
}

/** Exchanges what two rows say; numbers and labels stay. Nights that nobody changed are those usual at the new place. */
function exchange(rows: readonly Row[], at: number, to: number): void {
  const said = (index: number) => {
    const { stop, nights } = fieldsOf(rows[index] as Row)
    return {
      stop: stop.value,
      nights: Number(nights.value) === usualNights(index) ? undefined : nights.value,
    }
  }
  const [one, other] = [said(at), said(to)]
  const say = (index: number, { stop, nights }: typeof one) => {
    const fields = fieldsOf(rows[index] as Row)
    fields.stop.value = stop
    fields.nights.value = nights ?? String(usualNights(index))
  }
  say(at, other)
  say(to, one)
}

const rowsOf = (list: Element) => [...list.querySelectorAll<Row>(':scope > [data-row]')]

/** Buttons that would do nothing are disabled. */
function refresh(form: HTMLFormElement, list: Element): void {
  const rows = rowsOf(list)
  const disable = (row: Row, name: string, isIdle: boolean) => {
    const button = row.querySelector<HTMLButtonElement>(`[data-do="${name}"]`)
    if (button) button.disabled = isIdle
  }
  rows.forEach((row, index) => {
    disable(row, 'up', index === 0)
    disable(row, 'down', index === rows.length - 1)
  })
  const add = form.querySelector<HTMLElement>('[data-do="add"]')
  if (add) add.hidden = !form.querySelector('.tour-more [data-row]')
}

function add(form: HTMLFormElement, list: Element): void {
  const row = form.querySelector<Row>('.tour-more [data-row]')
  if (!row) return
  list.append(row)
  fieldsOf(row).stop.focus()
}

/** The rows below move up; the last becomes empty. */
function remove(row: Row, rows: readonly Row[]): void {
  const from = rows.indexOf(row)
  for (let index = from; index < rows.length - 1; index++) exchange(rows, index, index + 1)
  const last = fieldsOf(rows.at(-1) as Row)
  last.stop.value = ''
  last.nights.value = String(usualNights(rows.length - 1))
  fieldsOf(row).stop.focus()
}

function move(row: Row, rows: readonly Row[], step: 1 | -1): void {
  const at = rows.indexOf(row)
  const other = rows[at + step]
  if (!other) return
  exchange(rows, at, at + step)
  // what was moved keeps the focus; at the end of the list its button is disabled
  const buttons = other.querySelectorAll<HTMLButtonElement>(
    step < 0 ? '[data-do="up"], [data-do="down"]' : '[data-do="down"], [data-do="up"]',
  )
  const wanted = [...buttons].find((button) => button.dataset.do === (step < 0 ? 'up' : 'down'))
  const target = wanted && !wanted.disabled ? wanted : [...buttons].find((button) => !button.disabled)
  target?.focus()
}

function press(form: HTMLFormElement, list: Element, button: HTMLElement): void {
  const row = button.closest<Row>('[data-row]')
  const rows = rowsOf(list)
  if (button.dataset.do === 'add') add(form, list)
  else if (row && button.dataset.do === 'remove') remove(row, rows)
  else if (row) move(row, rows, button.dataset.do === 'up' ? -1 : 1)
  refresh(form, list)
}

/** What the form sends, without what is usual: "stop=Paris&stop=Milan.3". */
function shorten(data: FormData): void {
  const [stops, nights] = [data.getAll('stop').map(String), data.getAll('nights').map(String)]
  const others = [...data].filter(([name, value]) => {
    const isUsual = value === '' || (name === 'travellers' && value === '1')
    return name !== 'stop' && name !== 'nights' && !isUsual
  })
  for (const name of new Set(data.keys())) data.delete(name)
  const named = stops
    .map((text, index) => ({ text: text.trim(), nights: nights[index] }))
    .filter(({ text }) => text)
  named.forEach((stop, index) => {
    const isUsual = !stop.nights || Number(stop.nights) === usualNights(index)
    data.append('stop', isUsual ? stop.text : `${stop.text}.${stop.nights}`)
  })
  for (const [name, value] of others) data.append(name, value)
}

export function setupTourForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-tour-form]')
  if (!form) return
  const list = form.querySelector('[data-rows]')
  if (!list) return
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-do]')
    if (button) press(form, list, button)
  })
  form.addEventListener('formdata', ({ formData }) => shorten(formData))
  refresh(form, list)
}
