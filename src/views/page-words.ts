// What every view of a page is told besides its model.
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

export interface PageWords {
  lang: Language
  t: Messages
  /** what stands before the name of an icon: its file, or "#i-" in a page with the drawings */
  icons: string
  /** public address of the site */
  site: string
}
