// What concerns the whole page, in plain TypeScript: a few listeners, everything larger loaded when asked for.
import { setupSearchButton } from '#islands/search/button.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { setupBoard } from '#stores/board.ts'
import { setupDetails } from '#stores/details.ts'
import { setupMoney } from '#stores/money.ts'
import { setupTheme } from '#stores/theme.ts'
import { trackPage } from '#stores/tracking.ts'
import { setupNotices } from './notices.ts'
import { setupRecentList } from './recent-list.ts'
import { setupShareAndPrint } from './share-and-print.ts'
import { setupTooltips } from './tooltips.ts'
import './islands.ts'

/**
 * `command`/`commandfor`, also for browsers that do not know them. What a dialog makes inert is restyled, which is the
 * whole page: the button shows its press first.
 */
function setupDialogs() {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    const opens = button?.getAttribute('command') === 'show-modal'
    afterPaint(() => (opens ? dialog.showModal() : dialog.close()))
  })
}

/** A click on the backdrop closes a dialog; a click elsewhere or Escape closes the language menu. */
function setupDismissal() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target instanceof HTMLDialogElement) target.close()
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]'))
      if (!menu.contains(target)) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>('[data-menu][open]')
    if (event.key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Another language shows the same: the sort, currency, travellers and open details of the address go along (D51). */
function setupLanguages() {
  const menu = document.querySelector('[data-menu]')
  menu?.addEventListener('toggle', () => {
    for (const link of menu.querySelectorAll('a')) link.search = location.search
  })
}

/** Back goes where the visitor came from on this site, else follows the link home. */
function setupBack() {
  document.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  })
}

setupTheme()
setupDialogs()
setupDismissal()
setupLanguages()
setupBack()
setupShareAndPrint()
setupNotices()
setupTooltips()
setupMoney()
setupBoard()
setupDetails()
setupSearchButton()
setupRecentList()
trackPage()
