/** Capitalises the first letter, except in names with a later capital such as "easyJet". */
export const capital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
