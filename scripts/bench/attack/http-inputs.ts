// Hostile requests of correct form over all families of pages and all calls of the API: a new one is covered by itself.
import { allCalls } from '#contracts/all-calls.ts'
import type { ApiCall } from '#contracts/api-call.ts'
import { type PageFamily, segments } from '#i18n/page-families.ts'
import { hostileHeaders, hostileMethods } from './hostile-headers.ts'
import { barely, encoded, httpInput, type Input } from './input.ts'
import { brokenEncodings, jsonValues, marker, payloads } from './payloads.ts'

interface Text {
  name: string
  /** as it stands in an address */
  address: string
}

const all = Object.entries(payloads).flatMap(([group, texts]) =>
  texts.map((text, index) => ({ name: `${group} ${index + 1}`, text })),
)
const inAddresses: readonly Text[] = [
  ...all.flatMap(({ name, text }) => [
    { name: `${name}, encoded`, address: encoded(text) },
    { name: `${name}, as it is`, address: barely(text).replaceAll('?', '%3F').replaceAll('#', '%23') },
  ]),
  ...brokenEncodings.map((address, index) => ({ name: `broken encoding ${index + 1}`, address })),
]

/** Every text after the segment of every family, in English and German, and as a query. */
export function pageInputs(): Input[] {
  return (Object.keys(segments) as PageFamily[]).flatMap((family) => {
    const start = segments[family] === '' ? '' : `/${segments[family]}`
    return inAddresses.flatMap(({ name, address }, index) => [
      httpInput({
        kind: 'pages',
        name: `${family}: ${name}`,
        path: `${index % 2 ? '/de' : ''}${start}/${address}`,
      }),
      ...(index % 4 === 0
        ? [
            httpInput({
              kind: 'pages',
              name: `${family}: ${name} in the query`,
              path: `${start || '/'}?message=${address}&${address}=1`,
            }),
          ]
        : []),
    ])
  })
}

const addressOf = ({ path }: ApiCall, query: readonly (readonly [string, string])[]) =>
  `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`

/** Every text as every parameter, as an unknown parameter, and after the path of every call. */
export function callInputs(): Input[] {
  return allCalls.flatMap((call) => {
    const { method, path, id, query } = call
    const example = Object.entries(query?.example ?? {}).map(
      ([name, value]) => [name, encodeURIComponent(value)] as const,
    )
    const input = (name: string, address: string) =>
      httpInput({ kind: 'calls', name: `${id}: ${name}`, method: method.toUpperCase(), path: address })
    const withValue = (parameter: string, value: string) =>
      addressOf(call, [...example.filter(([name]) => name !== parameter), [parameter, value]])
    const parameters = example.flatMap(([parameter]) => [
      ...inAddresses.map(({ name, address }) =>
        input(`${parameter} is ${name}`, withValue(parameter, address.replaceAll('&', '%26'))),
      ),
      input(`${parameter} twice`, addressOf(call, [...example, [parameter, marker]])),
      input(`${parameter} as a list`, addressOf(call, [[`${parameter}[]`, marker]])),
      input(`${parameter} as an object`, addressOf(call, [[`${parameter}[__proto__][x]`, marker]])),
      input(`${parameter} a thousand times`, addressOf(call, Array(1000).fill([parameter, 'x']))),
    ])
    const others = inAddresses.filter((_, index) => index % 5 === 0)
    return [
      ...parameters,
      ...others.flatMap(({ name, address }) => [
        input(`unknown parameter, ${name}`, addressOf(call, [...example, [address, address]])),
        input(`below the path, ${name}`, `${path}/${address}`),
      ]),
    ]
  })
}

type Headers = readonly (readonly [name: string, value: string])[]

/** Headers of a page of this site that sends a body of the type. */
const sentAs = (type: string): Headers => [
  ['Content-Type', type],
  ['Sec-Fetch-Site', 'same-origin'],
]

/** Every text and every value in every field of every body, and bodies that are not what they should be. */
export function bodyInputs(): Input[] {
  return allCalls.flatMap(({ id, path, body }) =>
    Object.entries(body?.examples ?? {}).flatMap(([example, value]) => {
      const good = value as Record<string, unknown>
      const right = sentAs(body?.types?.[0] ?? 'application/json')
      const input = (name: string, text: string, headers = right) =>
        httpInput({
          kind: 'bodies',
          name: `${id} ${example}: ${name}`,
          method: 'POST',
          path,
          headers,
          body: text,
        })
      const withField = (field: string, raw: string) =>
        `{${Object.entries(good)
          .map(([name, each]) => `${JSON.stringify(name)}:${name === field ? raw : JSON.stringify(each)}`)
          .join()}}`
      const whole = JSON.stringify(good)
      return [
        ...Object.keys(good).flatMap((field) => [
          ...all.map(({ name, text }) =>
            input(`${field} is ${name}`, withField(field, JSON.stringify(text))),
          ),
          ...jsonValues.map(([name, raw]) => input(`${field} is ${name}`, withField(field, raw))),
          input(`${field} twice`, `${whole.slice(0, -1)},${JSON.stringify(field)}:"${marker}"}`),
        ]),
        ...wrongBodies(whole).map(([name, text]) => input(name, text)),
        ...wrongTypes.map((type) => input(`as ${type}`, whole, sentAs(type))),
      ]
    }),
  )
}

const wrongBodies = (whole: string): [name: string, body: string][] => [
  ['nothing', ' '],
  ['half', whole.slice(0, -3)],
  ['two documents', whole + whole],
  ['a list of it', `[${whole}]`],
  ['a byte order mark', `\ufeff${whole}`],
  ['a prototype', `{"__proto__":{"${marker}":true},${whole.slice(1)}`],
  ['a constructor', `{"constructor":{"prototype":{"${marker}":true}},${whole.slice(1)}`],
  ['an unknown field', `{"${marker}":1,${whole.slice(1)}`],
  ['nested deep', `${'{"a":'.repeat(150)}1${'}'.repeat(150)}`],
  ['deep and unfinished', '['.repeat(1000)],
  ['1,025 bytes', whole.padEnd(1025)],
  ['64 KB', whole.padEnd(65_536)],
  ['a thousand fields', `{${Array.from({ length: 90 }, (_, index) => `"f${index}":1`).join()}}`],
  ['a long number', `{"routeSlug":${'9'.repeat(900)}}`],
  ['a comment', `/* ${marker} */${whole}`],
  ['NaN', '{"routeSlug":NaN}'],
  ['XML', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`],
  ['a form', `routeSlug=${marker}&language=en`],
]

const wrongTypes = [
  'text/plain',
  'text/plain; application/json',
  'application/json; charset=utf-7',
  'application/json, text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  marker,
  'application/json;'.padEnd(3000, 'x'),
]

/** Pages, a page drawn on request, a redirect, a file and every call. */
function headerTargets(): { method: string; path: string; body?: string; type?: string }[] {
  const pages = [
    '/',
    '/route/london-paris',
    '/route/tokyo-oslo',
    '/route/bordeaux-turin',
    '/route/bod-trn',
    '/route/London_Paris',
    `/${marker}`,
    '/robots.txt',
  ]
  const calls = allCalls.map(({ method, path, query, body }) => {
    const [example] = Object.values(body?.examples ?? {})
    return {
      method: method.toUpperCase(),
      path: query ? `${path}?${new URLSearchParams(query.example)}` : path,
      ...(body && { body: JSON.stringify(example), type: body.types?.[0] ?? 'application/json' }),
    }
  })
  return [...pages.map((path) => ({ method: 'GET', path })), ...calls]
}

/** Headers on pages, files and every call. */
export function headerInputs(headers = hostileHeaders): Input[] {
  return headerTargets().flatMap(({ type, ...target }) =>
    headers.map(([name, value]) =>
      httpInput({
        ...target,
        kind: 'headers',
        name: `${target.path}: ${name}: ${value.slice(0, 40)}`,
        headers: [...(type && name !== 'Content-Type' ? sentAs(type).slice(0, 1) : []), [name, value]],
      }),
    ),
  )
}

/** Methods that the site does not know, on the same. */
export function methodInputs(): Input[] {
  return headerTargets().flatMap(({ type: _, ...target }) =>
    hostileMethods.map((method) =>
      httpInput({ ...target, kind: 'methods', name: `${method} ${target.path}`, method, body: 'x' }),
    ),
  )
}
