// Open details stand in the address: they can be shared, and the back button closes them (D51).
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'

const parameter = 'details'
const openDetails = () => document.querySelectorAll<HTMLDialogElement>('dialog.details[open]')

/** The details the address asks for; an unknown name asks for none. */
function asked(): HTMLDialogElement | undefined {
  const id = new URLSearchParams(location.search).get(parameter)
  const found = id ? document.getElementById(id) : undefined
  return found instanceof HTMLDialogElement && found.matches('.details') ? found : undefined
}

/** Opens what the address asks for and closes the rest. */
function follow(): void {
  const wanted = asked()
  for (const dialog of openDetails()) if (dialog !== wanted) dialog.close()
  if (wanted && !wanted.open) wanted.showModal()
}

/** A step of the history of its own, so that back closes what was opened. */
function note(id: string): void {
  if (asked()?.id === id) return
  const url = new URL(location.href)
  url.searchParams.set(parameter, id)
  history.pushState({ details: id }, '', url)
}

/** Details that were closed leave the address by the way they came: back where they were opened here, else in place. */
function forget(id: string): void {
  if (asked()?.id !== id) return
  if (history.state?.details === id) history.back()
  else writeQuery({ [parameter]: null })
}

/** Keeps the address and the open details of a route page together. */
export function setupDetails(): void {
  const early = openDetails()[0]
  if (early) note(early.id)
  else follow()
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[command="show-modal"]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (dialog?.matches('.details')) afterPaint(() => note(dialog.id))
  })
  // `close` does not bubble
  document.addEventListener(
    'close',
    ({ target }) => target instanceof HTMLDialogElement && forget(target.id),
    true,
  )
  addEventListener('popstate', follow)
}
