// Wakes the search of the header: its scripts are fetched with the first sign of use, not before (D165).

const openers = '[data-find], button[data-town]'
const openerOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(openers)
const load = () => import('#islands/search/open-search.tsx')

/** Towns in the title of a route become buttons. */
function makeButtons(): void {
  for (const town of document.querySelectorAll<HTMLElement>('h1 [data-town]')) {
    const button = document.createElement('button')
    Object.assign(button, {
      type: 'button',
      className: town.className,
      title: town.parentElement?.dataset.change,
    })
    button.dataset.town = town.dataset.town
    button.textContent = town.textContent
    button.setAttribute('aria-haspopup', 'dialog')
    town.replaceWith(button)
  }
}

/** Without the scripts the link leads to the form of the home page, which needs none. */
export function setupHeaderSearch(): void {
  makeButtons()
  const link = document.querySelector<HTMLAnchorElement>('[data-find]')
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(
      type,
      async (event) => {
        if (openerOf(event)) (await load()).prepareSearch().catch(() => {})
      },
      { passive: true },
    )
  document.addEventListener('click', async (event) => {
    const opener = openerOf(event)
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { openSearch } = await load()
      await openSearch(opener.dataset.town as 'origin' | 'destination' | undefined)
    } catch (error) {
      console.error(error)
      if (link) location.assign(link.href)
    }
  })
}
