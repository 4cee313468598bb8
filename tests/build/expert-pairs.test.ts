// Journeys between 300 pairs of places against what an expert of timetables wrote down of them beforehand.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { isServed, type Mode } from '#catalogue/mode.ts'
import { townsOf } from '#catalogue/place.ts'
import { openReach, type Reach } from '#catalogue/reach/read.ts'
import type { Leg, TransportOption } from '#catalogue/route.ts'
import { reachFile, reachFolder } from '#compiler/reach/reach-files.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'

/** Every value is a text; several values or operators are separated by semicolons, and one of them is enough. */
interface Row {
  origin: string
  destination: string
  mode: Mode
  claim: 'direct' | 'changes' | 'minutes' | 'operator' | 'absent' | 'crossing'
  value: string
  /** per cent of `minutes` */
  tolerance: string
  /** ids, or names of operators */
  operators: string
}

const rows: Row[] = parse(readFileSync(join(root, 'tests/fixtures/expert-pairs.csv'), 'utf8'), {
  columns: true,
  comment: '#',
  comment_no_infix: true,
})
const pairs = [...new Set(rows.map(({ origin, destination }) => `${origin} ${destination}`))]
const network = readNetwork(root)
const towns = new Set(townsOf(network.places.values()).map(({ id }) => id))
const shareThatHolds = 0.95

const opened = new Map<string, Reach>()

/** undefined where the place has no reach file. */
function reachOf(place: string): Reach | undefined {
  const file = reachFile(reachFolder, place)
  if (!opened.has(place) && existsSync(file)) opened.set(place, openReach(readFileSync(file)))
  return opened.get(place)
}

const nameOf = (operator: string) => network.operators.get(operator)?.name ?? operator

/** A company is found by the first words of its name: "SATA" also stands for "SATA Air Açores". */
const isCalled = (operator: string, called: string) =>
  operator === called || `${nameOf(operator)} `.startsWith(`${called} `)

const wordsOf = ({ service, operator, product, mode }: Leg) =>
  [service, operator && nameOf(operator), product, mode].join(' ').toLowerCase()

/** What the options of the row's mode say instead; undefined where the row holds. */
const contradictions: Record<Row['claim'], (row: Row, options: TransportOption[]) => string | undefined> = {
  direct({ value }, options) {
    const found = options.some(({ changes }) => changes.length === 0) ? 'yes' : 'no'
    return found === value ? undefined : found
  },
  changes({ value }, options) {
    const least = Math.min(...options.map(({ changes }) => changes.length))
    return value.split(';').map(Number).includes(least) ? undefined : String(least)
  },
  minutes({ value, tolerance }, options) {
    const fastest = Math.min(...options.map(({ minutes }) => minutes.value))
    const margin = (Number(value) * Number(tolerance)) / 100
    return Math.abs(fastest - Number(value)) <= margin ? undefined : String(fastest)
  },
  operator({ operators }, options) {
    const found = [...new Set(options.flatMap((option) => option.operators))]
    const called = operators.split(';')
    const isFound = found.some((operator) => called.some((one) => isCalled(operator, one)))
    return isFound ? undefined : found.join(' ')
  },
  absent: (_, options) => (options.length === 0 ? undefined : options.map(({ id }) => id).join(' ')),
  crossing({ value }, options) {
    const crossings = options.flatMap(({ legs }) => legs.filter(({ road }) => !road)).map(wordsOf)
    const isNamed = crossings.some((words) => value.split(';').some((word) => words.includes(word)))
    return isNamed ? undefined : crossings.join(' ')
  },
}

/** What is wrong with a row, undefined where it holds. */
function fault(row: Row): string | undefined {
  const { origin, destination, mode, claim, value, operators } = row
  const reach = reachOf(origin)
  const missing = [origin, destination].filter((place) => !towns.has(place))
  if (missing.length > 0) return `${origin}-${destination}: ${missing.join(' and ')} is no town`
  if (!reach) return `${origin}-${destination}: no reach file. Run npm run data -- reach.`
  const options = (reach.route(destination)?.options ?? []).filter((option) => option.mode === mode)
  const found = contradictions[claim](row, options)
  if (found === undefined) return undefined
  return `${origin}-${destination}: ${mode} ${claim} ${value || operators}, found ${found || 'nothing'}`
}

test('the rows speak of 300 pairs, half of them without a city', () => {
  expect(pairs).toHaveLength(300)
  const isCity = (place: string) => network.places.get(place)?.kind === 'city'
  expect(pairs.filter((pair) => !pair.split(' ').some(isCity)).length).toBeGreaterThanOrEqual(150)
})

test('each row says what its claim asks for', () => {
  const isWhole: Record<Row['claim'], (row: Row) => boolean> = {
    direct: ({ value }) => value === 'yes' || value === 'no',
    changes: ({ value }) => /^\d(;\d)*$/.test(value),
    minutes: ({ value, tolerance }) => Number(value) > 0 && Number(tolerance) > 0,
    operator: ({ mode, operators }) => isServed(mode) && operators !== '',
    absent: ({ value, operators }) => value === '' && operators === '',
    crossing: ({ mode, value }) => mode === 'car' && value !== '',
  }
  expect(rows.filter((row) => !isWhole[row.claim](row))).toEqual([])
})

test('nineteen rows of twenty hold', () => {
  const faults = rows.flatMap((row) => fault(row) ?? [])
  const share = 1 - faults.length / rows.length
  expect(share, `${faults.length} of ${rows.length} rows\n${faults.join('\n')}`).toBeGreaterThanOrEqual(
    shareThatHolds,
  )
})
