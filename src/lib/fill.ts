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

/** As `fill`, with prices as parts of their own. */
export function fillRich(template: string, values: Record<string, string | number | TextPrice>): Rich {
  return template.split(/(\{\w+\})/).flatMap((part) => {
    const value = values[part.slice(1, -1)] ?? part
    return value === '' ? [] : [typeof value === 'number' ? String(value) : value]
  })
}
