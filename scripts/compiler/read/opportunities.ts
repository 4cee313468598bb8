// What editors judge worth building: data/opportunities, and what they conclude: data/insights.
import { type Insight, insightSchema, type Opportunity, opportunitySchema } from '#catalogue/opportunity.ts'
import { items, list } from './cells.ts'
import { Problems, WrongData } from './problems.ts'
import { type Located, readTable, type Table } from './table.ts'

const figures = 'Figures of the catalogue go in braces, such as {routes}.'

export const opportunityTable: Table<Opportunity> = {
  folder: 'opportunities',
  required: {
    id: 'Write lower-case letters, digits and single hyphens.',
    title: `Name it in a few words. ${figures}`,
    status: 'Write implemented, planned or deferred.',
    priority: 'Write very-high, high or other.',
    roi: 'Say in words what it brings for what it costs.',
    effort: 'Say how much work it is, such as "small".',
    scope: `Say what it covers. ${figures}`,
    features: 'List what it does, separated by semicolons.',
  },
  optional: {
    routes: 'List slugs of routes that show it, separated by spaces.',
    requirements: 'List what it needs, separated by semicolons.',
    impact: `Say what it brought; required where it is implemented. ${figures}`,
    completedDate: 'Give the day it was done as YYYY-MM-DD; required where it is implemented.',
    nextSteps: 'List what comes next, separated by semicolons; required where it is planned.',
    deferralReason: 'Say why it waits; required where it is deferred.',
  },
  schema: opportunitySchema,
  toRecord: ({ routes, features, requirements, nextSteps, ...cells }) => ({
    ...cells,
    routes: list(routes) ?? [],
    features: items(features),
    requirements: items(requirements),
    ...(nextSteps && { nextSteps: items(nextSteps) }),
  }),
}

export const insightTable: Table<Insight> = {
  folder: 'insights',
  required: {
    kind: 'Write finding or recommendation.',
    text: `Write one sentence. ${figures}`,
  },
  optional: {},
  schema: insightSchema,
  toRecord: (cells) => cells,
}

export interface Judgements {
  opportunities: readonly Located<Opportunity>[]
  insights: readonly Located<Insight>[]
}

/** Both tables. @throws WrongData */
export function readJudgements(root: string): Judgements {
  const problems = new Problems()
  const read = {
    opportunities: readTable(root, opportunityTable, problems),
    insights: readTable(root, insightTable, problems),
  }
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return read
}
