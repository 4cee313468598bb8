// JSON Schemas of data/, one a folder, so that an editor's tools know the columns and what to write into them.
import { z } from 'zod'
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { ContentKind } from '#catalogue/content/text.ts'
import { gazetteerNames } from '../gazetteer/names.ts'
import * as factTables from '../read/fact-tables.ts'
import { gapTable } from '../read/gaps.ts'
import { insightTable, opportunityTable } from '../read/opportunities.ts'
import { serviceTables } from '../read/services.ts'
import type { Table } from '../read/table.ts'
import * as tables from '../read/tables.ts'
import * as travelTables from '../read/travel-tables.ts'
import { acceptedTable } from '../verify/accepted.ts'
import type { Files } from './files.ts'

const all: readonly Table<never>[] = [
  ...Object.values(tables),
  ...serviceTables,
  ...Object.values(factTables),
  ...Object.values(travelTables),
  gazetteerNames,
  gapTable,
  opportunityTable,
  insightTable,
  acceptedTable,
] as never[]

/** Columns as cells of text with what to write into them; `record` is what a row becomes once it is read. */
function schemaOf({ folder, required, optional, schema }: Table<never>): object {
  const columns = Object.entries({ ...required, ...optional })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `data/${folder}/*.csv`,
    description: 'Rows of the folder by column. Every cell is text; an empty cell is left out.',
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        columns.map(([column, description]) => [column, { type: 'string', minLength: 1, description }]),
      ),
      required: Object.keys(required),
      additionalProperties: false,
    },
    $defs: { record: z.toJSONSchema(schema, { unrepresentable: 'any' }) },
  }
}

const fileOf = (name: string, schema: object): [string, string] => [
  `data/schemas/${name}.schema.json`,
  `${JSON.stringify(schema, null, 2)}\n`,
]

/** Facts and prose of a kind of written content, a schema each. */
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
    ...all.map((table) => fileOf(table.folder.replaceAll('/', '-'), schemaOf(table))),
    ...Object.values(contentKinds).flatMap((kind) => contentSchemas(kind as ContentKind<unknown, unknown>)),
  ])
}
