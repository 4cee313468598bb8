// The page of all towns around one: what moves is loaded when it is wanted, at once where the address has a filter.

/** Waits for the visitor; does nothing on other pages. */
export function startExplore(): void {
  const article = document.querySelector<HTMLElement>('[data-explore]')
  if (!article) return
  const parts = article.querySelectorAll('[data-filters], [data-sort], .time-map')
  const events = ['pointerenter', 'pointerdown', 'focusin', 'input']
  const wake = () => {
    for (const part of parts) for (const event of events) part.removeEventListener(event, wake)
    import('./explore.ts').then(({ setupExplore }) => setupExplore(article)).catch(console.error)
  }
  if (location.search) wake()
  else for (const part of parts) for (const event of events) part.addEventListener(event, wake)
}
