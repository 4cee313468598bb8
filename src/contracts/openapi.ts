// The file /api/openapi.json: the calls as OpenAPI 3.1, made from the contracts at build.
import { allCalls } from './all-calls.ts'
import type { ApiCall, Body, Reply } from './api-call.ts'
import { type ErrorCode, errorReplyExample, errorReplySchema } from './error.ts'
import { jsonSchemaOf } from './json-schema.ts'

/** Version of the calls: the first number changes when clients have to change. */
const apiVersion = '1.0.0'

type Json = Record<string, unknown>

const errorReasons: Record<ErrorCode, readonly [status: number, reason: string]> = {
  'bad-request': [400, 'A field is missing, unknown or not as described; the message names it.'],
  unauthorized: [401, 'The administrator’s token is needed.'],
  forbidden: [403, 'Another site sent the request.'],
  'not-found': [404, 'There is no such call, or nothing of that name.'],
  'method-not-allowed': [405, 'The call knows other methods.'],
  'too-large': [413, 'The body is larger than the call allows: 1 KB, or 16 KB of reports.'],
  'unsupported-type': [415, 'The body has another media type.'],
  'too-many-requests': [429, 'More than 60 requests a minute from one client.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'The counters cannot be reached.'],
}

function jsonContent({ schema, examples, types = ['application/json'] }: Body, io: 'input' | 'output'): Json {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }])
  const content = { schema: jsonSchemaOf(schema, io), examples: Object.fromEntries(named) }
  return Object.fromEntries(types.map((type) => [type, content]))
}

/** A parameter may be left out when the rest of the example still passes. */
function parametersOf({ params, query }: ApiCall): Json[] {
  const inPath = Object.entries(
    params ? (jsonSchemaOf(params.schema, 'input').properties as Record<string, Json>) : {},
  ).map(([name, schema]) => ({ name, in: 'path', required: true, schema, example: params?.example[name] }))
  if (!query) return inPath
  const properties = jsonSchemaOf(query.schema, 'input').properties as Record<string, Json>
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const { [name]: example, ...others } = query.example
    const required = !query.schema.safeParse(others).success
    return { name, in: 'query', required, schema, ...(example !== undefined && { example }) }
  })
  return [...inPath, ...inQuery]
}

function replyOf({ description, ...reply }: Reply): Json {
  if ('status' in reply) return { description }
  if ('schema' in reply) {
    const { schema, example } = reply
    return { description, content: jsonContent({ schema, examples: { reply: example } }, 'output') }
  }
  const { type, example } = reply
  return { description, content: { [type]: { schema: { type: 'string' }, example } } }
}

function operationOf(call: ApiCall): Json {
  const { id, tag, summary, description, body, reply, errors = [], admin } = call
  const parameters = parametersOf(call)
  const failures = errors.map((code) => {
    const [status, reason] = errorReasons[code]
    return [status, { description: reason, $ref: '#/components/responses/error' }]
  })
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(body, 'input') } }),
    ...(admin && { security: [{}, { adminToken: [] }] }),
    responses: {
      ['status' in reply ? reply.status : 200]: replyOf(reply),
      ...Object.fromEntries(failures),
      default: { $ref: '#/components/responses/error' },
    },
  }
}

/** The description of the whole API as it is at `url`. */
export function openApiDocument(url: string): Json {
  const paths = Map.groupBy(allCalls, ({ path }) => path)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Waymark',
      version: apiVersion,
      description:
        'What the pages of Waymark ask their server. Anonymous; POSTs are accepted from pages of the site only.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    paths: Object.fromEntries(
      [...paths].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method, operationOf(call)])),
      ]),
    ),
    components: {
      responses: {
        error: {
          description: 'Why it was not done. `code` is stable, `requestId` finds the line in the log.',
          content: jsonContent(
            { schema: errorReplySchema, examples: { error: errorReplyExample } },
            'output',
          ),
        },
      },
      securitySchemes: {
        adminToken: {
          type: 'http',
          scheme: 'basic',
          description: 'Where ADMIN_TOKEN is set: the token as password, any user name.',
        },
      },
    },
  }
}
