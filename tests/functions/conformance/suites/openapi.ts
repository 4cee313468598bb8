import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '#contracts/openapi.ts'
import { openApiPath } from '#contracts/openapi-path.ts'
import { fromOwnPage, type Target } from '../target.ts'

type Content = Record<
  string,
  { schema: z.core.JSONSchema.JSONSchema; examples?: Record<string, { value: unknown }> }
>
interface Operation {
  parameters?: {
    name: string
    in: string
    required: boolean
    example?: string
    schema: z.core.JSONSchema.JSONSchema
  }[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}
const document = openApiDocument('https://waymark.example')
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const jsonOf = (content: Content | undefined) => content?.['application/json']
const goodStatus = ({ responses }: Operation) => Number(Object.keys(responses)[0])
const withoutBody: Content = { none: { schema: {}, examples: { none: { value: undefined } } } }
const bodiesOf = ({ requestBody }: Operation) =>
  Object.entries(requestBody?.content ?? withoutBody).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, { value }]) => ({ type, name, value })),
  )

/** The address with the example of every parameter. */
function addressOf(path: string, { parameters = [] }: Operation, without?: string): string {
  const given = parameters.filter(({ name, example }) => name !== without && example !== undefined)
  const ofPath = given.filter((parameter) => parameter.in === 'path')
  const ofQuery = given.filter((parameter) => parameter.in === 'query')
  const filled = ofPath.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, example as string),
    path,
  )
  const query = new URLSearchParams(ofQuery.map(({ name, example }) => [name, example as string]))
  return query.size > 0 ? `${filled}?${query}` : filled
}

const sent = (method: string, value: unknown, type: string): RequestInit =>
  value === undefined
    ? { method }
    : { method, headers: fromOwnPage({ 'Content-Type': type }), body: JSON.stringify(value) }

/** The API answers as its description says. */
export function suite({ fetch }: Target) {
  describe('the description of the API', () => {
    it('is a file anybody may read from anywhere', async () => {
      const response = await fetch(openApiPath)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ openapi: '3.1.1' })
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    })

    const bodies = operations.flatMap(({ path, method, operation }) =>
      bodiesOf(operation).map((body) => ({ path, method, operation, ...body })),
    )
    it.each(bodies)('$method $path answers its example ($name, $type) as described', async (call) => {
      const { path, method, value, type, operation } = call
      const response = await fetch(addressOf(path, operation), sent(method, value, type))
      expect(response.status).toBe(goodStatus(operation))
      const json = jsonOf(operation.responses[response.status]?.content)
      if (json) z.fromJSONSchema(json.schema).parse(await response.json())
    })

    const required = operations.flatMap(({ path, method, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => parameter.required && parameter.in === 'query')
        .map(({ name }) => ({ path, method, name, operation })),
    )
    it.each(required)('$method $path is refused without $name, as described', async (call) => {
      const { path, method, name, operation } = call
      const response = await fetch(addressOf(path, operation, name), { method })
      expect([response.status, '400' in operation.responses]).toEqual([400, true])
    })

    // reports are written by browsers, which may add fields
    const posts = bodies.filter(({ type }) => type === 'application/json')
    it.each(posts)(
      '$method $path ($name) is refused with a field too many',
      async ({ path, method, value, type }) => {
        const response = await fetch(path, sent(method, { ...(value as object), more: 1 }, type))
        expect(response.status).toBe(400)
      },
    )
  })
}
