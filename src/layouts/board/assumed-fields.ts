// Fields of the chips' form for assumed ways and waiting; an empty one keeps the estimate of each option.
import { assumptions, mostMinutes } from '#catalogue/trip-plan.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { lateStyle } from '#lib/late-style.ts'
import { element } from '../element.ts'

/** Draws the fields and a button that empties them, below their summary. @param onReset after they are emptied */
export function drawAssumed(words: LiveWords['board']['assumed'], onReset: () => void): HTMLInputElement[] {
  lateStyle()
  const details = document.querySelector('.assumed')
  const fields = assumptions.map((name) => {
    const field = element('input', { class: 'field' })
    Object.assign(field, { type: 'number', name, min: '0', max: String(mostMinutes), step: '5' })
    field.inputMode = 'numeric'
    field.setAttribute('form', 'chips')
    return field
  })
  const labels = fields.map((field, index) =>
    element('label', { text: words.fields[assumptions[index] as keyof typeof words.fields] }, field),
  )
  const reset = element('button', { class: 'button-quiet', text: words.reset })
  reset.type = 'button'
  reset.addEventListener('click', () => {
    for (const field of fields) field.value = ''
    onReset()
  })
  details?.append(
    element('div', {}, ...labels),
    element('p', { class: 'text-xs text-muted', text: words.hint }),
    reset,
  )
  return fields
}
