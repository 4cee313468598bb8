// Opportunities of the dashboard (D142), as editors judge them: implemented, planned or deferred.
import { z } from 'zod'
import { column, id, items, list, oneOf, optional, text } from './columns.ts'
import { opportunityPriorities, opportunityStatuses } from './opportunity-status.ts'
import { type RowOf, shapeOf, table } from './table.ts'

const figures = 'Figures of the catalogue go in braces, such as {routes}.'
const texts = z.array(z.string().min(1))

const fields = {
  id: id(),
  title: text(`Name it in a few words. ${figures}`),
  status: oneOf(opportunityStatuses),
  priority: oneOf(opportunityPriorities),
  /** benefit for the cost in words; not measured */
  roi: text('Say in words what it brings for what it costs.'),
  /** slugs of routes that show it; their page views measure the interest */
  routes: list('List slugs of routes that show it, separated by spaces.', texts),
  effort: text('Say how much work it is, such as "small".'),
  scope: text(`Say what it covers. ${figures}`),
  features: items('List what it does, separated by semicolons.', texts.min(1)),
  requirements: items('List what it needs, separated by semicolons.', texts),
}
const impact = text(`Say what it brought; required where it is implemented. ${figures}`)
const completedDate = column(
  z.iso.date(),
  'Give the day it was done as YYYY-MM-DD; required where it is implemented.',
)
const nextSteps = items(
  'List what comes next, separated by semicolons; required where it is planned.',
  texts.min(1),
)
const deferralReason = text('Say why it waits; required where it is deferred.')

const base = z.object(shapeOf(fields))
/** Each status has fields of its own: the impact, the next steps, or the reason. */
const opportunitySchema = z.discriminatedUnion('status', [
  base.extend({ status: z.literal('implemented'), ...shapeOf({ impact, completedDate }) }),
  base.extend({ status: z.literal('planned'), ...shapeOf({ nextSteps }) }),
  base.extend({ status: z.literal('deferred'), ...shapeOf({ deferralReason }) }),
])

export const opportunities = table(
  {
    folder: 'opportunities',
    row: 'what could be built, as editors judge it; shown on `/admin`; `{routes}` and other counts are filled in',
    fields: {
      ...fields,
      impact: optional(impact),
      completedDate: optional(completedDate),
      nextSteps: optional(nextSteps),
      deferralReason: optional(deferralReason),
    },
  },
  opportunitySchema,
)
export type Opportunity = RowOf<typeof opportunities>

export const insights = table({
  folder: 'insights',
  row: 'what follows from the catalogue and from what visitors do',
  fields: {
    kind: oneOf(['finding', 'recommendation']),
    text: text(`Write one sentence. ${figures}`),
  },
})
export type Insight = RowOf<typeof insights>

/** Output of the compiler for the functions, with the catalogue's figures filled in. */
export interface CompetitiveFile {
  opportunities: Opportunity[]
  insights: Insight[]
}
