// The way back of a page.

/** Goes back in the history when the last page was of this site, else follows the link home. */
export function setupBack(): void {
  document.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  })
}
