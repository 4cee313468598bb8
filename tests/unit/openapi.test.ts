// The description of the API is complete, and every example in it fits its schema.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiCall } from '#contracts/api-call.ts'
import { openApiDocument } from '#contracts/openapi.ts'
import { openApiPath } from '#contracts/openapi-path.ts'

const document = openApiDocument('https://waymark.example')

interface Described {
  where: string
  schema: z.core.JSONSchema.JSONSchema
  example: unknown
}

/** All parts of the document with a schema and an example. */
function described(value: unknown, where = '#'): Described[] {
  if (typeof value !== 'object' || value === null) return []
  const {
    schema,
    example,
    examples = {},
  } = value as {
    schema?: Described['schema']
    example?: unknown
    examples?: Record<string, { value: unknown }>
  }
  const single = schema && example !== undefined ? [{ where, schema, example }] : []
  const named = schema ? Object.entries(examples) : []
  return [
    ...single,
    ...named.map(([name, each]) => ({
      where: `${where}/${name}`,
      schema: schema as Described['schema'],
      example: each.value,
    })),
    ...Object.entries(value).flatMap(([name, inner]) => described(inner, `${where}/${name}`)),
  ]
}

const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'path' in value

describe('the description of the API', () => {
  const all = described(document)

  it('has an example of every body and every reply in JSON', () => {
    const bodies = JSON.stringify(document).match(/"application\/json":\{"schema":/g) ?? []
    const examples = all.filter(({ where }) => where.includes('/application/json/'))
    expect(new Set(examples.map(({ where }) => where.replace(/[^/]+$/, ''))).size).toBe(bodies.length)
  })

  it.each(all)('$where keeps to its schema', ({ schema, example }) => {
    z.fromJSONSchema(schema).parse(example)
  })

  it('names every call that has a contract', async () => {
    const folder = new URL('../../src/contracts/', import.meta.url)
    const known = new Set(Object.keys(document.paths as object))
    const exported: unknown[] = []
    for (const file of readdirSync(folder).filter(
      (name) => name.endsWith('.ts') && name !== 'all-calls.ts',
    )) {
      const contract: object = await import(/* @vite-ignore */ new URL(file, folder).pathname)
      exported.push(...Object.values(contract).flat())
    }
    const paths = exported
      .map((value) => (isCall(value) ? value.path : value))
      .filter((path) => typeof path === 'string' && path.startsWith('/api/') && path !== openApiPath)
    expect(new Set(paths)).toEqual(known)
  })

  it('gives every operation a name of its own', () => {
    const names = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is small enough to be read at once', () => {
    expect(JSON.stringify(document).length).toBeLessThan(64_000)
  })
})
