// Fills the shell in the browser, on a host without functions (A15) or when the search form stored
// other places than the address was read as (D6).

import type { Language } from '#lib/languages.ts'
import { type NotFoundWords, notFoundModel } from '#models/on-request/not-found.ts'
import { readAddress } from '#places/address.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { resolvePage } from '#places/page-address.ts'
import { trackPage } from '#stores/tracking.ts'
import { chosenTrip, knownTrip, type Trip } from './chosen-trip.ts'
import { type KnownWorld, loadDirectory, loadWorld } from './world-files.ts'

/** Draws the options between two towns; false where none is composed. A file that cannot be read leaves the error screen. */
async function drewPair(trip: Trip, lang: Language, known: KnownWorld): Promise<boolean> {
  try {
    const { drawPairHere } = await import('./draw-pair.ts')
    return await drawPairHere(trip, lang, known)
  } catch (error) {
    const { showErrorScreen } = await import('./error-screen.ts')
    await showErrorScreen(error)
    return true
  }
}

/** Draws the options between two towns, or estimates. */
async function drawTrip(into: HTMLElement, trip: Trip, lang: Language, known: KnownWorld): Promise<void> {
  const hasReach = [trip.origin, trip.destination].every((id) => known.index.kindOf(id) !== 'place')
  if (hasReach && (await drewPair(trip, lang, known))) return
  const { drawGenerated } = await import('./draw-view.ts')
  await drawGenerated(into, trip, lang, known)
}

/** Redirects, or draws the generated route or the not-found view. */
async function resolve(into: HTMLElement): Promise<void> {
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
      await drawTrip(into, trip, lang, known)
      return
    }
  }
  if (answer.kind === 'redirect' && answer.sure) {
    location.replace(answer.to + location.search + location.hash)
    return
  }
  if (answer.kind === 'explore') {
    const { drawExploreHere } = await import('./draw-explore.ts')
    await drawExploreHere(answer.town, answer.lang, await loadWorld(directory))
    return
  }
  const { drawNotFound } = await import('./draw-view.ts')
  const words = JSON.parse(into.dataset.words ?? '{}') as NotFoundWords
  await drawNotFound(into, notFoundModel(here, index, words))
}

/** Fills the empty shell. When loading fails, the text of the shell stays. */
export async function fillShell(into: HTMLElement): Promise<void> {
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

/** Draws the places that the search form stored for this address: they precede the split slug (D6). */
export async function followChoice(into: HTMLElement, { slug = '' }: DOMStringMap): Promise<void> {
  if (!chosenTrip(slug)) return
  const known = await loadWorld(await loadDirectory())
  const trip = knownTrip(slug, known.index)
  if (!trip) return
  const { drawGenerated } = await import('./draw-view.ts')
  await drawGenerated(into, trip, document.documentElement.lang as Language, known)
}
