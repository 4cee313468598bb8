// Wakes the search of the header: its scripts are fetched with the first sign of use, not before (D165).

const openers = '[data-find],button[data-town]'

/** Towns in the title of a route become buttons. */
export function makeTownButtons(): void {
  for (const town of document.querySelectorAll<HTMLElement>('h1 [data-town]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.town = town.dataset.town
    button.append(...town.childNodes)
    town.replaceWith(button)
  }
}

/** Without the scripts the link leads to the form of the home page, which needs none. */
export function setupHeaderSearch(): void {
  makeTownButtons()
  for (const type of ['pointerover', 'focusin', 'click'])
    addEventListener(type, (event) => {
      const opener = (event.target as Element).closest?.<HTMLElement>(openers)
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
      if (!opener || ctrlKey || metaKey || shiftKey) return
      if (type === 'click') event.preventDefault()
      import('#islands/search/open-search.tsx').then(
        ({ reached }) => reached(opener, type === 'click'),
        () => type === 'click' && dispatchEvent(new Event('offline')), // says so (notices.ts)
      )
    })
}
