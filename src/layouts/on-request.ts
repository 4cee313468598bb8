// The shell of addresses that have no page of their own. Where a function has filled it, little is left to do; a host without
// functions serves it empty, and the browser resolves the address with the same code.
import { readAddress } from '#catalogue/address.ts'
import { indexDirectory } from '#catalogue/directory-index.ts'
import { type NotFoundWords, notFoundModel } from '#catalogue/not-found.ts'
import { resolvePage } from '#catalogue/page-address.ts'
import type { Language } from '#i18n/languages.ts'
import { trackPage } from '#stores/tracking.ts'
import { chosenTrip, knownTrip } from './chosen-trip.ts'
import { setupGenerated } from './generated-route.ts'

/** Draws nothing for an address that leads elsewhere. */
async function resolve(into: HTMLElement): Promise<void> {
  const { loadDirectory, loadWorld } = await import('./world-files.ts')
  const directory = await loadDirectory()
  const here = location.pathname
  const { family, lang, slug = '' } = readAddress(here)
  let index = indexDirectory(directory)
  let answer = resolvePage(here, index)
  if (answer.kind !== 'redirect' && family === 'route') {
    const known = await loadWorld(directory)
    index = known.index
    answer = resolvePage(here, index)
    const trip = knownTrip(slug, index) ?? (answer.kind === 'generated' ? answer : undefined)
    if (trip) {
      const { drawGenerated } = await import('./draw-view.ts')
      await drawGenerated(into, trip, lang, known)
      return
    }
  }
  if (answer.kind === 'redirect' && answer.sure) {
    location.replace(answer.to + location.search + location.hash)
    return
  }
  const { drawNotFound } = await import('./draw-view.ts')
  const words = JSON.parse(into.dataset.words ?? '{}') as NotFoundWords
  await drawNotFound(into, notFoundModel(here, index, words))
}

/** On a host without functions. What cannot be loaded leaves the shell's own text standing. */
async function fillShell(into: HTMLElement): Promise<void> {
  const heading = into.querySelector('h1')
  const text = heading?.textContent ?? ''
  if (heading && readAddress(location.pathname).family === 'route')
    heading.textContent = into.dataset.loading ?? text
  try {
    await resolve(into)
    trackPage()
  } catch (error) {
    console.error(error)
    if (heading) heading.textContent = text
  }
}

/** The visitor chose two other places whose ids make up the same address: their choice wins (D6). */
async function followChoice(
  into: HTMLElement,
  { slug = '', origin, destination }: DOMStringMap,
): Promise<void> {
  const trip = chosenTrip(slug)
  if (!trip || (trip.origin === origin && trip.destination === destination)) return
  const [{ loadDirectory, loadWorld }, { drawGenerated }] = await Promise.all([
    import('./world-files.ts'),
    import('./draw-view.ts'),
  ])
  const known = await loadWorld(await loadDirectory())
  const chosen = knownTrip(slug, known.index)
  if (chosen) await drawGenerated(into, chosen, document.documentElement.lang as Language, known)
}

const shell = document.querySelector<HTMLElement>('[data-not-found]')
const generated = shell?.querySelector<HTMLElement>('[data-generated]')
if (generated && shell) {
  setupGenerated()
  followChoice(shell, generated.dataset).catch(console.error)
} else if (shell && shell.dataset.resolved === undefined) fillShell(shell)
