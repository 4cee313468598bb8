// Edits rows of a CSV file of data/ as text: comments, order, quoting and every other line stay as they are.

/** What becomes of a row: new cells by column. */
export interface RowEdit {
  id: string
  cells: Readonly<Record<string, string>>
}

const quoted = (cell: string) => (/[",\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Cells of a line with their quotes. No field of data/ has more than one line (read/csv.ts). */
function rawCells(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

const plainCell = (raw: string | undefined) => {
  const text = (raw ?? '').trim()
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text
}

const isRow = (line: string) => line.trim() !== '' && !line.startsWith('#')

/** A CSV file as lines; each keeps its own ending. */
export class CsvRows {
  private readonly file: string
  private readonly lines: string[]
  private readonly ending: string
  private readonly header: number
  private columns: string[]

  /** @param file its name for messages: data/services/rail/fr.csv */
  constructor(text: string, file: string) {
    this.file = file
    this.ending = text.includes('\r\n') ? '\r\n' : '\n'
    this.lines = text.split(this.ending)
    this.header = this.lines.findIndex((line) => isRow(line.replace('\ufeff', '')))
    if (this.header < 0) throw new Error(`${file}: has no header. Write one, or restore the file.`)
    this.columns = rawCells((this.lines[this.header] as string).replace('\ufeff', '')).map(plainCell)
  }

  get text(): string {
    return this.lines.join(this.ending)
  }

  private rowOf(id: string): number {
    const at = this.columns.indexOf('id')
    return this.lines.findIndex(
      (line, index) => index > this.header && isRow(line) && plainCell(rawCells(line)[at]) === id,
    )
  }

  has(id: string): boolean {
    return this.rowOf(id) >= 0
  }

  /** Adds columns the file lacks, each behind the one before it in `order`; this touches every row. */
  private addColumns(names: readonly string[], order: readonly string[]): void {
    for (const name of names.filter((each) => !this.columns.includes(each))) {
      const before = order.slice(0, order.indexOf(name)).filter((each) => this.columns.includes(each))
      const at = this.columns.indexOf(before.at(-1) ?? '') + 1
      for (const [index, line] of this.lines.entries()) {
        if (!isRow(line) || index < this.header) continue
        const cells = rawCells(line)
        cells.splice(at, 0, index === this.header ? name : '')
        this.lines[index] = cells.join(',')
      }
      this.columns.splice(at, 0, name)
    }
  }

  /** @throws Error where the file has no row with the id */
  change({ id, cells }: RowEdit, order: readonly string[]): void {
    const given = Object.entries(cells)
    this.addColumns(
      given.filter(([, cell]) => cell !== '').map(([name]) => name),
      order,
    )
    const at = this.rowOf(id)
    if (at < 0) throw new Error(`${this.file}: has no row "${id}". Read the feed again.`)
    const row = rawCells(this.lines[at] as string)
    for (const [name, cell] of given) {
      const column = this.columns.indexOf(name)
      if (column >= 0 && plainCell(row[column]) !== cell) row[column] = quoted(cell)
    }
    this.lines[at] = row.join(',')
  }

  /** A row at the end, with the columns of the file. */
  append(cells: Readonly<Record<string, string>>, order: readonly string[]): void {
    this.addColumns(Object.keys(cells), order)
    const row = this.columns.map((name) => quoted(cells[name] ?? '')).join(',')
    this.lines.splice(this.lines.at(-1) === '' ? -1 : this.lines.length, 0, row)
  }
}
