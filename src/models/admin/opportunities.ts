// Opportunities on the admin page (D142).
import { opportunityPriorities, opportunityStatuses } from '#catalogue/opportunity-status.ts'
import type { CompetitiveIntelligenceReply, OpportunityReply } from '#contracts/competitive-intelligence.ts'
import { formatNumber } from '#i18n/format.ts'
import { dateName, textCell } from './cells.ts'
import type { AdminTable } from './table.ts'

type Status = OpportunityReply['status']

export const statusNames: Record<Status, string> = {
  implemented: 'Implemented',
  planned: 'Planned',
  deferred: 'Deferred',
}
const priorityNames: Record<OpportunityReply['priority'], string> = {
  'very-high': 'Very high',
  high: 'High',
  other: 'Other',
}

/** Fragment of an opportunity on the page. */
const anchorOf = ({ id }: Pick<OpportunityReply, 'id'>) => `opportunity-${id}`

const rank = (list: readonly string[], item: string) => list.length - list.indexOf(item)

/** Views of the example routes in 30 days; without examples there is no count. */
const viewsText = ({ measured, monthlySearches }: OpportunityReply) =>
  measured ? formatNumber(monthlySearches, 'en') : 'not measured'

export const opportunityTable: AdminTable<CompetitiveIntelligenceReply> = {
  id: 'opportunities',
  caption: 'All opportunities',
  empty: 'No opportunity is written down.',
  columns: [{ label: 'Opportunity' }, { label: 'Priority' }, { label: 'Views in 30 days', numeric: true }],
  rows: ({ opportunities }) =>
    opportunities.map((each) => [
      { ...textCell(each.title, statusNames[each.status]), href: `#${anchorOf(each)}` },
      { text: priorityNames[each.priority], sort: rank(opportunityPriorities, each.priority) },
      { text: each.measured ? viewsText(each) : '–', sort: each.measured ? each.monthlySearches : -1 },
    ]),
}

/** A term with its description: a sentence or a list. */
export type Fact = readonly [term: string, text: string | readonly string[]]

export interface OpportunityCard {
  anchor: string
  title: string
  priority: string
  facts: Fact[]
}

export interface StatusGroup {
  status: Status
  cards: OpportunityCard[]
}

/** Opportunities by status; the most urgent first within a status. */
export function statusGroups({ opportunities }: CompetitiveIntelligenceReply): StatusGroup[] {
  return opportunityStatuses.map((status) => ({
    status,
    cards: opportunities
      .filter((each) => each.status === status)
      .sort((a, b) => rank(opportunityPriorities, b.priority) - rank(opportunityPriorities, a.priority))
      .map(toCard),
  }))
}

function toCard(each: OpportunityReply): OpportunityCard {
  const { effort, scope, features, requirements } = each.implementation
  const facts: Fact[] = [
    ...ofStatus(each),
    ['Return', each.roi],
    ['Effort', effort],
    ['Scope', scope],
    ['Features', features],
    ['Requirements', requirements],
    ['Views in 30 days', viewsText(each)],
    ['Examples', each.examples.map(({ route, traffic }) => `${route}: ${formatNumber(traffic, 'en')}`)],
  ]
  return {
    anchor: anchorOf(each),
    title: each.title,
    priority: priorityNames[each.priority],
    facts: facts.filter(([, text]) => text.length > 0),
  }
}

/** Fields that only the opportunity's status has. */
function ofStatus({ impact, completedDate, nextSteps, deferralReason }: OpportunityReply): Fact[] {
  return [
    ...(impact ? [['Impact', impact] as const] : []),
    ...(completedDate ? [['Completed', dateName(completedDate)] as const] : []),
    ...(nextSteps ? [['Next steps', nextSteps] as const] : []),
    ...(deferralReason ? [['Why deferred', deferralReason] as const] : []),
  ]
}
