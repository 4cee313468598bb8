// Templates of islands, such as "{count} suggestions".

/** Replaces the gaps of a template by values; a gap without a value stays. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
