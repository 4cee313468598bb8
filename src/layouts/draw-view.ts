// Draws the views of functions in the browser: into the shell of a host without functions, or over what a function drew.

import type { IndexedPlace } from '#catalogue/directory-index.ts'
import { generatedRoute } from '#catalogue/generated-route.ts'
import type { NotFoundModel } from '#catalogue/not-found.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Trip } from './chosen-trip.ts'
import { setupGenerated } from './generated-route.ts'
import type { KnownWorld } from './world-files.ts'

const react = () =>
  Promise.all([import('react'), import('react-dom/client'), import('react-dom')]).then(
    ([{ createElement }, { createRoot }, { flushSync }]) => ({ createElement, createRoot, flushSync }),
  )

/** Replaces what stands in the element; the view is there when this resolves. */
export async function drawNotFound(into: HTMLElement, model: NotFoundModel): Promise<void> {
  const [{ createElement, createRoot, flushSync }, { default: NotFound }] = await Promise.all([
    react(),
    import('#views/NotFound.tsx'),
  ])
  flushSync(() => createRoot(into).render(createElement(NotFound, model)))
}

/** The generated route of two known places, with the title, description and language menu that belong to it. */
export async function drawGenerated(
  into: HTMLElement,
  { origin, destination }: Trip,
  lang: Language,
  { index, world }: KnownWorld,
): Promise<void> {
  const [{ createElement, createRoot, flushSync }, { default: GeneratedRoute }, messages] = await Promise.all(
    [react(), import('#views/GeneratedRoute.tsx'), loadMessages(lang)],
  )
  const [from, to] = [index.place(origin) as IndexedPlace, index.place(destination) as IndexedPlace]
  const model = generatedRoute(from, to, lang, messages, index, world)
  document.title = model.head.title
  document.querySelector('meta[name="description"]')?.setAttribute('content', model.head.description)
  for (const code of languages)
    document
      .querySelector(`header a[hreflang="${code}"]`)
      ?.setAttribute('href', pathTo.route(model.slug, code))
  flushSync(() => createRoot(into).render(createElement(GeneratedRoute, { model })))
  setupGenerated()
}
