// Errors of the server: visitors get advice in their language, programs a code, and only the log the cause.
import { afterEach, expect, it, vi } from 'vitest'
import directory from '#build/server/directory.json' with { type: 'json' }
import facts from '#build/server/facts.json' with { type: 'json' }
import gazetteer from '#build/server/gazetteer.json' with { type: 'json' }
import land from '#build/server/land.json' with { type: 'json' }
import release from '#build/server/release.json' with { type: 'json' }
import { openDatabase } from '#functions/node/sqlite.ts'
import { createApp } from '#functions/server/app.ts'
import { memoryCache } from '#functions/server/cache.ts'
import { readConfig } from '#functions/server/config.ts'
import { messagesFor } from '#i18n/messages.ts'
import { createWorld } from '#models/on-request/world.ts'
import { indexPlaces } from '#places/place-index.ts'

const reason = 'EIO: the disk is gone, read /srv/secret/dist'
const app = createApp({
  db: openDatabase(':memory:', 'functions/db/migrations'),
  assets: {
    fetch: async () => {
      throw new Error(reason)
    },
    bytes: async () => {
      throw new Error(reason)
    },
  },
  cache: memoryCache(Date.now),
  rateLimit: async () => true,
  nameLimit: async () => true,
  clientAddress: () => '',
  config: readConfig({}),
  directory,
  places: indexPlaces(gazetteer),
  world: createWorld(directory.estimates, { gazetteer, land }),
  facts,
  indexedPairs: new Set(),
  opportunities: { opportunities: [], insights: [] },
  csp: { scriptHashes: [] },
  release,
  now: () => new Date(),
  fetch,
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let minute = 0
/** One cause writes one line a minute. */
function inTheNextMinute(): void {
  minute += 1
  vi.useFakeTimers({ now: Date.now() + minute * 60_000, toFake: ['Date'] })
}

it.each([
  ['/', 'en'],
  ['/route/london-paris', 'en'],
  ['/de/route/london-paris', 'de'],
  ['/fr/nowhere/<script>alert(1)</script>', 'fr'],
  ['/route/london-atlantis', 'en'],
] as const)('%s says in its language that something went wrong', async (path, lang) => {
  inTheNextMinute()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await app.fetch(new Request(`https://waymark.example${path}`))
  const html = await response.text()
  const { title, text, goHome } = messagesFor(lang).error
  expect(response.status).toBe(500)
  for (const words of [title, goHome]) expect(html).toContain(words)
  expect(html).toContain(text.slice(0, 20))
  expect(html).toContain(`lang="${lang}"`)
  expect(html).not.toMatch(/EIO|secret|alert/)
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const id = response.headers.get('X-Request-Id') as string
  expect(html).toContain(id)
  expect(log.mock.calls.flat().join('\n')).toContain(id)
  expect(log.mock.calls.flat().join('\n')).toContain('the disk is gone')
})

it('a call says so in JSON', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await app.fetch(new Request('https://waymark.example/api/openapi.json'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'internal',
      message: 'Something went wrong. Try again later.',
      requestId: response.headers.get('X-Request-Id'),
    },
  })
})
