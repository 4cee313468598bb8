// The text of a page without its tags.

export const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
}

/** Text of an attribute or element with the entities Astro and React write. */
export const decode = (text: string) =>
  text.includes('&') ? text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole) : text

/** What stands between <main> and </main>. */
export const mainOf = (html: string): string => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

/** Visible text, a space for each tag. */
export const textOf = (html: string): string => decode(html.replace(anyTag, ' '))

/** Words, names and figures included. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0
