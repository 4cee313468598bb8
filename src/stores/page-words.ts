// The words of run time in the page's language (A32).

import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { languageOf } from '#lib/languages.ts'

/** Fetches the words once. */
export const pageWords = (): Promise<LiveWords> => loadLiveWords(languageOf(document.documentElement.lang))
