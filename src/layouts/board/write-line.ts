// Day lines drawn again: a plan moves their parts, the scale and its hours.
import { drawLine, lineParts, nightsOf } from '#catalogue/day-line.ts'
import type { Language } from '#lib/languages.ts'
import { hourMarks } from '#models/on-request/board-frame.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { drawn } from '../element.ts'

const span = (rect: Element, { x, width }: { x: number; width: number }) => {
  rect.setAttribute('x', `${x}%`)
  rect.setAttribute('width', `${width}%`)
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
      label.setAttribute('x', `${gap.x + gap.width / 2}%`)
  }
  for (const old of svg.querySelectorAll('.line-cut, .line-night')) old.remove()
  if (line.cut !== undefined)
    svg.append(drawn('text', { class: 'line-cut', x: `${line.cut}%`, y: 10 }, new Text('//')))
  else if (facts.departs !== undefined)
    for (const night of nightsOf(parts, facts.departs, scale)) {
      const rect = drawn('rect', { class: 'line-night' })
      span(rect, night)
      svg.prepend(rect)
    }
}

/** The scale of the board: its hours, which every line repeats. */
export function writeHours(scale: number, lang: Language): void {
  const marks = document.getElementById('hours')
  const svg = marks?.parentElement
  if (!marks || !svg) return
  const hours = hourMarks(scale, lang)
  marks.replaceChildren(
    ...hours.map(({ x }) => drawn('rect', { class: 'line-hour', x: `${x}%`, width: 1, height: 16 })),
  )
  for (const text of svg.querySelectorAll(':scope > text')) text.remove()
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
