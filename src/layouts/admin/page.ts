// The admin page in the browser: reads three calls and shows replies and failures, again on Refresh.
import '#lib/zod-without-eval.ts'
import {
  type AdminAnalyticsReply,
  adminAnalyticsPath,
  adminAnalyticsReplySchema,
} from '#contracts/admin-analytics.ts'
import {
  type AdminMetricsReply,
  adminMetricsPath,
  adminMetricsReplySchema,
} from '#contracts/admin-metrics.ts'
import {
  type CompetitiveIntelligenceReply,
  competitiveIntelligencePath,
  competitiveIntelligenceReplySchema,
} from '#contracts/competitive-intelligence.ts'
import { formatNumber } from '#i18n/format.ts'
import { analyticsFigures, competitiveFigures, type Figures, metricsFigures } from '#models/admin/figures.ts'
import { analyticsTables, metricsTables } from '#models/admin/tables.ts'
import { bindDismiss } from './dismiss.ts'
import { type Failure, load, type Source } from './load.ts'
import { fillOpportunities, openAddressed } from './opportunities.ts'
import { showProblem } from './problem.ts'
import { fillSparkline } from './sparkline.ts'
import { fillTable } from './table.ts'

const box = document.querySelector<HTMLElement>('[data-admin]')
const refresh = document.querySelector<HTMLButtonElement>('[data-refresh]')
const updated = document.querySelector('[data-updated]')
const problem = document.querySelector('[data-problem]')

function fillFigures(figures: Figures): void {
  for (const [name, figure] of Object.entries(figures)) {
    const shown = document.querySelector(`[data-figure="${name}"]`)
    if (shown) shown.textContent = formatNumber(figure, 'en')
  }
}

const metrics: Source<AdminMetricsReply> = {
  name: 'metrics',
  path: adminMetricsPath,
  schema: adminMetricsReplySchema,
  show(reply) {
    fillFigures(metricsFigures(reply))
    for (const table of metricsTables) fillTable(table, reply)
  },
}
const analytics: Source<AdminAnalyticsReply> = {
  name: 'analytics',
  path: adminAnalyticsPath,
  schema: adminAnalyticsReplySchema,
  show(reply) {
    fillFigures(analyticsFigures(reply))
    fillSparkline(reply.pageViews.byDay)
    for (const table of analyticsTables) fillTable(table, reply)
  },
}
const competitive: Source<CompetitiveIntelligenceReply> = {
  name: 'competitive',
  path: competitiveIntelligencePath,
  schema: competitiveIntelligenceReplySchema,
  show(reply) {
    fillFigures(competitiveFigures(reply))
    fillOpportunities(reply)
  },
}

const sectionsOf = (name: string) => document.querySelectorAll<HTMLElement>(`[data-source="${name}"]`)

/** Grey lines stay until the first reply of a source; a source that never replied is hidden. */
function settle(name: string, failed: boolean): void {
  for (const section of sectionsOf(name)) {
    if (!failed) section.dataset.filled = ''
    section.hidden = failed && section.dataset.filled === undefined
  }
}

async function loadInto<Reply>(source: Source<Reply>): Promise<Failure | undefined> {
  const failure = await load(source)
  settle(source.name, failure !== undefined)
  return failure
}

async function loadAll(): Promise<void> {
  box?.setAttribute('aria-busy', 'true')
  // In sequence: parallel 401 replies can open two password prompts.
  const failures = [await loadInto(metrics), await loadInto(analytics), await loadInto(competitive)]
  const found = failures.filter((failure) => failure !== undefined)
  box?.setAttribute('aria-busy', 'false')
  if (problem) showProblem(problem, found)
  const time = new Date().toLocaleTimeString('en-GB')
  if (updated) updated.textContent = found.length > 0 ? `Not all could be read at ${time}` : `As of ${time}`
  openAddressed()
}

let underWay = false
async function loadOnce(): Promise<void> {
  if (underWay) return
  underWay = true
  await loadAll()
  underWay = false
}

refresh?.addEventListener('click', loadOnce)
bindDismiss(async () => {
  await loadInto(analytics)
})
addEventListener('hashchange', openAddressed)
loadOnce()
