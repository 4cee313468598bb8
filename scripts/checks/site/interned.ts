// Shared copies of strings: a substring holds its whole page in memory, and most occur on thousands of pages.
const copies = new Map<string, string>()

/** A copy of the text that does not hold the page it was cut from. */
export function interned(text: string): string {
  let copy = copies.get(text)
  if (copy === undefined) {
    copy = Buffer.from(text).toString()
    copies.set(copy, copy)
  }
  return copy
}
