// Columns of data/, each declared once: what a cell may hold, its remedy, and the rows it refers to.
import { z } from 'zod'
import * as cells from './cells.ts'

/** Folders whose rows other tables refer to, and the word for one row. */
const rowNames = {
  sources: 'source',
  places: 'place',
  stops: 'stop',
  operators: 'operator',
  services: 'service',
  vignettes: 'vignette',
  factors: 'factor',
  countries: 'country',
  airports: 'airport',
  feeds: 'feed',
} as const
export type ReferredFolder = keyof typeof rowNames
export const rowName = (folder: ReferredFolder): string => rowNames[folder]

export interface Column<S extends z.ZodType = z.ZodType> {
  schema: S
  /** an order to the editor: "Give the typical journey time in minutes." */
  remedy: string
  read: (cell: string, row: cells.Cells) => unknown
  /** the value of an empty cell */
  empty?: unknown
  /** the column an empty cell repeats */
  repeats?: string
  /** name in the header, where it differs from the field */
  name?: string
  /** separator of items, where it is not a space */
  separator?: ';'
  /** what data/README.md adds to the remedy */
  more?: string
  refersTo?: ReferredFolder
}

export const column = <S extends z.ZodType>(
  schema: S,
  remedy: string,
  read: Column['read'] = cells.text,
): Column<S> => ({ schema, remedy, read })

export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const text = (remedy: string, schema: z.ZodString = z.string().min(1)) => column(schema, remedy)
export const id = (schema = idSchema) => text('Write lower-case letters, digits and single hyphens.', schema)
export const number = <S extends z.ZodType>(remedy: string, schema: S) => column(schema, remedy, cells.number)
export const wholeNumber = (remedy: string) => number(remedy, z.int().positive())
export const euro = (remedy = 'Give euro as a plain number.') => number(remedy, z.number().min(0))
/** `yes` or empty */
export const yes = () => column(z.boolean().default(false), 'Write yes, or leave it empty.', cells.flag)

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })
export const oneOf = <const V extends readonly string[]>(
  values: V,
  remedy = `Write ${choice.format(values)}.`,
) => column(z.enum(values), remedy)
export const oneOfMany = <const V extends readonly string[]>(values: V) =>
  oneOf(values, `Write one of ${values.join(', ')}.`)

/** Items between spaces; an empty cell is an empty list. */
export const list = <S extends z.ZodType>(remedy: string, schema: z.ZodArray<S>) => ({
  ...column(schema, remedy, cells.list),
  empty: [],
})
/** Items that may contain spaces, between semicolons; an empty cell is an empty list. */
export const items = <S extends z.ZodType>(remedy: string, schema: z.ZodArray<S>) => ({
  ...column(schema, remedy, cells.items),
  empty: [],
  separator: ';' as const,
})

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

/** The id of a row of another table; the compiler refuses unknown ids. */
export const idOf = (
  refersTo: ReferredFolder,
  remedy = `Name the id of ${article(rowNames[refersTo])} ${rowNames[refersTo]}.`,
  schema = idSchema,
) => ({ ...text(remedy, schema), refersTo })
/** Ids of rows of another table, separated by spaces. */
export const idsOf = (
  refersTo: ReferredFolder,
  remedy = `Name ids of data/${refersTo}, separated by spaces.`,
  schema: z.ZodArray<z.ZodString> = z.array(idSchema).min(1),
) => ({ ...list(remedy, schema), refersTo })

/** The column under another name than its field. */
export const named = <C extends Column>(name: string, column: C): C => ({ ...column, name })

/** Columns whose names share a prefix: `low` of `fare` is `fareLow`. */
export const prefixed = <F extends Readonly<Record<string, Column>>>(prefix: string, columns: F): F =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [
      field,
      named(`${prefix}${field[0]?.toUpperCase()}${field.slice(1)}`, column),
    ]),
  ) as F

/** The column, allowed to be empty. */
export const optional = <S extends z.ZodType>(column: Column<S>): Column<z.ZodOptional<S>> => ({
  ...column,
  schema: column.schema.optional(),
  empty: undefined,
})
const allowingEmpty = (remedy: string) => remedy.replace(/\.$/, ', or leave it empty.')
/** The column with an addition for data/README.md. */
export const explained = <C extends Column>(more: string, column: C): C => ({ ...column, more })
/** Like `optional`, and the remedy says so. */
export const orEmpty = <S extends z.ZodType>(column: Column<S>) =>
  optional({ ...column, remedy: allowingEmpty(column.remedy) })
/** The column with a value for empty cells. */
export const defaultingTo = <S extends z.ZodType>(
  value: z.core.util.NoUndefined<z.output<S>>,
  column: Column<S>,
) => ({
  ...column,
  schema: column.schema.default(value),
  empty: undefined,
})
