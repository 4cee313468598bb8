// Texts for places with a limited length, such as titles and descriptions.

/** The first text of at most `most` characters, else the last. */
export function firstFitting(texts: readonly string[], most: number): string {
  return texts.find((text) => text.length <= most) ?? (texts.at(-1) as string)
}

/** A stop after a word of three letters or a year, before a new sentence: no "St." and no "18. Jh.". */
const sentenceEnd = /(?<=\p{L}{3}|\p{N}{4}|\p{L}\s?[”»’)]|%)[.!?][”»’)]*(?=\s+[\p{Lu}\p{N}«„“¿¡])/gu
/** A comma, colon, semicolon or dash between words. */
const clauseEnd = /(?<=[\p{L}\p{N}”»’)])(?=[,;:]?\s[–—]\s|[,;]\s|\s?:\s)/gu

const lastWithin = (text: string, pattern: RegExp, least: number, most: number): number =>
  Math.max(
    0,
    ...[...text.matchAll(pattern)]
      .map((match) => match.index + match[0].length)
      .filter((end) => end <= most && end >= least),
  )

/** Short words such as "of the", after which nothing can end. */
const shortWords = /( \p{L}{1,4})+$/u

/** The text up to the last space before `most`, without short words at its end where `least` allows. */
function wholeWords(text: string, least: number, most: number): string {
  const words = text.slice(0, text.lastIndexOf(' ', most))
  const longer = words.replace(shortWords, '')
  return longer.length >= least ? longer : words
}

/**
 * The start of a text, at most `most` characters: whole sentences where they make `least`, else a whole
 * clause, else whole words; `ellipsis` marks a sentence that goes on.
 */
export function cutText(text: string, { least, most }: { least: number; most: number }, ellipsis = '…') {
  if (text.length <= most) return text
  const sentences = lastWithin(text, sentenceEnd, least, most)
  if (sentences > 0) return text.slice(0, sentences)
  const room = most - ellipsis.length
  const clause = lastWithin(text, clauseEnd, least, room)
  const start = clause > 0 ? text.slice(0, clause) : wholeWords(text, least, room)
  return start.replace(/[\s,;:–—-]+$/u, '') + ellipsis
}
