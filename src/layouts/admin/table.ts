// Tables drawn at build: fills them and sorts them by the pressed head.
import { type AdminTable, type Cell, type Direction, sortRows } from '#models/admin/table.ts'
import { drawn, element } from '../element.ts'

type Rows = readonly (readonly Cell[])[]

/** Rows of each table, in the order of the server. */
const shown = new WeakMap<HTMLTableElement, Rows>()

/** Shows the rows of a reply and keeps the sorting of the table. */
export function fillTable<Reply>(table: AdminTable<Reply>, reply: Reply): void {
  const found = document.querySelector<HTMLTableElement>(`[data-table="${table.id}"]`)
  const body = found?.tBodies[0]
  if (!found || !body) return
  if (!shown.has(found)) bindHeads(found)
  const rows = table.rows(reply)
  shown.set(found, rows)
  if (rows.length > 0) drawRows(found)
  else body.replaceChildren(emptyRow(table.empty, table.columns.length))
}

function emptyRow(text: string, columns: number): HTMLTableRowElement {
  const cell = element('td', { class: 'admin-empty', text })
  cell.colSpan = columns
  return element('tr', {}, cell)
}

const headsOf = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('thead th')]

function bindHeads(table: HTMLTableElement): void {
  headsOf(table).forEach((head) => {
    head.querySelector('button')?.addEventListener('click', () => {
      const direction = nextDirection(head)
      for (const other of headsOf(table)) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', direction)
      drawRows(table)
    })
  })
}

/** The first press sorts figures from the highest and names from A. */
function nextDirection(head: HTMLElement): Direction {
  const current = head.getAttribute('aria-sort')
  if (current) return current === 'ascending' ? 'descending' : 'ascending'
  return head.classList.contains('admin-figure') ? 'descending' : 'ascending'
}

/** Draws the rows in the order of the head with `aria-sort`, by default in that of the server. */
function drawRows(table: HTMLTableElement): void {
  const heads = headsOf(table)
  const column = heads.findIndex((head) => head.hasAttribute('aria-sort'))
  const direction = heads[column]?.getAttribute('aria-sort') as Direction | undefined
  const rows = shown.get(table) ?? []
  const sorted = direction ? sortRows(rows, column, direction) : rows
  const figures = heads.map((head) => head.classList.contains('admin-figure'))
  const draw = (cell: Cell, index: number) => drawCell(cell, index, figures[index] === true)
  if (rows.length > 0)
    table.tBodies[0]?.replaceChildren(...sorted.map((row) => element('tr', {}, ...row.map(draw))))
}

function drawCell(
  { text, note, href, share, datetime, button }: Cell,
  column: number,
  isFigure: boolean,
): HTMLTableCellElement {
  const value = href
    ? element('a', { href, text })
    : datetime
      ? element('time', { datetime, text })
      : document.createTextNode(text)
  const cell = element(column === 0 ? 'th' : 'td', {}, value)
  if (column === 0) cell.setAttribute('scope', 'row')
  else if (isFigure) cell.className = 'admin-figure'
  if (note) cell.append(element('small', { text: note }))
  if (share !== undefined) cell.append(bar(share))
  if (button) cell.append(drawButton(button))
  return cell
}

function drawButton({ text, label, value }: NonNullable<Cell['button']>): HTMLButtonElement {
  const button = element('button', { class: 'button-quiet', text })
  button.type = 'button'
  button.value = value
  button.setAttribute('aria-label', label)
  return button
}

/** A line as long as the share; decoration, since the figure stands beside it. */
function bar(share: number): SVGSVGElement {
  return drawn(
    'svg',
    { class: 'admin-bar', viewBox: '0 0 100 3', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    drawn('rect', { width: Math.round(share * 1000) / 10, height: 3 }),
  )
}
