// Generated parts of documents that people write, between two markers.

/** @throws Error when the text lacks one of the two markers */
export function between(name: string, text: string, inside: string, file: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file}: lacks ${start} and ${end}. Put them back.`)
  return `${text.slice(0, from + start.length)}\n${inside}\n${text.slice(to)}`
}
