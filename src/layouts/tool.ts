// Pages of tools: where no function filled the page for its query, the browser draws the answer with the same code (A15).

/** @param load draws the answer into an element */
export function setupTool(load: () => Promise<(into: HTMLElement) => Promise<void>>): void {
  const slot = document.querySelector<HTMLElement>('[data-tool]')
  const { tool = '', loading = '', failed = '' } = slot?.dataset ?? {}
  const example = slot?.querySelector('[data-example]')
  if (!slot || !example || !new URLSearchParams(location.search).has(tool)) return
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'mt-4'
  status.textContent = loading
  example.replaceChildren(status)
  load()
    .then((draw) => draw(slot))
    .catch((error: unknown) => {
      console.error(error)
      status.textContent = failed
    })
}
