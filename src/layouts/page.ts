// The script of every page: a few listeners; larger parts are loaded on demand.
import { setupSearchButton } from '#islands/search/button.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { setupMoney } from '#stores/money.ts'
import { loadRecent } from '#stores/recent.ts'
import { setupTheme } from '#stores/theme.ts'
import { trackPage } from '#stores/tracking.ts'
import { setupBoard } from './board.ts'
import { setupCalls } from './calls.ts'
import { setupDetails } from './details.ts'
import { setupDrawnOption } from './drawn-option.ts'
import { setupHeaderSearch } from './header-search.ts'
import { setupNotices } from './notices.ts'
import { openDialog } from './open-dialog.ts'
import { setupPageScripts } from './page-scripts.ts'
import { setupShareAndPrint } from './share-and-print.ts'
import { setupTooltips } from './tooltips.ts'
import { setupBack } from './way-back.ts'
import './islands.ts'

/**
 * `command`/`commandfor`, also for browsers without them. A modal dialog makes the page inert, which
 * restyles all of it; the pressed button is painted first (A34).
 */
function setupDialogs() {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    const opens = button?.getAttribute('command') === 'show-modal'
    afterPaint(() => (opens ? openDialog(dialog) : dialog.close()))
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

/** Links of the language menu keep the query: sort, currency, travellers, open details (D51). */
function setupLanguages() {
  const menu = document.querySelector('[data-menu]')
  menu?.addEventListener('toggle', () => {
    for (const link of menu.querySelectorAll('a')) link.search = location.search
  })
}

/** The recent searches of the home page: their script is fetched once there are some, here or in another tab. */
function setupRecent() {
  if (!document.querySelector('[data-recent]')) return
  let isFetched = false
  const show = () => {
    if (isFetched || !document.documentElement.classList.contains('has-recent')) return
    isFetched = true
    import('./recent-list.ts').then(({ setupRecentList }) => setupRecentList()).catch(console.error)
    import('./home-around.ts').catch(console.error)
  }
  const look = () => {
    document.documentElement.classList.toggle('has-recent', loadRecent().length > 0)
    show()
  }
  show()
  addEventListener('storage', look)
  addEventListener('pageshow', ({ persisted }) => persisted && look())
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
setupCalls()
setupDrawnOption()
setupSearchButton()
setupHeaderSearch()
setupPageScripts()
// all listen now: the inline script of Page.astro stops collecting events
delete self.early
setupRecent()
trackPage()
