// Titles and descriptions of pages, in lengths that search engines show in full.
import { descriptionLength, longestTitle } from '#catalogue/limits.ts'
import { cutText, firstFitting } from '#lib/fit-text.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'

/** The first of several titles that is short enough, from the fullest to the shortest. */
export const titleOf = (...titles: readonly [string, ...string[]]) => firstFitting(titles, longestTitle)

/** The start of a page's text; German sets a space before the ellipsis. */
export const startOf = (text: string, lang: Language) =>
  cutText(text, descriptionLength, lang === 'de' ? '\u00a0…' : '…')

/** A sentence about a page, with the first of several endings that fits behind it. */
export const descriptionOf = (sentence: string, lang: Language, ...endings: readonly string[]) =>
  startOf(
    firstFitting([...endings.map((ending) => `${sentence} ${ending}`), sentence], descriptionLength.most),
    lang,
  )

/** "Rialto Bridge, Venice", without the city where the name has it: "Museum of Naples". */
export const inCity = (name: string, city: string) =>
  fold(name).includes(fold(city)) ? name : `${name}, ${city}`
