// Takes junk off the list of missing routes, and puts the last one back.
import { type DismissedRoute, dismissedRoutesPath } from '#contracts/dismissed-routes.ts'
import { requireOk } from '#lib/get-json.ts'
import { missingRoutes } from '#models/admin/tables.ts'
import { detailOf } from './load.ts'

const table = document.querySelector<HTMLTableElement>(`[data-table="${missingRoutes.id}"]`)
const message = document.querySelector<HTMLElement>('[data-dismissed]')
const undo = document.querySelector<HTMLButtonElement>('[data-undo]')

/** @throws Error "status: body" unless the server has stored it */
async function send(route: DismissedRoute): Promise<void> {
  const response = await fetch(dismissedRoutesPath, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(route),
  })
  await requireOk(response)
}

let underWay = false

/** Sends the choice and reloads the list; a failure is shown and changes nothing. */
async function choose(route: DismissedRoute, reload: () => Promise<void>): Promise<boolean> {
  if (underWay) return false
  underWay = true
  try {
    await send(route)
    await reload()
    return true
  } catch (error) {
    console.error(error)
    show(
      `“${route.requestedSlug}” could not be ${route.dismissed ? 'dismissed' : 'put back'}. ${detailOf(error)}`,
    )
    return false
  } finally {
    underWay = false
  }
}

function show(text: string): void {
  if (message) message.textContent = text
}

const buttonOf = (slug: string) =>
  [...(table?.querySelectorAll<HTMLButtonElement>('tbody button') ?? [])].find(({ value }) => value === slug)

/** Binds the buttons of the rows, and Undo. @param reload reads and shows the list again */
export function bindDismiss(reload: () => Promise<void>): void {
  table?.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('tbody button')
    if (!button || !undo) return
    const { value } = button
    if (!(await choose({ requestedSlug: value, dismissed: true }, reload))) return
    show(`“${value}” is dismissed.`)
    undo.value = value
    undo.hidden = false
    // its row is gone, and the focus with it
    undo.focus()
  })
  undo?.addEventListener('click', async () => {
    const { value } = undo
    if (!(await choose({ requestedSlug: value, dismissed: false }, reload))) return
    show(`“${value}” is back on the list.`)
    undo.hidden = true
    const focused = buttonOf(value) ?? document.getElementById('missing')
    focused?.focus()
  })
}
