// The words of run time in the language of the page.
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { languageOf } from '#i18n/paths.ts'

/** Fetches them once. */
export const pageWords = (): Promise<LiveWords> => loadLiveWords(languageOf(document.documentElement.lang))
