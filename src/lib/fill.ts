// Templates of islands, such as "{count} suggestions".

/** Replaces the gaps of a template by values; a gap without a value stays. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}

/** A price in a text, in euro: an element that follows the chosen currency. */
export interface TextPrice {
  low: number
  high?: number
  /** decimals; whole units by default */
  digits?: number
}
export type Rich = readonly (string | TextPrice)[]

/** As `fill`, with prices as parts of their own; texts between them are one part each. */
export function fillRich(template: string, values: Record<string, string | number | TextPrice>): Rich {
  return merged(template.split(/(\{\w+\})/).map((part) => values[part.slice(1, -1)] ?? part))
}

/** Parts without empty texts, and without two texts side by side. */
function merged(values: readonly (string | number | TextPrice)[]): Rich {
  const parts: (string | TextPrice)[] = []
  for (const value of values) {
    const last = parts.at(-1)
    if (typeof value === 'object') parts.push(value)
    else if (typeof last === 'string') parts[parts.length - 1] = last + value
    else if (value !== '') parts.push(String(value))
  }
  return parts
}

/**
 * The result of a function that writes texts, with prices as parts of their own.
 * @param write is given a gap for each price, an empty text for an absent one
 */
export function richBy<Name extends string>(
  prices: Readonly<Record<Name, TextPrice | undefined>>,
  write: (gaps: Record<Name, string>) => string,
): Rich {
  const known = Object.entries<TextPrice | undefined>(prices)
  const gaps = Object.fromEntries(known.map(([name, price]) => [name, price ? `{${name}}` : '']))
  const values = Object.fromEntries(known.flatMap(([name, price]) => (price ? [[name, price]] : [])))
  return fillRich(write(gaps as Record<Name, string>), values)
}

/** Texts as one, with a text between every two. */
export function joinRich(texts: readonly (string | Rich)[], between: string): Rich {
  return merged(texts.flatMap((text, index) => [...(index > 0 ? [between] : []), ...[text].flat()]))
}
