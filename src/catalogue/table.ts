// Folders of data/ as tables: the columns determine the schema of a row, its type and its record.
import { z } from 'zod'
import type { Cells } from './cells.ts'
import type { Column } from './columns.ts'

/** Columns that form one value of a record. */
interface Group<S extends z.ZodType = z.ZodType> {
  schema: S
  fields: Fields
  /** at least one of these columns must be given; otherwise the record lacks the value */
  dependsOn?: readonly string[]
}
/** A value fixed by the folder. */
interface Fixed<S extends z.ZodType = z.ZodType> {
  schema: S
  value: unknown
}
export type Fields = { readonly [field: string]: Column | Group | Fixed }
export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] }

export const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema])) as ShapeOf<F>

export const group = <F extends Fields>(fields: F): Group<z.ZodObject<ShapeOf<F>>> => ({
  schema: z.object(shapeOf(fields)),
  fields,
})
export const optionalGroup = <F extends Fields>(
  dependsOn: readonly string[],
  fields: F,
): Group<z.ZodOptional<z.ZodObject<ShapeOf<F>>>> => ({
  schema: z.object(shapeOf(fields)).optional(),
  fields,
  dependsOn,
})
export const fixed = <S extends z.ZodType>(schema: S, value: z.output<S>): Fixed<S> => ({ schema, value })

/** A column at its path in the record. A name with two values has two entries. */
export interface TableColumn extends Omit<Column, 'schema' | 'read'> {
  name: string
  path: readonly string[]
  required: boolean
}

export interface Table<T> {
  /** path inside data/ */
  folder: string
  /** word for one row */
  row: string
  columns: readonly TableColumn[]
  schema: z.ZodType<T>
  toRecord(cells: Cells): unknown
}
/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Row> ? Row : never

interface Declaration<F extends Fields> {
  folder: string
  row: string
  fields: F
  /** columns editors may use for notes, with their remedies */
  unread?: Readonly<Record<string, string>>
}

/** @param schema of a row where one field determines others; by default an object of the fields */
export function table<F extends Fields, T = z.output<z.ZodObject<ShapeOf<F>>>>(
  { folder, row, fields, unread = {} }: Declaration<F>,
  schema: z.ZodType<T> = z.object(shapeOf(fields)) as unknown as z.ZodType<T>,
): Table<T> {
  const notes = Object.entries(unread).map(([name, remedy]) => ({ name, remedy, path: [], required: false }))
  return {
    folder,
    row,
    columns: [...columnsOf(fields), ...notes],
    schema,
    toRecord: (cells) => recordOf(fields, cells),
  }
}

function recordOf(fields: Fields, cells: Cells): Record<string, unknown> {
  const values = Object.entries(fields).map(([field, what]) => [field, fieldOf(field, what, cells)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function fieldOf(field: string, what: Fields[string], cells: Cells): unknown {
  if ('value' in what) return what.value
  if ('fields' in what) {
    const isGiven = what.dependsOn?.some((name) => cells[name] !== undefined) ?? true
    return isGiven ? recordOf(what.fields, cells) : undefined
  }
  const cell = cells[what.name ?? field] ?? cells[what.repeats ?? '']
  return cell === undefined ? what.empty : what.read(cell, cells)
}

function columnsOf(fields: Fields, path: readonly string[] = [], isOptional = false): TableColumn[] {
  return Object.entries(fields).flatMap(([field, what]): TableColumn[] => {
    const here = [...path, field]
    if ('value' in what) return []
    if ('fields' in what) return columnsOf(what.fields, here, isOptional || what.dependsOn !== undefined)
    const { schema, read: _read, name = field, ...column } = what
    const empty = column.empty === undefined ? {} : { cell: column.empty }
    const required = !isOptional && !z.object({ cell: schema }).safeParse(empty).success
    return [{ ...column, name, path: here, required }]
  })
}
