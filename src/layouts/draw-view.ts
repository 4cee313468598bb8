// Draws the views of functions in the browser: into the shell of a host without functions, or over what a function drew.
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '#i18n/load-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { type Language, languages } from '#lib/languages.ts'
import { generatedRoute } from '#models/on-request/generated-route.ts'
import type { NotFoundModel } from '#models/on-request/not-found.ts'
import type { IndexedPlace } from '#places/directory-index.ts'
import GeneratedRoute from '#views/GeneratedRoute.tsx'
import NotFound from '#views/NotFound.tsx'
import type { Trip } from './chosen-trip.ts'
import { showErrorScreen } from './error-screen.ts'
import type { KnownWorld } from './world-files.ts'

function draw(into: HTMLElement, view: ReactElement): void {
  const root = createRoot(into, { onUncaughtError: showErrorScreen })
  flushSync(() => root.render(view))
}

/** Replaces what stands in the element; the view is there when this resolves. */
export async function drawNotFound(into: HTMLElement, model: NotFoundModel): Promise<void> {
  draw(into, createElement(NotFound, model))
}

/** The generated route of two known places, with the title, description and language menu that belong to it. */
export async function drawGenerated(
  into: HTMLElement,
  { origin, destination }: Trip,
  lang: Language,
  { index, world }: KnownWorld,
): Promise<void> {
  const [from, to] = [index.place(origin) as IndexedPlace, index.place(destination) as IndexedPlace]
  const model = generatedRoute(from, to, lang, await loadMessages(lang), index, world)
  document.title = model.head.title
  document.querySelector('meta[name="description"]')?.setAttribute('content', model.head.description)
  for (const code of languages)
    document
      .querySelector(`header a[hreflang="${code}"]`)
      ?.setAttribute('href', pathTo.route(model.slug, code))
  draw(into, createElement(GeneratedRoute, { model }))
}
