// Pre-rendered pages with marks, filled for one address by functions, or by browsers where no function runs.

/** Puts texts in place of marks; a mark without a text is left out. The texts are HTML. */
export type Fill = (texts: Readonly<Record<string, string>>) => string

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Cuts a page at its marks once, since the same page is filled again and again. */
export function openShell(html: string, marks: readonly string[]): Fill {
  const parts = html.split(new RegExp(`(${marks.map(literal).join('|')})`))
  return (texts) => parts.map((part, index) => (index % 2 === 0 ? part : (texts[part] ?? ''))).join('')
}
