// Sets `App.Locals` (src/env.d.ts) before Astro draws a page: its language and messages.

import type { APIContext, MiddlewareNext } from 'astro'
import { messagesFor } from '#i18n/messages.ts'
import { languageOf } from '#lib/languages.ts'

/** Runs at build and in `astro dev`; a page without the `[...lang]` param is English. */
export function onRequest({ params, locals }: Pick<APIContext, 'params' | 'locals'>, next: MiddlewareNext) {
  locals.lang = languageOf(params.lang)
  locals.t = messagesFor(locals.lang)
  return next()
}
