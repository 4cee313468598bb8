// Files that a compile writes for editors: schemas and coverage match the present data.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compile } from '#compiler/compose/compile.ts'
import { coverage } from '#compiler/emit/coverage.ts'
import { jsonSchemas } from '#compiler/emit/json-schemas.ts'
import { readNetwork } from '#compiler/read/read-network.ts'

describe('JSON Schemas', () => {
  it.each([...jsonSchemas()])('%s is up to date', (path, text) => {
    expect(readFileSync(path, 'utf8'), 'Run npm run data -- catalogue').toBe(text)
  })

  it('tell an editor what to write into every column', () => {
    const schema = JSON.parse(jsonSchemas().get('data/schemas/services-rail.schema.json') ?? '')
    expect(schema.items.required).toContain('minutes')
    expect(schema.items.properties.minutes.description).toBe('Give the typical journey time in minutes.')
    expect(() => z.fromJSONSchema(schema.items)).not.toThrow()
  })
})

describe('the coverage', () => {
  const network = readNetwork('tests/fixtures/network')
  const { routes } = compile(network)

  it('counts services, options and pairs, and lists the gaps', () => {
    const text = coverage(routes, network, [
      { subject: 'ferries', what: 'half of them', why: 'nobody knows' },
    ])
    expect(text).toContain(
      `- ${routes.length} directed routes with ${routes.flatMap(({ options }) => options).length} options`,
    )
    expect(text).toContain('| ferries | half of them | nobody knows |')
    expect(text).toMatch(/\| train \| \d+ \|/)
  })

  it('says so when nothing is written down', () => {
    expect(coverage(routes, network, [])).toContain('None written down.')
  })
})
