// Open details are part of the address: they can be shared, and the back button closes them (D51).
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'
import { openDialog } from './open-dialog.ts'

const parameter = 'details'
const openDetails = () => document.querySelectorAll<HTMLDialogElement>('dialog.details[open]')

/** The details dialog the address names; undefined for an unknown id. */
function asked(): HTMLDialogElement | undefined {
  const id = new URLSearchParams(location.search).get(parameter)
  const found = id ? document.getElementById(id) : undefined
  return found instanceof HTMLDialogElement && found.matches('.details') ? found : undefined
}

/** Opens the details of the address and closes all others. */
export function followDetails(): void {
  const wanted = asked()
  for (const dialog of openDetails()) if (dialog !== wanted) dialog.close()
  if (wanted) openDialog(wanted)
}

/** Adds a history entry for opened details, so that back closes them. */
function note(id: string): void {
  if (asked()?.id === id) return
  const url = new URL(location.href)
  url.searchParams.set(parameter, id)
  history.pushState({ details: id }, '', url)
}

/** Removes closed details from the address: by going back when this page opened them, else in place. */
function forget(id: string): void {
  if (asked()?.id !== id) return
  if (history.state?.details === id) history.back()
  else writeQuery({ [parameter]: null })
}

/** Keeps the address and the open details of a route page in step. */
export function setupDetails(): void {
  const early = openDetails()[0]
  if (early) note(early.id)
  else followDetails()
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[command="show-modal"]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (dialog?.matches('.details')) afterPaint(() => note(dialog.id))
  })
  // `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => target instanceof HTMLDialogElement && forget(target.id),
    true,
  )
  addEventListener('popstate', followDetails)
}
