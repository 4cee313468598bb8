// A sentence with names in it, cut at the names.

export interface NamedPart<Name extends string> {
  text: string
  /** which of the names this part is */
  name?: Name
}

const isLetter = (text: string | undefined) => text !== undefined && /\p{L}/u.test(text)

/** Position of a name as words of its own, from `start`; -1 when it is not there. */
function wordsAt(text: string, name: string, start: number): number {
  for (let at = text.indexOf(name, start); name && at !== -1; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at
  return -1
}

/**
 * Parts of a sentence that names things in this order; the parts joined are the sentence. A name that the language
 * changes, as French does with "Le Havre", stays part of the text.
 */
export function namedParts<Name extends string>(
  text: string,
  names: readonly (readonly [Name, string])[],
): NamedPart<Name>[] {
  const parts: NamedPart<Name>[] = []
  let done = 0
  for (const [name, words] of names) {
    const at = wordsAt(text, words, done)
    if (at === -1) continue
    parts.push({ text: text.slice(done, at) }, { text: words, name })
    done = at + words.length
  }
  return [...parts, { text: text.slice(done) }].filter(({ text }) => text !== '')
}
