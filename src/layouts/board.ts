// Starts what changes the board: at once for an address with choices, else on intent.

import { chooseOption } from '#lib/island-events.ts'
import { lateStyle } from '#lib/late-style.ts'
import { isField } from './field.ts'

/** What shows that a visitor turns to the controls. */
const signs = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'change'] as const

/** The option a visitor turns to is the one the map draws. */
function setupChosenOption(): void {
  const board = document.querySelector('[data-board]')
  const choose = ({ target }: Event) => {
    const id = (target as Element).closest('li')?.querySelector('[commandfor]')?.getAttribute('commandfor')
    if (!id) return
    lateStyle() // of its details
    chooseOption(id)
  }
  for (const type of ['pointerover', 'focusin', 'click'])
    board?.addEventListener(type, choose, { passive: true })
}

/** Fields changed before their script arrived keep what was chosen. */
export function setupBoard(): void {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-chips], [data-view], .assumed')]
  if (controls.length === 0) return
  setupChosenOption()
  const early = new Set<EventTarget>()
  const start = async (event?: Event) => {
    if (event?.type === 'change' && event.target) early.add(event.target)
    const { startBoard } = await import('./board/start.ts')
    startBoard(early)
  }
  for (const target of self.early ?? [])
    if (isField(target) && controls.some((control) => control.contains(target))) early.add(target)
  for (const control of controls)
    for (const type of signs)
      control.addEventListener(type, start, { once: type !== 'change', passive: true })
  if (location.search || early.size > 0)
    start().catch((error) => {
      document.documentElement.classList.remove('waits')
      console.error(error)
    })
}
