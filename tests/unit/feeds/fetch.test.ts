// A feed fetched from its address, from a server of this test.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFeed, isAddress } from '#compiler/feeds/fetch-feed.ts'
import { stopEverything } from '#tools/process.ts'

let server: Server
let origin: string
const agents: (string | undefined)[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    agents.push(request.headers['user-agent'])
    if (request.url !== '/feed.zip') response.writeHead(404)
    response.end('PK feed')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await stopEverything()
})

test('lies in a file, and the server is told who asked', async () => {
  const progress: string[] = []
  const file = await fetchFeed(`${origin}/feed.zip`, (text) => progress.push(text))
  expect(readFileSync(file, 'utf8')).toBe('PK feed')
  expect(agents.at(-1)).toContain('waymark')
  expect(progress.length).toBeGreaterThan(0)
})

test('that is not there says so', async () => {
  await expect(fetchFeed(`${origin}/gone.zip`, () => {})).rejects.toThrow(
    `${origin}/gone.zip: answers 404. Look at the publisher's page for the address.`,
  )
})

test.each([
  ['https://feeds.example/x.zip', true],
  ['feeds.example, look for trains', false],
  ['data/x.zip', false],
])('%s is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
