// Templates of islands, such as "{count} suggestions".

/** Replaces the gaps of a template by values; a gap without a value stays. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}

/** A price in a text, in euro: an element that follows the chosen currency. */
export interface TextPrice {
  low: number
  high?: number
}
export type Rich = readonly (string | TextPrice)[]

/** As `fill`, with prices as parts of their own; texts between them are one part each. */
export function fillRich(template: string, values: Record<string, string | number | TextPrice>): Rich {
  const parts: (string | TextPrice)[] = []
  for (const part of template.split(/(\{\w+\})/)) {
    const value = values[part.slice(1, -1)] ?? part
    const last = parts.at(-1)
    if (typeof value === 'object') parts.push(value)
    else if (typeof last === 'string') parts[parts.length - 1] = last + value
    else if (value !== '') parts.push(String(value))
  }
  return parts
}
