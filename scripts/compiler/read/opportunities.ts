// Judgements of editors for the dashboard: data/opportunities and data/insights (D142).
import { type Insight, insights, type Opportunity, opportunities } from '#catalogue/opportunity.ts'
import { Problems, WrongData } from './problems.ts'
import { type Located, readTable } from './table.ts'

export interface Judgements {
  opportunities: readonly Located<Opportunity>[]
  insights: readonly Located<Insight>[]
}

/** Both tables. @throws WrongData */
export function readJudgements(root: string): Judgements {
  const problems = new Problems()
  const read = {
    opportunities: readTable(root, opportunities, problems),
    insights: readTable(root, insights, problems),
  }
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return read
}
