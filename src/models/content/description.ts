// Descriptions for search engines, taken from the text of a page.

const longest = 160
const shortest = 60

/** The first sentences within the limit, else the first words with an ellipsis. */
export function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u)
  let taken = ''
  for (const sentence of sentences) {
    const longer = taken ? `${taken} ${sentence}` : sentence
    if (longer.length > longest) break
    taken = longer
  }
  if (taken.length >= shortest) return taken
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–-]+$/u, '')}…`
}
