// The published JSON files and the schemas beside them, as built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callLicences } from '#catalogue/call.ts'
import { calledServices } from '#catalogue/load.ts'
import { callsFile, callsPath, filePath, publishedFiles, schemaPath } from '#contracts/published/all-files.ts'
import { dist } from '#scripts/lib/root.ts'

const built = (path: string) => JSON.parse(readFileSync(join(dist, path), 'utf8'))
const faultsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error?.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
/** The published schema as a reader of the file has it. */
const published = (name: string) => z.fromJSONSchema(built(schemaPath(name)))

describe.each(publishedFiles)('/$name.json', ({ name, schema }) => {
  const { $schema, ...data } = built(filePath(name))

  test('names its schema, and fits it', () => {
    expect($schema).toBe(schemaPath(name))
    expect(faultsOf(published(name), data)).toEqual([])
  })

  test('has no field that the schema does not describe', () => {
    expect(faultsOf(schema, data)).toEqual([])
  })
})

describe('/calls/{service}.json', () => {
  const files = calledServices().map((service) => ({ service, ...built(callsPath(service)) }))

  test('is there for every service whose calls are known, and fits its schema', () => {
    expect(files.length).toBeGreaterThan(200)
    for (const { $schema, ...data } of files) {
      expect($schema).toBe(schemaPath(callsFile.name))
      expect(faultsOf(callsFile.schema, data), data.service).toEqual([])
    }
  })

  test('names a licence that allows to pass it on, with its text, and whom to credit', () => {
    for (const { licence, credit, service } of files) {
      expect(callLicences[licence.name], service).toBe(licence.url)
      expect(credit, service).not.toBe('')
    }
    const licenceOf = (id: string) => files.find(({ service }) => service === id)?.licence.name
    expect(licenceOf('tgv-paris-lyon')).toBe('ODbL 1.0')
  })

  test('is at most 3 KB over the wire', () => {
    for (const { service, ...data } of files)
      expect(gzipSync(JSON.stringify(data)).length, service).toBeLessThanOrEqual(3000)
  })
})

type Option = Record<string, unknown> & { mode: string }
const routes = built('/routes-data.json')
const change: [string, (option: Option) => void][] = [
  ['a car without legs', (option) => delete option.legs],
  ['an option with empty legs', (option) => Object.assign(option, { legs: [] })],
  ['an option without a basis', (option) => delete option.basis],
  ['an option that does not say whether it is a night service', (option) => delete option.night],
  ['a duration as text', (option) => Object.assign(option, { duration: '2h' })],
  ['an unknown mode', (option) => Object.assign(option, { mode: 'rocket' })],
]
test.each(change)('the published schema of routes refuses %s', (_, spoil) => {
  const one = structuredClone({ ...routes, routes: { 'london-paris': routes.routes['london-paris'] } })
  const schema = published('routes-data')
  expect(faultsOf(schema, one)).toEqual([])
  const options: Option[] = one.routes['london-paris'].transportOptions
  spoil(options.find(({ mode }) => mode === 'car') as Option)
  expect(faultsOf(schema, one)).not.toEqual([])
})

test('the published schema of routes refuses a season without a recommendation', () => {
  const one = structuredClone({ ...routes, routes: { 'london-paris': routes.routes['london-paris'] } })
  one.routes['london-paris'].bestTimeToTravel.seasons[0].recommendation = ''
  expect(faultsOf(published('routes-data'), one)).not.toEqual([])
})

test('night services are marked, day services are not', () => {
  const night = (slug: string, id: string) =>
    routes.routes[slug].transportOptions.find((option: Option) => (option.id as string).includes(id))?.night
  expect(night('london-paris', 'eurostar')).toBe(false)
  const all: Option[] = Object.values<{ transportOptions: Option[] }>(routes.routes).flatMap(
    ({ transportOptions }) => transportOptions,
  )
  expect(all.filter(({ id, night: marked }) => (id as string).includes('nightjet') && !marked)).toEqual([])
  expect(all.filter(({ mode, night: marked }) => mode === 'flight' && marked)).toEqual([])
})
