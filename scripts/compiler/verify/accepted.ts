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

/** Findings that data/accepted does not list, and its rows without a finding. */
export function unaccepted<Found extends Finding>(
  check: string,
  findings: readonly Found[],
  accepted: readonly Located<Accepted>[],
): (Found | Required<Finding>)[] {
  const here = accepted.filter((row) => row.check === check)
  const keys = new Set(here.map(({ key }) => key))
  const found = new Set(findings.map(({ key }) => key))
  const stale = here
    .filter(({ key }) => !found.has(key))
    .map(({ key, where }) => ({
      key,
      where,
      what: `accepts "${key}", which is no finding any more.`,
      remedy: 'Remove the row.',
    }))
  return [...findings.filter(({ key }) => !keys.has(key)), ...stale]
}

/** A check without the accepted findings, the others as lines of text. */
export const withAccepted = (
  { id, name, remedy, faults }: CatalogueCheck,
  accepted: readonly Located<Accepted>[],
): Check<Compiled> => ({
  name: `${id}: ${name}`,
  remedy: `${remedy} What is right as it is goes into data/accepted with its key and a reason.`,
  faults: (compiled) => unaccepted(id, faults(compiled), accepted).map(findingText),
})
