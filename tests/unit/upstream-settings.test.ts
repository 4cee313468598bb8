// Settings of outside services: the README lists the declared ones, and the server reads the declaration.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { weatherSources } from '#contracts/weather.ts'
import { readConfig } from '#functions/server/config.ts'
import { connected } from '#functions/server/connected.ts'
import {
  flightServices,
  rateServices,
  type ServiceName,
  services,
  weatherServices,
} from '#functions/upstream/all-services.ts'
import type { OutsideService, Setting } from '#functions/upstream/define-service.ts'

const settingsOf = ({ settings }: OutsideService<string>): Setting[] => Object.values(settings)
const code = (variables: readonly string[]) => variables.map((variable) => `\`${variable}\``).join(', ')

/** Rows of outside services in the README's table "Settings". */
function settingsRows(declared: readonly OutsideService<string>[]): string[] {
  const own = declared.map(settingsOf).filter((settings) => settings.length > 0)
  const rows = own.map((settings) => {
    const meanings = settings.map(({ meaning }) => meaning).join('; ')
    return `| ${code(settings.map(({ variable }) => variable))} | server | ${meanings} |`
  })
  const origins = code(declared.map(({ originVariable }) => originVariable))
  const meaning = 'other origins for outside services, for mirrors and tests; may end in a path'
  return [...rows, `| ${origins} | server | ${meaning} |`]
}

const variables = services.flatMap((service) => [
  service.originVariable,
  ...settingsOf(service).map(({ variable }) => variable),
])

describe('settings of outside services', () => {
  it('stand in the README as they are declared', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const rows = readme
      .split('\n')
      .filter((line) => variables.some((variable) => line.startsWith(`| \`${variable}\``)))
    expect(rows).toEqual(settingsRows(services))
  })

  it('have variables of their own', () => {
    expect(new Set(variables).size).toBe(variables.length)
  })

  it.each(variables)('%s with a line break is refused by its name', (variable) => {
    expect(() => readConfig({ [variable]: 'a\r\nb' })).toThrow(
      new RegExp(`^Environment: ${variable} is not usable: .+ Correct it or leave it out\\.$`),
    )
  })

  it.each(services.map(({ name, origin, originVariable }) => ({ name, origin, originVariable })))(
    '$name is asked at its own address unless $originVariable names another',
    ({ name, origin, originVariable }) => {
      expect(readConfig({ [originVariable]: '' }).services[name].base).toBe(origin)
      const moved = readConfig({ [originVariable]: 'http://127.0.0.1:1/mirror//' })
      expect(moved.services[name].base).toBe('http://127.0.0.1:1/mirror')
    },
  )
})

describe('a service', () => {
  const namesOf = (list: readonly OutsideService<ServiceName>[], environment: Record<string, string> = {}) =>
    connected(list, readConfig(environment)).map(({ name }) => name)

  it.each([
    ['no setting', {}, []],
    ['a token of Duffel', { DUFFEL_TOKEN: 'x' }, ['duffel']],
    ['an empty token', { DUFFEL_TOKEN: '' }, []],
    ['both tokens', { DUFFEL_TOKEN: 'x', TRAVELPAYOUTS_TOKEN: 'x' }, ['travelpayouts', 'duffel']],
  ])('of fares with %s', (_, environment, names) => {
    expect(namesOf(flightServices, environment)).toEqual(names)
  })

  it.each([
    ['no setting', {}, []],
    ['a name', { MET_USER_AGENT: 'x' }, ['met-norway']],
    ['the address of the site', { SITE_URL: 'https://waymark.example' }, ['met-norway']],
    ['a key as well', { MET_USER_AGENT: 'x', OPEN_METEO_API_KEY: 'x' }, ['open-meteo', 'met-norway']],
  ])('of the weather with %s', (_, environment, names) => {
    expect(namesOf(weatherServices, environment)).toEqual(names)
  })

  it('of rates needs no setting', () => {
    expect(namesOf(rateServices)).toEqual(['ecb', 'frankfurter'])
  })

  it('of the weather is one the contract names, and says how it is credited', () => {
    expect(weatherServices.map(({ name }) => name).sort()).toEqual([...weatherSources].sort())
    for (const { attribution } of weatherServices) expect(attribution?.url).toMatch(/^https:\/\/[a-z.-]+\/$/)
  })

  it('is asked for one thing, and listed among all', () => {
    const asked = [...flightServices, ...weatherServices, ...rateServices].map(({ name }) => name)
    expect(asked.sort()).toEqual(services.map(({ name }) => name).sort())
  })
})
