// A part of a page keeps the whole page in memory; a copy does not. Most strings occur on thousands of pages.
const copies = new Map<string, string>()

/** The same text without the page it was cut from. */
export function interned(text: string): string {
  let copy = copies.get(text)
  if (copy === undefined) {
    copy = Buffer.from(text).toString()
    copies.set(copy, copy)
  }
  return copy
}
