// Cards of options of the compiled catalogue.
import { route } from '#catalogue/load.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { languages } from '#lib/languages.ts'
import { toOptionCard } from '#models/option-card.ts'
import { routes } from './every-route.ts'

/** One direction of every pair is enough. */
export const everyOther = routes.filter(({ origin, destination }) => origin < destination)

/** The card of the first option of a mode. */
export const named = (slug: string, mode: string, lang: (typeof languages)[number] = 'en') => {
  const option = route(slug).options.find((one) => one.mode === mode) as TransportOption
  return toOptionCard(option, `${mode}-1`, lang, messagesFor(lang))
}
