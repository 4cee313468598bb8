// Sentences with a gap, as islands get them: "{count} suggestions".

/** Puts values into the gaps of a template; a gap without a value stays as it is. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
