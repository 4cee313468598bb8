// Cells of data/ as values. An unreadable cell stays text, so the message of its schema can show it.

/** Cells of a row by column; empty ones are absent. */
export type Cells = Readonly<Record<string, string>>

export const text = (cell: string): unknown => cell

export const number = (cell: string): unknown => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)

/** Items between spaces. */
export const list = (cell: string): string[] => cell.split(/\s+/)

/** Items that may contain spaces, between semicolons. */
export const items = (cell: string): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

export const flag = (cell: string): unknown => (cell === 'yes' ? true : cell)

/** `05-15..09-30` */
export function season(cell: string): unknown {
  const match = cell.match(/^(.+)\.\.(.+)$/)
  return match ? { from: match[1], to: match[2] } : cell
}

/** `rail-fr:0.6 rail-de:0.4` */
export function shares(cell: string): unknown {
  return list(cell).map((item) => {
    const [factor, share] = item.split(':')
    return { factor, share: share && number(share) }
  })
}

/** `12-30` or `12`, as a price range */
export function range(cell: string): unknown {
  const match = cell.match(/^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/)
  return match ? { low: Number(match[1]), high: Number(match[2] ?? match[1]) } : cell
}
