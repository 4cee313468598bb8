// Cells to values. A cell that cannot be read stays as it is: the schema then refuses it and the message shows it.

export type Cell = string | undefined

export const number = (cell: Cell): unknown =>
  cell !== undefined && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell

/** Items between spaces. */
export const list = (cell: Cell): string[] | undefined => cell?.split(/\s+/)
/** Items that may contain spaces, between semicolons. */
export const items = (cell: Cell): string[] =>
  cell
    ?.split(';')
    .map((item) => item.trim())
    .filter(Boolean) ?? []

/** `yes` or nothing. */
export const flag = (cell: Cell): unknown => (cell === 'yes' ? true : cell === undefined ? undefined : cell)

/** `05-15..09-30`. */
export function season(cell: Cell): unknown {
  const match = cell?.match(/^(.+)\.\.(.+)$/)
  return match ? { from: match[1], to: match[2] } : cell
}

/** `rail-fr:0.6 rail-de:0.4`. */
export function shares(cell: Cell): unknown {
  return list(cell)?.map((item) => {
    const [factor, share] = item.split(':')
    return { factor, share: number(share) }
  })
}

/** `12-30` or `12` as a price range. */
export function range(cell: Cell): unknown {
  const match = cell?.match(/^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/)
  return match ? { low: Number(match[1]), high: Number(match[2] ?? match[1]) } : cell
}

/** Basis, sources and date under plain or prefixed column names. */
export function provenance(cells: Readonly<Record<string, string>>, prefix = '') {
  const name = (word: string) => (prefix ? prefix + word[0]?.toUpperCase() + word.slice(1) : word)
  return { basis: cells[name('basis')], sources: list(cells[name('sources')]), asOf: cells[name('asOf')] }
}
