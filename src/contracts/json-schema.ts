// JSON Schemas made from the schemas of contracts.
import { z } from 'zod'

/** JSON Schema 2020-12 of what is taken (`input`) or given (`output`), which may gain fields. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // the format already says the same
      if (['date', 'date-time', 'uuid'].includes(jsonSchema.format ?? '')) delete jsonSchema.pattern
      // Unicode classes have another meaning in parsers without the u flag
      if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern
      // replies may gain fields, requests may not
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return json as Record<string, unknown>
}
