// Pages of tools: where no function filled the page for its query, the browser draws the answer with the same code (A15).
import wanted from '#islands/runtime/wanted.ts'

/** Loads the movable map of an answer once it is near, and the visitor has scrolled, pointed or typed. */
function setupMap(): void {
  const box = document.querySelector<HTMLElement>('.map-box[data-ways]')
  if (!box) return
  const mount = async () => (await import('./mount-map.ts')).mountWays(box)
  wanted(async () => mount, { name: 'wanted', value: '400px' }, box)
}

/** @param load draws the answer into an element */
export function setupTool(load: () => Promise<(into: HTMLElement) => Promise<void>>): void {
  const slot = document.querySelector<HTMLElement>('[data-tool]')
  const { tool = '', loading = '', failed = '' } = slot?.dataset ?? {}
  const example = slot?.querySelector('[data-example]')
  if (!slot || !example || !new URLSearchParams(location.search).has(tool)) {
    setupMap()
    return
  }
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'mt-4'
  status.textContent = loading
  example.replaceChildren(status)
  load()
    .then((draw) => draw(slot))
    .then(setupMap)
    .catch((error: unknown) => {
      console.error(error)
      status.textContent = failed
    })
}
