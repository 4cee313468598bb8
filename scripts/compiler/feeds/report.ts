// What was read from a feed, as a report for an editor: plain on a terminal, Markdown in a file.
import { type FeedReport, type Proposal, type ProposalKind, proposalKinds } from './proposal.ts'

const headings: Readonly<Record<ProposalKind, string>> = {
  agrees: 'Agrees',
  differs: 'Differs',
  absent: 'Not in the feed though it should be',
  questioned: 'To look at',
  new: 'Not ours yet',
  decided: 'Stays as it is',
}
const inOrder: readonly ProposalKind[] = ['differs', 'questioned', 'absent', 'new', 'decided', 'agrees']

export const countsOf = (proposals: readonly Proposal[]): Record<ProposalKind, number> =>
  Object.fromEntries(
    proposalKinds.map((kind) => [kind, proposals.filter((each) => each.kind === kind).length]),
  ) as Record<ProposalKind, number>

/** "Eurostar, 2026-08-19 to 2026-11-16: 22 agree, 0 differ …" */
export function summaryLine({ feed, period, proposals, seconds, megabytes }: FeedReport): string {
  const counts = countsOf(proposals)
  const parts = [
    `${counts.agrees} agree`,
    `${counts.differs} differ`,
    `${counts.questioned} to look at`,
    `${counts.absent} not in the feed`,
    `${counts.decided} stay as they are`,
    `${counts.new} not ours yet`,
  ]
  return `${feed}, ${period}: ${parts.join(', ')} (${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s)`
}

/** "105 services with 1409 calls for data/calls/…", where the feed gives any. */
const callsLine = ({ calls }: FeedReport): string[] =>
  calls ? [`${calls.services.length} services with ${calls.lines.length} calls for ${calls.file}`] : []

const rowText = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells)
    .map(([column, cell]) => `${column} ${cell}`)
    .join(', ')

const lineOf = ({ service, why, cells, file }: Proposal) =>
  `${service}: ${why}${cells ? ` (data/services/${file}: ${rowText(cells)})` : ''}`

/** Lines for the terminal: a line per service; those that agree are only counted. */
export function reportLines(report: FeedReport): string[] {
  const sections = inOrder.flatMap((kind) => {
    const ofKind = report.proposals.filter((each) => each.kind === kind)
    if (ofKind.length === 0) return []
    const lines = kind === 'agrees' ? ofKind.map(({ service }) => service).join(' ') : ofKind.map(lineOf)
    return ['', `${headings[kind]} (${ofKind.length})`, ...[lines].flat().map((line) => `  ${line}`)]
  })
  const rows = (report.rows ?? []).flatMap(({ file, header, lines }) => [
    '',
    `To decide, for ${file}`,
    ...[header, ...lines].map((line) => `  ${line}`),
  ])
  const left = report.calls?.notices ?? []
  const calls =
    left.length > 0 ? ['', `Calls left out (${left.length})`, ...left.map((line) => `  ${line}`)] : []
  return [...report.notices, ...sections, ...rows, ...calls, '', ...callsLine(report), summaryLine(report)]
}

const escaped = (text: string) => text.replaceAll('|', '\\|')

/** The report as a Markdown document. */
export function reportMarkdown(report: FeedReport): string {
  const sections = inOrder.flatMap((kind) => {
    const ofKind = report.proposals.filter((each) => each.kind === kind)
    if (ofKind.length === 0) return []
    const rows = ofKind.map(
      (each) => `| \`${each.service}\` | ${escaped(lineOf(each).slice(each.service.length + 2))} |`,
    )
    return [`## ${headings[kind]} (${ofKind.length})`, '', '| service | what |', '| --- | --- |', ...rows, '']
  })
  const rows = (report.rows ?? []).flatMap(({ file, header, lines }) => [
    `## To decide, for \`${file}\``,
    '',
    '```csv',
    header,
    ...lines,
    '```',
    '',
  ])
  const notices = report.notices.length > 0 ? [...report.notices.map((line) => `- ${line}`), ''] : []
  return [
    `# ${report.feed}`,
    '',
    ...callsLine(report),
    `${summaryLine(report)}.`,
    '',
    ...notices,
    ...sections,
    ...rows,
  ].join('\n')
}
