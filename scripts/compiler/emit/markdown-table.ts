// Tables of generated documents.

/** A Markdown table. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  others = '--:',
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(header),
    line(header.map((_, column) => (column === 0 ? '---' : others))),
    ...rows.map(line),
  ].join('\n')
}
