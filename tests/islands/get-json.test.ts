import { afterEach, expect, test, vi } from 'vitest'
import { getJson } from '#lib/get-json.ts'

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the body', 'too many', { status: 429, statusText: 'Too Many Requests' }, '429: too many'],
  [
    'the status text when the body is empty',
    '',
    { status: 503, statusText: 'Unavailable' },
    '503: Unavailable',
  ],
  ['401 like any other', 'who?', { status: 401 }, '401: who?'],
])('an error says the status and %s', async (_what, body, init, message) => {
  answer(body, init)
  await expect(getJson('/x')).rejects.toThrow(new Error(message))
})

test('a call may take 401 for nothing', async () => {
  answer('', { status: 401 })
  expect(await getJson('/x', { on401: 'null' })).toBeNull()
})

test('JSON is read', async () => {
  answer('{"a":1}', { status: 200 })
  expect(await getJson('/x')).toEqual({ a: 1 })
})

test('cookies are sent, and an answer that fails is asked for once', async () => {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response('later', { status: 503 }))
  vi.stubGlobal('fetch', asked)
  await expect(getJson('/x')).rejects.toThrow('503: later')
  expect(asked.mock.calls.map(([path, { credentials }]) => [path, credentials])).toEqual([['/x', 'include']])
})
