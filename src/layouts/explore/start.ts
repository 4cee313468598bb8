// The page of all towns around one: what moves is loaded when it is wanted, at once where the address has a filter.

/** True for a field that somebody used before this listened. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue
  return field instanceof HTMLSelectElement && field.selectedIndex > 0
}

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
  const fields = [...article.querySelectorAll('input, select')]
  if (location.search || fields.some(isTouched)) wake()
  else for (const part of parts) for (const event of events) part.addEventListener(event, wake)
}
