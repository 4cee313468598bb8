// Reads a call of the admin page; each of the three can fail without the others.
import { ZodError, type z } from 'zod'
import { errorReplySchema } from '#contracts/error.ts'
import { getJson } from '#lib/get-json.ts'

/** A call and the function that shows its reply. */
export interface Source<Reply> {
  name: string
  path: string
  schema: z.ZodType<Reply>
  show(reply: Reply): void
}

export interface Failure {
  source: string
  path: string
  kind: 'malformed' | 'failed'
  /** reply of the server, for diagnosis */
  detail: string
}

/** Reads and shows one source. @returns undefined on success */
export async function load<Reply>({ name, path, schema, show }: Source<Reply>): Promise<Failure | undefined> {
  try {
    show(schema.parse(await getJson(path)))
    return undefined
  } catch (error) {
    console.error(error)
    return {
      source: name,
      path,
      kind: error instanceof ZodError || error instanceof SyntaxError ? 'malformed' : 'failed',
      detail: detailOf(error),
    }
  }
}

/** What went wrong, in a line; of an answer of the API its status and its sentence. */
export function detailOf(error: unknown): string {
  if (error instanceof ZodError) return `unexpected "${error.issues[0]?.path.join('.')}"`
  return error instanceof Error ? readable(error.message).slice(0, 300) : ''
}

/** "401: {"error":{"message":"Closed.",…}}" as "401: Closed."; other text stays. */
function readable(message: string): string {
  const [status = '', ...body] = message.split(': ')
  try {
    return `${status}: ${errorReplySchema.parse(JSON.parse(body.join(': '))).error.message}`
  } catch {
    return message
  }
}
