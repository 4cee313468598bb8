// Checks that no figure is more than twice or less than half of what the last commit has.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from '#catalogue/table.ts'
import { allTables } from '../read/all-tables.ts'
import { withCommitted } from '../read/committed.ts'
import { Problems } from '../read/problems.ts'
import { readTable } from '../read/table.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** How the rows of a table are told apart, and the columns whose figures are compared. */
interface Compared {
  by: readonly string[]
  /** columns whose ratio says nothing: coordinates, years, degrees */
  without?: readonly string[]
  /** largest difference that is no jump, whatever the ratio: of 1 and 3 departures */
  slack?: number
}

const service: Compared = { by: ['id'], slack: 2 }
/** By folder of data/; the tables not named here hold no figures. */
const compared: Readonly<Record<string, Compared>> = {
  'services/rail': service,
  'services/air': service,
  'services/coach': service,
  'services/ferry': service,
  stops: { by: ['id'], without: ['lat', 'lng'], slack: 5 },
  'stop-links': { by: ['from', 'to'], slack: 5 },
  operators: { by: ['id'] },
  roads: { by: ['from', 'to', 'crossing'], slack: 5 },
  vignettes: { by: ['country'] },
  factors: { by: ['id'] },
  'fare-models': { by: ['id'] },
  fares: { by: ['from', 'to', 'operator', 'product', 'class', 'basis'] },
  climate: { by: ['place', 'month'], without: ['month', 'high', 'low'], slack: 4 },
  'city-facts': { by: ['place'], without: ['year'] },
  'airport-transfers': { by: ['airport', 'city', 'by', 'name', 'to'], slack: 5 },
  'operator-rules': { by: ['operator'] },
  overrides: { by: ['route', 'option', 'field'] },
}
const times = 2

interface Figure {
  /** row and column, without the value */
  id: string
  where: string
  column: string
  value: number
  slack: number
}

const keyOf = ({ id, value }: Pick<Figure, 'id' | 'value'>) => `${id} ${value}`

const at = (row: unknown, path: readonly string[]) =>
  path.reduce<unknown>((part, field) => (part as Record<string, unknown> | undefined)?.[field], row)

function figuresOfTable(root: string, table: Table<object>): Figure[] {
  const { by, without = [], slack = 0 } = compared[table.folder] as Compared
  // a row of the past may no longer be readable: then it is not compared
  return readTable(root, table, new Problems()).flatMap((row) => {
    const names = by.map((field) => (row as unknown as Record<string, unknown>)[field] ?? '').join(' ')
    return table.columns.flatMap(({ name, path }) => {
      const value = path.length > 0 ? at(row, path) : undefined
      if (typeof value !== 'number' || without.includes(name)) return []
      return [{ id: `${table.folder} ${names} ${name}`, where: row.where, column: name, value, slack }]
    })
  })
}

/** Numbers and prices of a facts.json, by path; coordinates are checked against the city. */
function figuresOfFacts(value: unknown, path: string): [path: string, value: number][] {
  if (/\.(lat|lng)$/.test(path)) return []
  if (typeof value === 'number') return [[path, value]]
  if (typeof value === 'string')
    return /^[€£]\d/.test(value)
      ? [...value.matchAll(/\d+(\.\d+)?/g)].map(([digits], end) => [`${path} ${end + 1}`, Number(digits)])
      : []
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, part]) => figuresOfFacts(part, `${path}.${field}`))
}

function figuresOfFile(root: string, path: string): Figure[] {
  if (!existsSync(join(root, path))) return []
  try {
    const facts = JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown
    return figuresOfFacts(facts, '').map(([field, value]) => {
      const column = field.slice(1)
      return { id: `${path} ${column}`, where: path, column, value, slack: 5 }
    })
  } catch {
    return []
  }
}

/** Figures of the folders and files that `paths` touch. */
function figuresIn(root: string, paths: readonly string[]): Figure[] {
  const tables = (allTables as readonly Table<object>[]).filter(
    ({ folder }) => folder in compared && paths.some((path) => path.startsWith(`data/${folder}/`)),
  )
  const files = paths.filter((path) => path.endsWith('/facts.json'))
  return [
    ...tables.flatMap((table) => figuresOfTable(root, table)),
    ...files.flatMap((path) => figuresOfFile(root, path)),
  ]
}

function isJump(was: number, { value, slack }: Figure): boolean {
  if (Math.abs(value - was) <= slack) return false
  const [less, more] = [Math.min(was, value), Math.max(was, value)]
  return less <= 0 ? more > less : more > times * less
}

function finding(was: number, figure: Figure): Finding {
  const { where, column, value } = figure
  const share = was > 0 && value > 0 ? `${Number((value / was).toPrecision(2))} times` : 'not'
  return {
    key: keyOf(figure),
    where,
    what: `"${column}" is ${value}, ${share} the ${was} of the last commit.`,
  }
}

export const jumps: CatalogueCheck = {
  id: 'jumps',
  name: 'no figure doubles or halves against the last commit',
  remedy: 'Correct the figure.',
  faults({ committed }) {
    if (!committed) return []
    const paths = [...committed.before.keys()]
    const before = withCommitted(committed, (root) => figuresIn(root, paths))
    const known = new Map(before.map(({ id, value }) => [id, value]))
    return figuresIn(committed.root, paths).flatMap((figure) => {
      const was = known.get(figure.id)
      return was !== undefined && isJump(was, figure) ? [finding(was, figure)] : []
    })
  },
  measures: ({ committed }) => (committed ? [] : ['skipped: there is no commit to compare with']),
  /** The value is accepted, so the row stays right after the commit, until the figure changes again. */
  stillHolds({ committed }, keys) {
    if (!committed) return new Set(keys)
    const [folders, files] = [Object.keys(compared), keys.map((key) => key.split(' ')[0] as string)]
    const paths = [...folders.map((folder) => `data/${folder}/`), ...files]
    return new Set(figuresIn(committed.root, paths).map(keyOf))
  },
}
