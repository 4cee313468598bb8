import type { Rich } from './fill.ts'

/** Capitalises the first letter, except in names with a later capital such as "easyJet". */
export const capital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** The same for a text that begins with words. */
export const capitalRich = ([first, ...rest]: Rich): Rich => [
  ...(first === undefined ? [] : [typeof first === 'string' ? capital(first) : first]),
  ...rest,
]
