// The views of functions, drawn in the browser: into an empty shell or over a view of a function (A15).
import { createElement } from 'react'
import { loadMessages } from '#i18n/load-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { type Language, languages } from '#lib/languages.ts'
import { generatedRoute } from '#models/on-request/generated-route.ts'
import type { NotFoundModel } from '#models/on-request/not-found.ts'
import type { IndexedPlace } from '#places/directory-index.ts'
import GeneratedRoute from '#views/GeneratedRoute.tsx'
import NotFound from '#views/NotFound.tsx'
import type { Trip } from './chosen-trip.ts'
import { nameDocument, nameLanguages, showView } from './show-view.ts'
import type { KnownWorld } from './world-files.ts'

/** Replaces the content of the element; the view is in the document when this resolves. */
export async function drawNotFound(into: HTMLElement, model: NotFoundModel): Promise<void> {
  showView(into, createElement(NotFound, model))
}

/** Draws the generated route of two known places; sets title, description and language menu. */
export async function drawGenerated(
  into: HTMLElement,
  { origin, destination }: Trip,
  lang: Language,
  { index, world }: KnownWorld,
): Promise<void> {
  const [from, to] = [index.place(origin) as IndexedPlace, index.place(destination) as IndexedPlace]
  const model = generatedRoute(from, to, lang, await loadMessages(lang), index, world)
  nameDocument(model.head)
  nameLanguages(Object.fromEntries(languages.map((code) => [code, pathTo.route(model.slug, code)])))
  showView(into, createElement(GeneratedRoute, { model }))
}
