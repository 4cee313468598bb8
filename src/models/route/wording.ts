// Sentences of a route page that are built from its facts: verdict, best time, tips and answers (A24).
import { route as routeBySlug } from '#catalogue/load.ts'
import type { Slug } from '#catalogue/route.ts'
import { formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import type { Language } from '#lib/languages.ts'
import { routeFaqs } from '../faq.ts'
import { routeVerdict } from '../verdict.ts'
import { bestTime } from './best-time.ts'
import { routeTips } from './tips.ts'

/** One text per paragraph, in page order; `npm run verify -- prose` compares them between routes. */
export function routeWording(slug: Slug, lang: Language): string[] {
  const [route, t, prose] = [routeBySlug(slug), messagesFor(lang), proseFor(lang)]
  const seasons = bestTime(route, lang, prose)
  return [
    formatRich(routeVerdict(route, lang, t).sentence, lang),
    ...(seasons ? [seasons.verdict] : []),
    ...routeTips(route, lang, prose).map(({ description }) => formatRich(description, lang)),
    ...routeFaqs(route, lang, t, prose).map(({ answer }) => formatRich(answer, lang)),
  ]
}
