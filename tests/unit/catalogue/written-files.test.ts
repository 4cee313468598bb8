// Files that a compile writes for editors: schemas and coverage match the present data.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compile } from '#compiler/compose/compile.ts'
import { coverage } from '#compiler/emit/coverage.ts'
import { jsonSchemas } from '#compiler/emit/json-schemas.ts'
import { readingList } from '#compiler/emit/reading-list.ts'
import { agingRows, toLookUp } from '#compiler/emit/to-look-up.ts'
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
  const reading = readingList(routes, network)

  it('counts services, options and pairs, and lists the gaps', () => {
    const gaps = [{ subject: 'ferries', what: 'half of them', why: 'nobody knows' }]
    const text = coverage(routes, network, { gaps, aging: [], reading })
    expect(text).toContain(
      `- ${routes.length} directed routes with ${routes.flatMap(({ options }) => options).length} options`,
    )
    expect(text).toContain('| ferries | half of them | nobody knows |')
    expect(text).toMatch(/\| train \| \d+ \|/)
    expect(text).toContain('- 0 of 2 night trains are in a list with every call')
  })

  it('says so when nothing is written down', () => {
    expect(coverage(routes, network, { gaps: [], aging: [], reading })).toContain('None written down.')
  })
})

describe('the rows to look up', () => {
  const source = (id: string, asOf: string) =>
    [id, { id, asOf, title: id, publisher: id, licence: id, where: '' }] as const
  const sources = new Map([source('read', '2026-03'), source('old', '2025-06'), source('remembered', '2026')])
  const row = (where: string, ...ids: string[]) => ({ where: `data/${where}`, sources: ids })

  it('are those without a source whose month is late enough, by file and line', () => {
    const rows = [
      row('transfers/north.csv:3', 'old'),
      row('transfers/north.csv:4', 'remembered'),
      row('transfers/north.csv:5', 'remembered', 'read'),
      row('transfers/north.csv:9', 'remembered'),
      row('transfers/south.csv:4', 'old'),
      row('landmarks/big-ben', 'read'),
      row('services/rail/a.csv:2', 'unheard-of'),
    ]
    expect(toLookUp(rows, { sources }, '2025-12')).toEqual([
      ['transfers', 5, 4, 'north.csv 3–4, 9; south.csv 4'],
      ['landmarks', 1, 0, '–'],
      ['services/rail', 1, 1, 'a.csv 2'],
    ])
  })

  it('come from every service of the catalogue', () => {
    const network = readNetwork('tests/fixtures/network')
    const { services, roads, vignettes, fareModels } = network
    expect(agingRows(network).length).toBe(services.size + roads.length + vignettes.size + fareModels.size)
  })
})
