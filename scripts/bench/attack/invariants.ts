// What holds for the answer to every input, whatever it asked for.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { errorReplySchema } from '#contracts/error.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import { type Answer, type Exchange, valuesOf } from './exchange.ts'
import type { Input } from './input.ts'
import { marker } from './payloads.ts'

export interface Seen extends Exchange {
  input: Input
  /** workerd answers for files and for broken requests without the app */
  runtime: 'Node' | 'workerd'
}

export interface Invariant {
  name: string
  /** what broke it; undefined where it holds */
  fault(seen: Seen): string | undefined
}

const allowed = new Set([
  200, 204, 206, 301, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 413, 414, 415, 416, 417, 429, 431,
])
/** Names of files, stacks, and words of engines. */
const internals =
  /node_modules|node:internal|functions\/(server|node|db)|\.build\/|\n\s+at \S+ \(|SQLITE|D1_|sqlite_|ZodError|TypeError|SyntaxError|RangeError|root:x:0|\[boot loader\]/
const statusLine = /HTTP\/1\.[01] \d{3}/

/** The fault of the first answer that has one. */
const ofAnswers = (name: string, fault: (answer: Answer, seen: Seen) => string | undefined): Invariant => ({
  name,
  fault: (seen) =>
    seen.answers.map((answer) => fault(answer, seen)).find((found): found is string => found !== undefined),
})

const isApi = ({ input }: Seen) => input.path.startsWith('/api/') || input.path === '/api'
/** The text of a body as a browser reads it; as it came where it cannot be unpacked. */
function text(answer: Answer): string {
  const [encoding] = valuesOf(answer, 'content-encoding')
  try {
    if (encoding === 'gzip') return gunzipSync(answer.body).toString('utf8')
    if (encoding === 'br') return brotliDecompressSync(answer.body).toString('utf8')
  } catch {}
  return answer.body.toString('utf8')
}
const typeOf = (answer: Answer) => valuesOf(answer, 'content-type')[0] ?? ''
/** The HTTP parser refuses a broken request before any program sees it: no body, and the connection ends. */
const isOfParser = (answer: Answer, { runtime }: Seen) =>
  [400, 408, 413, 414, 417, 431].includes(answer.status) &&
  (answer.body.length === 0 || (runtime === 'workerd' && valuesOf(answer, 'x-request-id').length === 0))

const answered: Invariant = {
  name: 'an answer, or the end of the connection',
  fault({ input, answers, ended, ms }) {
    if (answers.length > 0 || (input.mayEndUnanswered && ended)) return undefined
    return ended ? 'the connection ended without an answer' : `no answer within ${Math.round(ms)} ms`
  },
}

const inTime: Invariant = {
  name: 'in time',
  fault: ({ input, ms }) => (ms > input.allowedMs ? `${Math.round(ms)} ms` : undefined),
}

const status = ofAnswers('an expected status', (answer) => {
  if (answer.status === 503 && valuesOf(answer, 'retry-after').length === 1) return undefined
  return allowed.has(answer.status) ? undefined : `status ${answer.status}`
})

const oneAnswer: Invariant = {
  name: 'no more answers than requests',
  fault({ input, answers, rest }) {
    if (answers.length > input.requests) return `${answers.length} answers to ${input.requests} requests`
    return statusLine.test(rest.toString('latin1')) ? 'another answer follows the last one' : undefined
  },
}

const names = Object.keys(securityHeaders({ scriptHashes: [] })).map((name) => name.toLowerCase())
const secured = ofAnswers('security headers', (answer, seen) => {
  if (isOfParser(answer, seen)) return undefined
  const missing = names.filter((name) => valuesOf(answer, name).filter(Boolean).length !== 1)
  return missing.length > 0 ? `missing, empty or repeated: ${missing.join(', ')}` : undefined
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const identified = ofAnswers('X-Request-Id', (answer, seen) => {
  if (isOfParser(answer, seen) || (seen.runtime === 'workerd' && !isApi(seen))) return undefined
  const ids = valuesOf(answer, 'x-request-id')
  return ids.length === 1 && uuid.test(ids[0] as string) ? undefined : `"${ids.join()}"`
})

const headersClean = ofAnswers('nothing sent comes back as a header', ({ headers }) => {
  const bad = headers.find(([name, value]) => name.includes(marker) || value.includes(marker))
  return bad && bad[0] !== 'location' ? bad.join(': ').slice(0, 200) : undefined
})

const ownSite = ofAnswers('Location is a path of this site', (answer) => {
  const places = valuesOf(answer, 'location')
  const bad = places.find((place) => !isOwnPath(place))
  if (places.length > 1) return `${places.length} locations`
  return bad?.slice(0, 200)
})

const base = 'http://site.invalid'
const isOwnPath = (place: string) =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(place) && URL.canParse(place, base) && new URL(place, base).origin === base

const markupClean = ofAnswers('nothing sent becomes markup', (answer) =>
  typeOf(answer).startsWith('text/html') ? injected(text(answer)) : undefined,
)

/** Where the marker is more than text of a page: in a name, a script, a comment, an address or a handler. */
function injected(html: string): string | undefined {
  if (!html.includes(marker)) return undefined
  let found: string | undefined
  let inside = ''
  const check = (where: string, what: string, isCode = true) => {
    if (isCode && what.includes(marker)) found ??= `${where}: ${what.slice(0, 100)}`
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name
      check('element', name)
      for (const [attribute, value] of Object.entries(attributes)) {
        check('attribute', attribute)
        check(attribute, value, isActive(attribute, value))
      }
    },
    ontext: (part) => check(inside, part, inside === 'script' || inside === 'style'),
    onclosetag: () => {
      inside = ''
    },
    oncomment: (part) => check('comment', part),
  })
  parser.end(html)
  return found
}

/** Attributes that run or load what they contain. */
const isActive = (attribute: string, value: string) =>
  /^(on|style$|srcdoc$)/.test(attribute) ||
  (/^(href|src|action|formaction|data|content)$/.test(attribute) && !/^[/?#]|^[^:]*$/.test(value)) ||
  /^[/\\]{2}/.test(value)

const typed = ofAnswers('a type that is not guessed', (answer) =>
  answer.body.length > 0 && typeOf(answer) === '' && answer.status === 200 ? 'no Content-Type' : undefined,
)

const apiErrors = ofAnswers('errors of the API have its form', (answer, seen) => {
  if (!isApi(seen) || answer.status < 400 || seen.input.method === 'HEAD' || isOfParser(answer, seen))
    return undefined
  try {
    errorReplySchema.parse(JSON.parse(text(answer)))
    return undefined
  } catch {
    return text(answer).slice(0, 100) || 'an empty body'
  }
})

const discreet = ofAnswers('nothing of the inside', (answer) =>
  answer.status < 400 ? undefined : internals.exec(text(answer))?.[0],
)

const cookieless = ofAnswers('no cookie', (answer) => valuesOf(answer, 'set-cookie')[0])

export const invariants: readonly Invariant[] = [
  answered,
  inTime,
  status,
  oneAnswer,
  secured,
  identified,
  headersClean,
  ownSite,
  markupClean,
  typed,
  apiErrors,
  discreet,
  cookieless,
]
