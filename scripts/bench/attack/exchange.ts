// One connection written byte by byte, and the answers read from it: no client library mends what is sent.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Answer {
  status: number
  /** names in lower case, in the order in which they came */
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
}

export interface Exchange {
  answers: readonly Answer[]
  /** bytes after the last whole answer */
  rest: Buffer
  /** from the first byte sent to the last whole answer, or to the end */
  ms: number
  /** true when the server ended the connection, false when the time limit did */
  ended: boolean
}

export interface Sending {
  /** sent one after the other with a pause of 50 ms */
  parts: readonly Buffer[]
  method: string
  /** requests in what is sent; more answers are smuggled ones */
  requests: number
  /** time to wait for an answer too many, milliseconds */
  quietMs: number
  /** close the sending side after the last part */
  halfClosed: boolean
  limitMs: number
}

const pauseMs = 50

/** Values of a header, which may appear several times. */
export const valuesOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string[] =>
  headers.flatMap(([other, value]) => (other === name ? [value] : []))

/** Sends and reads until every request is answered, the server ends the connection or the time is up. */
export async function exchange(port: number, sending: Sending): Promise<Exchange> {
  const { parts, method, requests, quietMs, halfClosed, limitMs } = sending
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true })
  const since = performance.now()
  let received: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  let last = since
  let quiet: NodeJS.Timeout | undefined
  const result = new Promise<Exchange>((resolve) => {
    const finish = (ended: boolean) => {
      clearTimeout(timer)
      clearTimeout(quiet)
      socket.destroy()
      const { answers, rest } = readAnswers(received, method, ended)
      resolve({ answers, rest, ms: last - since, ended })
    }
    const timer = setTimeout(() => {
      last = performance.now()
      finish(false)
    }, limitMs)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      last = performance.now()
      if (readAnswers(received, method, false).answers.length >= requests)
        quiet ??= setTimeout(finish, quietMs, true)
    })
    socket.on('end', () => finish(true))
    socket.on('error', () => finish(true))
  })
  for (const [index, part] of parts.entries()) {
    if (index > 0) await wait(pauseMs)
    if (socket.destroyed) break
    socket.write(part)
  }
  if (halfClosed && !socket.destroyed) socket.end()
  return result
}

/** The whole answers at the start of what was received. @param ended true: nothing follows */
export function readAnswers(
  received: Buffer,
  method: string,
  ended: boolean,
): Pick<Exchange, 'answers' | 'rest'> {
  const answers: Answer[] = []
  let rest = received
  for (;;) {
    const read = readAnswer(rest, method, ended)
    if (!read) return { answers, rest }
    if (read.answer.status >= 200) answers.push(read.answer)
    rest = read.rest
  }
}

function readAnswer(
  bytes: Buffer,
  method: string,
  ended: boolean,
): { answer: Answer; rest: Buffer } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.subarray(0, Math.max(0, headEnd)).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1])
  if (headEnd < 0 || !status) return undefined
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  const after = bytes.subarray(headEnd + 4)
  const body = readBody(after, bodyForm({ status, headers }, method), ended)
  if (!body) return undefined
  return { answer: { status, headers, body: body.body }, rest: after.subarray(body.length) }
}

type BodyForm = number | 'chunks' | 'rest'

function bodyForm({ status, headers }: Omit<Answer, 'body'>, method: string): BodyForm {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return 0
  if (valuesOf({ headers }, 'transfer-encoding').some((value) => /chunked/i.test(value))) return 'chunks'
  const [length] = valuesOf({ headers }, 'content-length')
  return length === undefined ? 'rest' : Number(length)
}

function readBody(
  bytes: Buffer,
  form: BodyForm,
  ended: boolean,
): { body: Buffer; length: number } | undefined {
  if (form === 'chunks') return readChunks(bytes)
  if (form === 'rest') return ended ? { body: bytes, length: bytes.length } : undefined
  return bytes.length < form ? undefined : { body: bytes.subarray(0, form), length: form }
}

function readChunks(bytes: Buffer): { body: Buffer; length: number } | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (!(next <= bytes.length)) return undefined
    if (size === 0) return { body: Buffer.concat(chunks), length: next }
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = next
  }
}
