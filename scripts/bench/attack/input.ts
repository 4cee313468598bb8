// A hostile input: the bytes to send, and what is needed to judge the answer.
import { clientHeader } from '#bench/load/built-server.ts'
import type { Sending } from './exchange.ts'

/** Class of an input, a row of the summary. */
export type Kind = 'pages' | 'calls' | 'bodies' | 'headers' | 'methods' | 'wire'

export interface Input extends Omit<Sending, 'limitMs'> {
  kind: Kind
  /** what is hostile about it */
  name: string
  /** as sent */
  path: string
  /** true where ending the connection is as good as an answer */
  mayEndUnanswered: boolean
  /** longest time for the answer, milliseconds */
  allowedMs: number
}

interface HttpInput {
  kind: Kind
  name: string
  method?: string
  path: string
  headers?: readonly (readonly [name: string, value: string])[]
  body?: string
  /** client address of the rate limit; a new one for each input by default */
  client?: string
}

/** Longest time for an answer, milliseconds: a pattern that backtracks takes longer. */
export const answerMs = 2500

let clients = 0
/** An address that no other input uses: limits per client are tested elsewhere. */
export const nextClient = (): string => {
  clients += 1
  return `10.${(clients >> 16) % 256}.${(clients >> 8) % 256}.${clients % 256}`
}

/** A request whose form is correct. A header given here replaces the usual one. */
export function httpInput({ method = 'GET', path, headers = [], body = '', ...rest }: HttpInput): Input {
  const { client = nextClient(), kind, name } = rest
  const usual: [string, string][] = [
    ['Host', 'localhost'],
    [clientHeader, client],
    ['CF-Connecting-IP', client],
    ...(body ? ([['Content-Length', String(Buffer.byteLength(body))]] as [string, string][]) : []),
    ['Connection', 'close'],
  ]
  const given = new Set(headers.map(([header]) => header.toLowerCase()))
  const lines = [...usual.filter(([header]) => !given.has(header.toLowerCase())), ...headers]
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([header, value]) => `${header}: ${value}`)]
  return wireInput({ kind, name, method, path, parts: [`${head.join('\r\n')}\r\n\r\n${body}`] })
}

type WireInput = Pick<Input, 'kind' | 'name'> &
  Partial<Omit<Input, 'parts'>> & { parts: readonly (string | Buffer)[] }

/** Bytes as they are. */
export function wireInput({ parts, ...rest }: WireInput): Input {
  return {
    method: 'GET',
    path: '/',
    requests: 1,
    quietMs: 0,
    halfClosed: false,
    mayEndUnanswered: false,
    allowedMs: answerMs,
    ...rest,
    parts: parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : part)),
  }
}

/** As percent-encoded UTF-8, every character that is not a letter or digit. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*.~_-]/g, (letter) => `%${hex(letter)}`)

/** Encoded only where a request line could not carry it. */
export const barely = (text: string): string =>
  encodeURI(text.toWellFormed()).replace(/%(5B|5C|5D|22|3C|3E|5E|60|7B|7C|7D|25)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()
