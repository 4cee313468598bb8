// Leftovers of templates in a text: a missing value, an unfilled slot, the key of a message.
import { en } from '#i18n/messages/en.ts'
import { interned } from './interned.ts'

const leftoverPattern = /\b(?:undefined|NaN|Infinity)\b|Invalid Date|\[object \w+\]|\{\s*[a-z_]\w*\s*\}/

/** Keys of messages, e.g. "notFound.title". */
const messageKeys = new Set(
  Object.entries(en).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`)),
)
const messageKeyPattern = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-zA-Z]\\w*`, 'g')

const surroundings = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 30), at + 40)
    .replace(/\s+/g, ' ')
    .trim()

/** The first leftover of each text, with the text around it. */
export function leftoversOf(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const at = text.search(leftoverPattern)
    if (at >= 0) found.add(interned(surroundings(text, at)))
    for (const [key] of text.matchAll(messageKeyPattern)) if (messageKeys.has(key)) found.add(key)
  }
  return [...found]
}
