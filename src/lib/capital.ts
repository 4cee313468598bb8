/** The text with a capital at its start, but for names written with a later one: "easyJet". */
export const capital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
