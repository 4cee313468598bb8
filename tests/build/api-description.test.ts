// The built description of the API.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument } from '#contracts/openapi.ts'
import { openApiPath } from '#contracts/openapi-path.ts'
import { dist } from '#scripts/lib/root.ts'

test('dist holds what the contracts say', () => {
  const built = JSON.parse(readFileSync(join(dist, openApiPath), 'utf8'))
  const { origin } = new URL(process.env.SITE_URL || 'https://waymark.example')
  expect(built).toEqual(JSON.parse(JSON.stringify(openApiDocument(origin))))
})
