// Writes proposals into data/services: what agrees, and of the rest what an editor chose.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serviceTables } from '#catalogue/service.ts'
import { StepError } from '#tools/process.ts'
import { CsvRows } from './csv-rows.ts'
import type { Proposal } from './proposal.ts'

const columnOrder = [...new Set(serviceTables[0].columns.map(({ name }) => name))]
const newHeader = (cells: Readonly<Record<string, string>>) =>
  columnOrder.filter((name) => cells[name] !== undefined).join(',')

/** Whether a proposal can be written: it changes cells, or is a new row. */
const isWritable = ({ changes, cells }: Proposal) => cells !== undefined || changes.length > 0

/**
 * The proposals to write: all that agree, and the chosen ones.
 * @throws StepError for a chosen id that the feed does not propose, or that has nothing to write
 */
export function toWrite(proposals: readonly Proposal[], chosen: readonly string[]): Proposal[] {
  const byId = new Map(proposals.map((proposal) => [proposal.service, proposal]))
  const unknown = chosen.filter((id) => !byId.has(id))
  if (unknown.length > 0)
    throw new StepError(`${unknown.join(', ')}: not in the report. Copy ids from its lines.`)
  const empty = chosen.flatMap((id) => byId.get(id) ?? []).filter((proposal) => !isWritable(proposal))
  if (empty.length > 0)
    throw new StepError(
      empty.map(({ service, why }) => `${service}: has nothing to write: ${why}. Leave it out.`).join('\n'),
    )
  return proposals.filter(
    (proposal) => isWritable(proposal) && (proposal.kind === 'agrees' || chosen.includes(proposal.service)),
  )
}

/** The text of a file with proposals written into it; an empty text is a new file. */
export function appliedTo(text: string, file: string, proposals: readonly Proposal[]): string {
  const firstCells = proposals.find(({ cells }) => cells)?.cells
  const rows = new CsvRows(text === '' && firstCells ? `${newHeader(firstCells)}\n` : text, file)
  for (const { service, changes, cells } of proposals)
    if (cells) rows.append(cells, columnOrder)
    else
      rows.change(
        { id: service, cells: Object.fromEntries(changes.map(({ column, theirs }) => [column, theirs])) },
        columnOrder,
      )
  return rows.text
}

/** Writes proposals below `root/data/services`. @returns how many rows were written */
export function applyProposals(root: string, proposals: readonly Proposal[]): number {
  for (const [file, ofFile] of Map.groupBy(proposals, (proposal) => proposal.file)) {
    const name = `data/services/${file}`
    const path = join(root, name)
    const text = appliedTo(existsSync(path) ? readFileSync(path, 'utf8') : '', name, ofFile)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return proposals.length
}
