// The numbers in a text, in the notation of any of the five languages, for comparing translations.

const romanValues: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
/** Two letters or more, or one with a French ordinal ending ("XIV", "Ier"): "I" is an English word. */
const roman = /(?<![\p{L}\d])(?:[IVXLC]{2,}|[IVX](?=er\b|e\b|ère\b))(?:er|ère|e)?(?![\p{L}\d])/gu
/** 1,234.5 · 1.234,5 · 1 234,5 · 12 */
const numberPattern = /\d+(?:[.,\u00a0\u202f' ]\d{3}(?!\d))*(?:[.,]\d+)?/g

function romanToNumber(text: string): number {
  const values = [...text].flatMap((letter) => romanValues[letter] ?? [])
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  )
}

/** Three digits after a separator are thousands; one or two are decimals. */
function toNumber(text: string): number {
  const whole = text.replace(/[.,\u00a0\u202f' ](?=\d{3}(?!\d))/g, '')
  return Number(whole.replace(',', '.'))
}

/**
 * Every number of the text once, ascending. Zero is left out, since "17:00" is "17 Uhr" in German.
 * Numbers written as words are not found.
 */
export function numbersIn(text: string): number[] {
  const times = text.replace(
    /(\d{1,2})[:.hH](\d{2})(?![\d,.]\d|\d)(?=\D|$)/g,
    (all, hour: string, minute: string) => (all.includes('.') ? all : `${hour} | ${minute}`),
  )
  const romans = [...times.matchAll(roman)].map(([found]) => romanToNumber(found.replace(/(er|ère|e)$/u, '')))
  const digits = [...times.matchAll(numberPattern)].map(([found]) => toNumber(found))
  return [...new Set([...romans, ...digits])].filter((value) => value !== 0).sort((a, b) => a - b)
}
