// The end of a sentence whose last word may be an abbreviation.

/** "A. B." and "DELFI e.V.": a text with one full stop at its end. */
export const withFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
