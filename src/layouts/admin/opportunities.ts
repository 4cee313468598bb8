// Opportunities by status, each a line that opens, and the conclusions of editors.
import type { CompetitiveIntelligenceReply } from '#contracts/competitive-intelligence.ts'
import {
  type Fact,
  type OpportunityCard,
  opportunityTable,
  statusGroups,
} from '#models/admin/opportunities.ts'
import { element } from '../element.ts'
import { fillTable } from './table.ts'

/** Fills the section of competitive intelligence. */
export function fillOpportunities(reply: CompetitiveIntelligenceReply): void {
  fillTable(opportunityTable, reply)
  fill('[data-data-source]', document.createTextNode(reply.summary.dataSource))
  for (const { status, cards } of statusGroups(reply)) {
    const open = openCards()
    const lines = cards.map((card) => drawCard(card, open.has(card.anchor)))
    fill(`[data-status="${status}"]`, ...(lines.length > 0 ? lines : [element('p', { text: 'None.' })]))
  }
  for (const kind of ['keyFindings', 'recommendations'] as const)
    fill(`[data-insights="${kind}"]`, ...reply.insights[kind].map((text) => element('li', { text })))
}

const fill = (selector: string, ...nodes: Node[]) =>
  document.querySelector(selector)?.replaceChildren(...nodes)

/** Ids of the open cards; a refresh opens them again. */
const openCards = () =>
  new Set([...document.querySelectorAll('[data-status] details[open]')].map(({ id }) => id))

function drawCard({ anchor, title, priority, facts }: OpportunityCard, open: boolean): HTMLElement {
  const card = element(
    'details',
    { class: 'admin-details', id: anchor },
    element(
      'summary',
      {},
      element('span', { text: title }),
      element('span', { class: 'badge', text: priority }),
    ),
    element('dl', { class: 'admin-facts' }, ...facts.map(drawFact)),
  )
  card.open = open
  return card
}

function drawFact([term, text]: Fact): HTMLElement {
  const description =
    typeof text === 'string'
      ? element('dd', { text })
      : element(
          'dd',
          {},
          element('ul', { class: 'admin-list' }, ...text.map((item) => element('li', { text: item }))),
        )
  return element('div', {}, element('dt', { text: term }), description)
}

/** Opens the opportunity that the hash of the address names. */
export function openAddressed(): void {
  // ids of opportunities need no percent-encoding
  const card = document.getElementById(location.hash.slice(1))
  if (!(card instanceof HTMLDetailsElement)) return
  card.open = true
  card.scrollIntoView()
}
