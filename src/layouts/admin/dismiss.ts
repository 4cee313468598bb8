// Takes junk off the lists of missing routes and towns, and puts the last one of each back.
import { dismissedRoutesPath } from '#contracts/dismissed-routes.ts'
import { dismissedTownsPath } from '#contracts/dismissed-towns.ts'
import { requireOk } from '#lib/get-json.ts'
import { missingRoutes, missingTowns } from '#models/admin/missing.ts'
import { detailOf } from './load.ts'

/** A list from which rows are dismissed. */
interface List {
  /** id of its table */
  id: string
  path: string
  /** name of the field that says which row */
  field: 'requestedSlug' | 'town'
}

const lists: List[] = [
  { id: missingRoutes.id, path: dismissedRoutesPath, field: 'requestedSlug' },
  { id: missingTowns.id, path: dismissedTownsPath, field: 'town' },
]

/** @throws Error "status: body" unless the server has stored it */
async function send(path: string, choice: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  await requireOk(response)
}

let underWay = false

/** Binds the buttons of the rows, and Undo. @param reload reads and shows the lists again */
export function bindDismiss(reload: () => Promise<void>): void {
  for (const list of lists) bindList(list, reload)
}

function bindList({ id, path, field }: List, reload: () => Promise<void>): void {
  const table = document.querySelector<HTMLTableElement>(`[data-table="${id}"]`)
  const section = table?.closest('section')
  const message = section?.querySelector('[data-dismissed]')
  const undo = section?.querySelector<HTMLButtonElement>('[data-undo]')
  if (!table || !section || !message || !undo) return

  /** Sends the choice and reloads the lists; a failure is shown and changes nothing. */
  async function choose(name: string, dismissed: boolean): Promise<boolean> {
    if (underWay) return false
    underWay = true
    try {
      await send(path, { [field]: name, dismissed })
      await reload()
      return true
    } catch (error) {
      console.error(error)
      show(`“${name}” could not be ${dismissed ? 'dismissed' : 'put back'}. ${detailOf(error)}`)
      return false
    } finally {
      underWay = false
    }
  }
  const show = (text: string) => {
    message.textContent = text
  }
  const buttonOf = (name: string) =>
    [...table.querySelectorAll<HTMLButtonElement>('tbody button')].find(({ value }) => value === name)

  table.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('tbody button')
    if (!button || !(await choose(button.value, true))) return
    show(`“${button.value}” is dismissed.`)
    undo.value = button.value
    undo.hidden = false
    // its row is gone, and the focus with it
    undo.focus()
  })
  undo.addEventListener('click', async () => {
    const { value } = undo
    if (!(await choose(value, false))) return
    show(`“${value}” is back on the list.`)
    undo.hidden = true
    const focused = buttonOf(value) ?? section.querySelector<HTMLElement>('h2')
    focused?.focus()
  })
}
