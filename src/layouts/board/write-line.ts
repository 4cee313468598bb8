// Day lines drawn again: a plan moves their parts, the scale and its hours.
import { drawLine, lineParts, nightsOf } from '#catalogue/day-line.ts'
import type { Language } from '#lib/languages.ts'
import { hourMarks } from '#models/on-request/board-frame.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { drawn, writeAttribute } from '../element.ts'

const span = (rect: Element, { x, width }: { x: number; width: number }) => {
  writeAttribute(rect, 'x', `${x}%`)
  writeAttribute(rect, 'width', `${width}%`)
}

/** Where a line that is too long is broken. */
function writeCut(svg: Element, cut: number | undefined): void {
  const known = svg.querySelector('.line-cut')
  if (cut === undefined) known?.remove()
  else if (known) writeAttribute(known, 'x', `${cut}%`)
  else svg.append(drawn('text', { class: 'line-cut', x: `${cut}%`, y: 10 }, new Text('//')))
}

/** The nights below a line, as many as there are. */
function writeNights(svg: Element, nights: readonly { x: number; width: number }[]): void {
  const known = [...svg.querySelectorAll('.line-night')]
  for (const spare of known.slice(nights.length)) spare.remove()
  for (const [index, night] of nights.entries()) {
    const rect = known[index] ?? drawn('rect', { class: 'line-night' })
    span(rect, night)
    if (!known[index]) svg.prepend(rect)
  }
}

/** Moves the parts of a row's line; those a plan leaves out have no width. */
export function writeLine({ element, facts, row }: BoardEntry, scale: number): void {
  const svg = element.querySelector('.line')
  if (!svg) return
  const parts = lineParts(facts.mode, row.parts, facts.stages)
  const line = drawLine(parts, scale)
  const rects = [...svg.querySelectorAll('[class^="line-"]:is(rect):not(.line-night)')]
  for (const [index, part] of line.parts.entries()) {
    const rect = rects[index]
    if (rect) span(rect, part)
  }
  const gaps = line.parts.filter(({ kind }) => kind === 'change')
  for (const label of svg.querySelectorAll('[data-gap]')) {
    const gap = gaps[Number(label.getAttribute('data-gap'))]
    if (gap && label.getAttribute('text-anchor') === 'middle')
      writeAttribute(label, 'x', `${gap.x + gap.width / 2}%`)
  }
  writeCut(svg, line.cut)
  const { departs } = facts
  writeNights(svg, line.cut === undefined && departs !== undefined ? nightsOf(parts, departs, scale) : [])
}

/** The scale of the board: its hours, which every line repeats. */
export function writeHours(scale: number, lang: Language): void {
  const marks = document.getElementById('hours')
  const svg = marks?.parentElement
  if (!marks || !svg) return
  const hours = hourMarks(scale, lang)
  const known = [...svg.querySelectorAll(':scope > text')]
  const isWritten = ({ x, text }: (typeof hours)[number], index: number) =>
    known[index]?.textContent === text && known[index].getAttribute('x') === `${x}%`
  // every line of the board is laid out anew with the marks
  if (known.length === hours.length && hours.every(isWritten)) return
  marks.replaceChildren(
    ...hours.map(({ x }) => drawn('rect', { class: 'line-hour', x: `${x}%`, width: 1, height: 16 })),
  )
  for (const text of known) text.remove()
  svg.append(
    ...hours.map(({ x, text }) =>
      drawn(
        'text',
        { x: `${x}%`, y: 11, ...(x > 0 && { 'text-anchor': x > 96 ? 'end' : 'middle' }) },
        new Text(text),
      ),
    ),
  )
}
