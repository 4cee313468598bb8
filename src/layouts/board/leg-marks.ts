// Legs in the details of an option, marked on the map: with the pointer, the keyboard, or a button that leads there (D103).
import type { LiveWords } from '#i18n/live/en.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { chooseOption } from '#lib/island-events.ts'
import { element } from '../element.ts'

/** Closes the details, which may take the visitor back one step of the history, and then runs `work`. */
function closeAnd(dialog: HTMLDialogElement, work: () => void): void {
  if (history.state?.details === dialog.id)
    addEventListener('popstate', () => afterPaint(work), { once: true })
  else afterPaint(work)
  dialog.close()
}

/** Gives every leg of a dialog its button, once; does nothing on a page without a map of the ways. */
export function markLegs(dialog: HTMLDialogElement, words: LiveWords['map']): void {
  const map = document.querySelector<HTMLElement>('.map-box')
  if (!map || dialog.querySelector('.leg-mark')) return
  const legs = dialog.querySelectorAll<HTMLElement>('.timeline > [class^="mode-"]')
  for (const [leg, row] of legs.entries()) {
    const mark = () => chooseOption(dialog.id, leg)
    for (const type of ['pointerover', 'focusin']) row.addEventListener(type, mark, { passive: true })
    const [from = '', to = ''] = [...row.querySelectorAll(':scope > b')].map((stop) => stop.textContent)
    const button = element('button', { class: 'leg-mark no-print', text: words.onMap })
    button.type = 'button'
    button.setAttribute('aria-label', fill(words.legOnMap, { onMap: words.onMap, from, to }))
    button.addEventListener('click', () =>
      closeAnd(dialog, () => {
        mark() // the row that gets the focus back has chosen the option as a whole
        map.scrollIntoView({ block: 'center' })
      }),
    )
    row.querySelector(':scope > p')?.append(' ', button)
  }
}
