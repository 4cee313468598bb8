// Fills the admin page from the analytics call. DOM nodes only: tracked text is shown as text.
import '#lib/zod-without-eval.ts'
import { adminAnalyticsPath, adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'

const box = document.querySelector<HTMLElement>('[data-admin]')

function element(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}

/** A two-column table of counts. */
function table(title: string, rows: [string, number][]): HTMLElement {
  const section = element('section', '', 'section')
  section.append(element('h2', title))
  if (rows.length === 0) section.append(element('p', 'Nothing counted yet.', 'text-muted'))
  const body = document.createElement('table')
  body.className = 'mt-3 w-full max-w-prose text-sm'
  for (const [name, count] of rows) {
    const row = body.insertRow()
    row.className = 'border-b border-line'
    row.append(
      element('th', name, 'py-2 text-left font-normal'),
      element('td', String(count), 'figure py-2 text-right'),
    )
  }
  section.append(body)
  return section
}

async function fill(target: HTMLElement) {
  const response = await fetch(adminAnalyticsPath, { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const { routeInventory, pageViews, missingRoutes } = adminAnalyticsReplySchema.parse(await response.json())
  target.replaceChildren(
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
      missingRoutes.top.map((row) => [row.requestedSlug, row.count]),
    ),
  )
}

if (box)
  fill(box).catch((error: unknown) => {
    console.error(error)
    const { errorTitle = '', errorText = '' } = box.dataset
    box.replaceChildren(element('h2', errorTitle), element('p', errorText, 'text-danger'))
  })
