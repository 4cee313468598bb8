// Rows of one file of a feed, streamed.
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { StepError } from '#tools/process.ts'
import type { GtfsProgress } from './context.ts'
import type { FeedFiles } from './feed-files.ts'

/** A cell of the present row by the name of its column, trimmed; empty where row or file lack it. */
export type Cell<Column extends string> = (column: Column) => string

interface TableSpec<Column extends string> {
  file: string
  required: readonly Column[]
  optional?: readonly Column[]
}

/** Reads tables of one feed and reports how far it is. */
export type ReadTable = <Column extends string>(
  spec: TableSpec<Column>,
  onRow: (cell: Cell<Column>, line: number) => void,
) => Promise<void>

const progressEveryMs = 250

/**
 * A reader of the feed's tables; a file that the feed lacks has no rows.
 * The reader's promise rejects with a StepError when a required column is missing, the file is damaged, or a quote has no partner.
 */
export function tablesOf(files: FeedFiles, onProgress: (progress: GtfsProgress) => void): ReadTable {
  return async ({ file, required, optional = [] }, onRow) => {
    if (!files.has(file)) return
    const where = `${files.path}: ${file}`
    const columns = new Map<string, number>()
    let row: readonly string[] = []
    let line = 0
    const cell = (column: string) => row[columns.get(column) ?? -1] ?? ''
    const parser = parse({
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (record: string[]) => {
        line += 1
        row = record
        if (line === 1) readHeader(record, columns, { where, required, optional })
        else onRow(cell, line)
        return null
      },
    })
    parser.resume()
    await pipeline(await files.open(file), meter(file, files.sizeOf(file), onProgress), parser).catch(
      (error) => {
        if (error instanceof StepError || !('code' in error && String(error.code).startsWith('CSV_')))
          throw error
        throw new StepError(
          `${where}: cannot be read as CSV (${error.message}). Ask the publisher for a sound file.`,
        )
      },
    )
    if (line === 0) throw new StepError(`${where}: is empty. Take the whole GTFS feed from its publisher.`)
  }
}

function readHeader(
  record: readonly string[],
  columns: Map<string, number>,
  { where, required, optional }: { where: string; required: readonly string[]; optional: readonly string[] },
): void {
  for (const column of [...required, ...optional]) {
    const index = record.indexOf(column)
    if (index >= 0) columns.set(column, index)
  }
  const missing = required.filter((column) => !columns.has(column))
  if (missing.length > 0)
    throw new StepError(
      `${where}: has no column ${missing.join(', ')}. Take a feed that follows the GTFS reference.`,
    )
}

function meter(file: string, size: number, onProgress: (progress: GtfsProgress) => void): Transform {
  let bytes = 0
  let next = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (Date.now() >= next) {
        next = Date.now() + progressEveryMs
        onProgress({ step: file, share: size === 0 ? 1 : Math.min(1, bytes / size) })
      }
      done(null, chunk)
    },
  })
}
