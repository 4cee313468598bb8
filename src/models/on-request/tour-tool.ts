// Tours as a tool: what a query asks, and the answer from brief files.
import { readTour, type TourQuestion, tourParameters } from '#catalogue/tour-query.ts'
import { type FoundStop, findStops } from '#places/tour-stops.ts'
import type { Tool, ToolQuestion } from './tool.ts'
import { finalTourQuery, type TourModel, tourPage } from './tour-page.ts'

interface TourAsked extends ToolQuestion {
  question: TourQuestion
  found: readonly FoundStop[]
}

export const tourTool: Tool<TourAsked, TourModel> = {
  parameters: tourParameters,
  read(params, find) {
    const question = readTour(params.toString())
    const found = findStops(question.stops, !question.order, find)
    const towns = [...new Set(found.flatMap(({ place }) => place ?? []))]
    return { question, found, towns, query: finalTourQuery(question, found) }
  },
  answer({ question, found }, briefs, { lang, t, drawWhole }) {
    const byTown = new Map(briefs.map((brief) => [brief.place, brief]))
    const model = tourPage(question, found, byTown, lang, t, drawWhole)
    return { head: model.head, model }
  },
}
