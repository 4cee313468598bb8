// What breaks the rules of HTTP/1.1, written directly to the socket. A platform in front of workerd reads it there.
import { allCalls } from '#contracts/all-calls.ts'
import { type Input, nextClient, wireInput } from './input.ts'
import { marker } from './payloads.ts'

const host = 'Host: localhost\r\n'
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`
const smuggled = `GET /${marker} HTTP/1.1\r\n${host}X: y\r\n\r\n`

const tracked = allCalls.filter(({ body }) => body)
const goodBody = (index: number) => JSON.stringify(Object.values(tracked[index]?.body?.examples ?? {})[0])

function post(path: string, headers: readonly string[], body: string): string {
  const client = `x-test-client: ${nextClient()}`
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    client,
    ...headers,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** [name, bytes, what differs from the usual] */
type Row = readonly [name: string, text: string | readonly string[], differs?: Partial<Input>]

const ends = { mayEndUnanswered: true } as const

/** Requests in requests: one reader of the lengths must not see another number of requests than the next. */
const smuggling: readonly Row[] = tracked.flatMap(({ path }, index) => {
  const body = goodBody(index)
  const length = `Content-Length: ${body.length}`
  const all = `${body}${smuggled}`
  const row = (name: string, headers: string[], sent: string): Row => [
    `${path}: ${name}`,
    post(path, headers, sent),
    { ...ends, method: 'POST', path },
  ]
  return [
    row('a length and chunks', [length, 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
    row(
      'chunks and a length',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `5c\r\n${smuggled}\r\n0\r\n\r\n`,
    ),
    row('two lengths', ['Content-Length: 0', `Content-Length: ${all.length}`], all),
    row('a list of lengths', [`Content-Length: 0, ${all.length}`], all),
    row('a length with a sign', [`Content-Length: +${all.length}`], all),
    row('a length below zero', ['Content-Length: -1'], all),
    row('a length in hex', ['Content-Length: 0x10'], all),
    row('a huge length', [`Content-Length: ${'9'.repeat(30)}`], all),
    row('a blank before the colon', [`Content-Length : ${all.length}`], all),
    row('a folded length', ['Content-Length:\r\n 0', length], all),
    row('chunked with a tab', ['Transfer-Encoding:\tchunked', length], `0\r\n\r\n${smuggled}`),
    row('chunked by another name', ['Transfer-Encoding: xchunked', length], `0\r\n\r\n${smuggled}`),
    row(
      'chunked twice',
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      `0\r\n\r\n${smuggled}`,
    ),
    row('chunked, then identity', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`),
    row('chunked in quotes', ['Transfer-Encoding: "chunked"', length], `0\r\n\r\n${smuggled}`),
    row(
      'a line feed before the coding',
      [`X: y\nTransfer-Encoding: chunked`, length],
      `0\r\n\r\n${smuggled}`,
    ),
    row('a carriage return alone', [`X: y\rTransfer-Encoding: chunked`, length], `0\r\n\r\n${smuggled}`),
    row('a chunk size with a sign', ['Transfer-Encoding: chunked'], `-1\r\n${smuggled}\r\n0\r\n\r\n`),
    row('a chunk size in words', ['Transfer-Encoding: chunked'], `zz\r\n${smuggled}\r\n0\r\n\r\n`),
    row('a chunk longer than it says', ['Transfer-Encoding: chunked'], `1\r\n${smuggled}\r\n0\r\n\r\n`),
    row(
      'a long extension of a chunk',
      ['Transfer-Encoding: chunked'],
      `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
    ),
    row(
      'a trailer',
      ['Transfer-Encoding: chunked'],
      `1\r\na\r\n0\r\nContent-Length: 9\r\nX-${marker}: 1\r\n\r\n`,
    ),
    row('ten thousand chunks', ['Transfer-Encoding: chunked'], `${'1\r\na\r\n'.repeat(10_000)}0\r\n\r\n`),
    row('a body that is not what it says', [length, 'Content-Encoding: gzip'], body),
  ]
})

const broken: readonly Row[] = [
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: ${marker}.example\r\n\r\n`, ends],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['a whole address of another host', `GET http://${marker}.example/ HTTP/1.1\r\n${host}\r\n`],
  ['an address of a file', `GET file:///etc/passwd HTTP/1.1\r\n${host}\r\n`, ends],
  [
    'an address with a name and a password',
    `GET http://a:b@localhost/${marker} HTTP/1.1\r\n${host}\r\n`,
    ends,
  ],
  ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, { ...ends, method: 'OPTIONS' }],
  ['a tunnel', `CONNECT ${marker}.example:443 HTTP/1.1\r\n${host}\r\n`, { ...ends, method: 'CONNECT' }],
  ['no slash', `GET ${marker} HTTP/1.1\r\n${host}\r\n`, ends],
  ['two slashes', get(`//${marker}.example/`)],
  ['slashes and backslashes', get(`/\\/\\${marker}.example/`)],
  ['a fragment', get(`/#${marker}`), ends],
  ['a NUL in the address', get(`/\0${marker}`), ends],
  ['a byte above 127 in the address', get('/\u00e9'), ends],
  ['a blank in the address', `GET /a b HTTP/1.1\r\n${host}\r\n`, ends],
  ['a line feed in the address', `GET /a\n${marker} HTTP/1.1\r\n${host}\r\n`, ends],
  ['HTTP/1.0', `GET / HTTP/1.0\r\n${host}\r\n`],
  ['HTTP/2.0', `GET / HTTP/2.0\r\n${host}\r\n`, ends],
  ['HTTP/9.9', `GET / HTTP/9.9\r\n${host}\r\n`, ends],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ends],
  ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', ends],
  ['a method in lower case', `get / HTTP/1.1\r\n${host}\r\n`, ends],
  ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, ends],
  ['a long method', `${'A'.repeat(20_000)} / HTTP/1.1\r\n${host}\r\n`, ends],
  ['a long address', get(`/${'a'.repeat(60_000)}`), ends],
  ['a long header', get('/', `X: ${'x'.repeat(60_000)}\r\n`), ends],
  ['three thousand headers', get('/', 'X: y\r\n'.repeat(3000)), ends],
  ['a header without a name', get('/', ': y\r\n'), ends],
  ['a header without a colon', get('/', `${marker}\r\n`), ends],
  ['a NUL in a header', get('/', 'X: a\0b\r\n'), ends],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), ends],
  ['a header in UTF-16', get('/', 'X\0: \0y\0\r\n'), ends],
  ['lines that end with a line feed', `GET / HTTP/1.1\nHost: localhost\n\n`, ends],
  ['empty lines before it', `\r\n\r\n\r\n${get('/')}`, ends],
  ['sixteen requests at once', get('/robots.txt').repeat(16), { requests: 16 }],
  ['forty requests at once', get('/robots.txt').repeat(40), { ...ends, requests: 40 }],
  ['a good request and a broken one', `${get('/')}${marker}\r\n\r\n`, { requests: 2 }],
  ['a body with a GET', `GET / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nhello`, {}],
  [
    'a request in the body of a GET',
    `GET / HTTP/1.1\r\n${host}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  ],
  ['half a request, then the end', `GET / HTTP/1.1\r\nHost: loc`, { ...ends, halfClosed: true }],
  ['a request, then the end of sending', get('/'), { ...ends, halfClosed: true }],
  [
    'half a body, then the end',
    'POST /api/track/page-view HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"rou',
    { ...ends, halfClosed: true, method: 'POST', path: '/api/track/page-view' },
  ],
  ['nothing, then the end', '', { ...ends, halfClosed: true }],
  ['a hundred bytes one by one', [...get('/')]],
  [
    'a body that begins later',
    [
      post('/api/track/page-view', ['Content-Length: 40'], ''),
      '{"routeSlug":"a-b",',
      '"language":"en"}     ',
    ],
    { method: 'POST', path: '/api/track/page-view' },
  ],
]

/** Twenty seconds: the server waits for headers for ten and for a request for fifteen. */
const slowMs = 20_000
const slow: readonly Row[] = [
  ['headers that never end', ['GET / HTTP/1.1\r\n', host, 'X: y\r\n']],
  ['a header that never ends', ['GET / HTTP/1.1\r\n', 'Host: loc']],
  ['a body that never comes', [post('/api/track/page-view', ['Content-Length: 900'], '')]],
  ['chunks that never end', [post('/api/track/page-view', ['Transfer-Encoding: chunked'], '5\r\n{"rou\r\n')]],
  ['nothing at all', ['']],
  ['one byte', ['G']],
  ['HTTP/0.9', ['GET /\r\n']],
  [
    'a huge chunk',
    [post('/api/track/page-view', ['Transfer-Encoding: chunked'], `ffffffffffffffff\r\n${smuggled}`)],
  ],
]

/** An answer to a smuggled request follows at once. */
const quietMs = 300

const inputOf = ([name, text, differs = {}]: Row): Input =>
  wireInput({ kind: 'wire', name, parts: typeof text === 'string' ? [text] : text, quietMs, ...differs })

export function wireInputs(): Input[] {
  return [...smuggling, ...broken].map(inputOf)
}

/** Connections that hold on: the server must end them. */
export function slowInputs(): Input[] {
  return slow.map(([name, text]) => inputOf([`slow: ${name}`, text, { ...ends, allowedMs: slowMs }]))
}
