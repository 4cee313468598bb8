// What every Astro component finds in `Astro.locals`; src/middleware.ts sets it.
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

declare global {
  namespace App {
    interface Locals {
      /** language of the page */
      lang: Language
      /** the words of that language */
      t: Messages
    }
  }
}
