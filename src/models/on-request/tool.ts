// Tools: pages that answer a query, such as /meet?from=berlin&from=paris. The page is its own shell: builds draw it without a
// query, functions and browsers of a host without them fill it with an answer.
import type { PlaceId } from '#catalogue/place.ts'
import type { Brief } from '#catalogue/reach/brief.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import type { World } from './generated-route.ts'

/** A place by what was typed. */
export interface TypedTown {
  id: PlaceId
  /** in the language of the page */
  name: string
  /** false for a place of the world that no journey of ours leaves */
  isTown: boolean
}

/** Finds a place by id or by any spelling; undefined where a text is not understood. */
export type FindTown = (typed: string) => TypedTown | undefined

/** What a tool is asked. */
export interface ToolQuestion {
  /** towns whose brief files it needs, each once */
  towns: readonly PlaceId[]
  /** its part of the query in the final form, without "?"; as it was asked where a text is not understood */
  query: string
}

export interface ToolPage {
  lang: Language
  t: Messages
  drawAll: World['drawAll']
  drawWhole: World['drawWhole']
}

export interface Tool<Question extends ToolQuestion, Model> {
  /** its parameters; a query without the first asks nothing */
  parameters: readonly [string, ...string[]]
  read(params: URLSearchParams, find: FindTown): Question
  /** @param briefs of the towns of the question, in their order */
  answer(
    question: Question,
    briefs: readonly Brief[],
    page: ToolPage,
  ): { head: { title: string; description: string }; model: Model }
}

/** True where a query asks a tool for something. */
export const asksTool = ({ parameters: [first] }: Pick<Tool<never, never>, 'parameters'>, query: string) =>
  new URLSearchParams(query).has(first)

/**
 * The query in its final form, without "?": what the tool understands, then what belongs to others, such as the currency;
 * undefined where it has that form, or where nothing is named.
 */
export function finalQuery(
  { parameters }: Pick<Tool<never, never>, 'parameters'>,
  { query }: ToolQuestion,
  asked: string,
): string | undefined {
  const all = [...new URLSearchParams(asked)]
  const textOf = (mine: boolean) =>
    new URLSearchParams(all.filter(([name]) => parameters.includes(name) === mine)).toString()
  return query === '' || textOf(true) === query ? undefined : [query, textOf(false)].filter(Boolean).join('&')
}
