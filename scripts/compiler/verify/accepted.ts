// Findings that editors accept, each with its reason: data/accepted.
import { text } from '#catalogue/columns.ts'
import { type RowOf, table } from '#catalogue/table.ts'
import type { Check } from '#tools/check.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { type Located, readTable } from '../read/table.ts'
import { type CatalogueCheck, type Compiled, type Finding, findingText } from './finding.ts'

export const acceptedTable = table({
  folder: 'accepted',
  row: 'a finding of `npm run verify -- catalogue` or `npm run verify -- texts` that is right as it is',
  fields: {
    check: text('Name a check of npm run verify -- catalogue or texts; of the check of names, names.'),
    key: text('Copy the key it prints.'),
    reason: text('Say why it is as it is.'),
  },
})
type Accepted = RowOf<typeof acceptedTable>

/** @throws WrongData */
export function readAccepted(root: string): Located<Accepted>[] {
  const problems = new Problems()
  const rows = readTable(root, acceptedTable, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return rows
}

/**
 * Findings that data/accepted does not list, and its rows without a finding.
 * `stillHolds` says which of them are right all the same; none by default.
 */
export function unaccepted<Found extends Finding>(
  check: string,
  findings: readonly Found[],
  accepted: readonly Located<Accepted>[],
  stillHolds: (keys: readonly string[]) => ReadonlySet<string> = () => new Set(),
): (Found | Required<Finding>)[] {
  const here = accepted.filter((row) => row.check === check)
  const keys = new Set(here.map(({ key }) => key))
  const found = new Set(findings.map(({ key }) => key))
  const idle = here.filter(({ key }) => !found.has(key))
  const held = idle.length > 0 ? stillHolds(idle.map(({ key }) => key)) : new Set()
  const stale = idle
    .filter(({ key }) => !held.has(key))
    .map(({ key, where }) => ({
      key,
      where,
      what: `accepts "${key}", which is no finding any more.`,
      remedy: 'Remove the row.',
    }))
  return [...findings.filter(({ key }) => !keys.has(key)), ...stale]
}

/** What a check finds and data/accepted does not list. */
export const openFindings = (
  { id, faults, stillHolds }: CatalogueCheck,
  compiled: Compiled,
  accepted: readonly Located<Accepted>[],
): Finding[] =>
  unaccepted(id, faults(compiled), accepted, stillHolds && ((keys) => stillHolds(compiled, keys)))

/** A check without the accepted findings, the others as lines of text. */
export const withAccepted = (
  check: CatalogueCheck,
  accepted: readonly Located<Accepted>[],
): Check<Compiled> => ({
  name: `${check.id}: ${check.name}`,
  remedy: `${check.remedy} ${howToAccept(check.id)}`,
  faults: (compiled) => openFindings(check, compiled, accepted).map(findingText),
  ...(check.measures && { measures: check.measures }),
})

/** The row of data/accepted for a finding of the check. */
export const howToAccept = (id: string) =>
  `What is right as it is gets a row in data/accepted/verify.csv: ${id},the key in brackets,"the reason".`
