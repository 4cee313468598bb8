// JSON Schemas of data/, one per folder, for completion and checks in the tools of editors.
import { z } from 'zod'
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { ContentKind } from '#catalogue/content/text.ts'
import type { Table } from '#catalogue/table.ts'
import { allTables } from '../read/all-tables.ts'
import { headerOf } from '../read/table.ts'
import type { Files } from './files.ts'

/** Columns as cells of text with their descriptions; `record` is the schema of the row as read. */
function schemaOf(table: Table<unknown>): object {
  const { required, optional } = headerOf(table)
  const remedies = new Map(table.columns.map(({ name, remedy }) => [name, remedy]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `data/${table.folder}/*.csv`,
    description: 'Rows of the folder by column. Every cell is text; an empty cell is left out.',
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        [...required, ...optional].map((name) => [
          name,
          { type: 'string', minLength: 1, description: remedies.get(name) },
        ]),
      ),
      required,
      additionalProperties: false,
    },
    $defs: { record: z.toJSONSchema(table.schema, { unrepresentable: 'any' }) },
  }
}

const fileOf = (name: string, schema: object): [string, string] => [
  `data/schemas/${name}.schema.json`,
  `${JSON.stringify(schema, null, 2)}\n`,
]

/** One schema for the facts and one for the prose of a kind of written content. */
function contentSchemas({ folder, facts, text }: ContentKind<unknown, unknown>): [string, string][] {
  const schema = (what: z.ZodType, title: string) => ({
    title,
    ...z.toJSONSchema(what, { unrepresentable: 'any' }),
  })
  return [
    fileOf(`${folder}-facts`, schema(facts, `data/${folder}/{id}/facts.json`)),
    fileOf(`${folder}-text`, schema(text, `data/${folder}/{id}/{language}.json`)),
  ]
}

/** Path below the project and text of every schema. */
export function jsonSchemas(): Files {
  return new Map([
    ...allTables.map((table) => fileOf(table.folder.replaceAll('/', '-'), schemaOf(table))),
    ...Object.values(contentKinds).flatMap((kind) => contentSchemas(kind as ContentKind<unknown, unknown>)),
  ])
}
