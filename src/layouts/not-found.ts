// A host without functions serves the not-found shell for every missed address: resolve it here, with the code the
// functions use. A page the function has filled carries `data-resolved` and is left alone.
import { type DirectoryIndex, indexDirectory } from '#catalogue/directory-index.ts'
import { type NotFoundWords, notFoundModel } from '#catalogue/not-found.ts'
import { resolvePage } from '#catalogue/page-address.ts'

const view = document.querySelector<HTMLElement>('[data-not-found]:not([data-resolved])')

async function fetchIndex(): Promise<DirectoryIndex> {
  const response = await fetch('/directory.json')
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  return indexDirectory(await response.json())
}

async function drawNotFound(into: HTMLElement, index: DirectoryIndex) {
  const words = JSON.parse(into.dataset.words ?? '{}') as NotFoundWords
  const [{ createElement }, { createRoot }, { default: NotFound }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('#views/NotFound.tsx'),
  ])
  createRoot(into).render(createElement(NotFound, notFoundModel(location.pathname, index, words)))
}

async function resolve(into: HTMLElement) {
  const heading = into.querySelector('h1')
  const isRoute = /^(\/\w\w)?\/route\//.test(location.pathname)
  const text = heading?.textContent ?? ''
  if (heading && isRoute) heading.textContent = into.dataset.loading ?? text
  try {
    const index = await fetchIndex()
    const answer = resolvePage(location.pathname, index)
    if (answer.kind === 'redirect' && answer.sure)
      location.replace(answer.to + location.search + location.hash)
    else await drawNotFound(into, index)
  } catch (error) {
    console.error(error)
    if (heading) heading.textContent = text
  }
}

if (view) resolve(view)
