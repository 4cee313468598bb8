// Fills the admin page from the two admin calls. DOM nodes only: tracked text is shown as text.
import '#lib/zod-without-eval.ts'
import { ZodError, type z } from 'zod'
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
import { getJson } from '#lib/get-json.ts'

const box = document.querySelector<HTMLElement>('[data-admin]')

function element(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}

type Row = [name: string, figure: number | string]

/** A two-column table of counts or moments. */
function table(title: string, rows: Row[]): HTMLElement {
  const section = element('section', '', 'section')
  section.append(element('h2', title))
  if (rows.length === 0) section.append(element('p', 'Nothing counted yet.', 'text-muted'))
  const body = document.createElement('table')
  body.className = 'mt-3 w-full max-w-prose text-sm'
  for (const [name, figure] of rows) {
    const row = body.insertRow()
    row.className = 'border-b border-line'
    row.append(
      element('th', name, 'py-2 text-left font-normal wrap-anywhere'),
      element('td', String(figure), 'figure py-2 text-right'),
    )
  }
  section.append(body)
  return section
}

const pair = (from: string, to: string) => `${from} – ${to}`
/** 2026-11-20T10:00:00.000Z → 2026-11-20 10:00 UTC */
const moment = (timestamp: string) => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`

function metricsTables({ topRoutes, recentSearches, recentFaqs, stats }: AdminMetricsReply): HTMLElement[] {
  const recent = (rows: AdminMetricsReply['recentSearches']) =>
    rows.map((row): Row => [pair(row.origin, row.destination), moment(row.timestamp)])
  return [
    table(
      `Searches: ${stats.totalSearches}`,
      topRoutes.map((row) => [pair(row.origin, row.destination), row.count]),
    ),
    table('Recent searches', recent(recentSearches)),
    table(`FAQ generations: ${stats.totalFaqGenerations}`, recent(recentFaqs)),
  ]
}

function analyticsTables({ routeInventory, pageViews, missingRoutes }: AdminAnalyticsReply): HTMLElement[] {
  return [
    table('Route inventory', [
      ['Routes', routeInventory.totalRoutes],
      ['Cities', routeInventory.totalCities],
      ...Object.entries(routeInventory.transportModes),
    ]),
    table(
      `Page views: ${pageViews.total}`,
      pageViews.topRoutes.map((row) => [row.routeSlug, row.count]),
    ),
    table(
      'By language',
      pageViews.byLanguage.map((row) => [row.language, row.count]),
    ),
    table(
      'Missing routes',
      missingRoutes.top.map((row) => [
        `${row.requestedSlug} (${pair(row.originCity, row.destinationCity)})`,
        row.count,
      ]),
    ),
  ]
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await getJson(path))
}

async function fill(target: HTMLElement) {
  // one after the other: a browser asked for a password twice at a time may show two prompts
  const metrics = await read(adminMetricsPath, adminMetricsReplySchema)
  const analytics = await read(adminAnalyticsPath, adminAnalyticsReplySchema)
  target.replaceChildren(...metricsTables(metrics), ...analyticsTables(analytics))
}

if (box)
  fill(box).catch((error: unknown) => {
    console.error(error)
    const { errorTitle = '', errorText = '', malformedText = '' } = box.dataset
    const text = error instanceof ZodError ? malformedText : errorText
    box.replaceChildren(element('h2', errorTitle), element('p', text, 'text-danger'))
  })
