// An entry of written content as read from data/.
import type { Entry } from '#catalogue/content/text.ts'
import type { Language } from '#lib/languages.ts'

/** An entry that knows its files. */
export interface LocatedEntry<Facts, Text> extends Entry<Facts, Text> {
  /** file:line of a field: `at('facts', 'destinations')`, `at('de', 'faqs.0')` */
  at(name: 'facts' | Language, path: string): string
}
