// Pages of tools that are asked something, such as /meet?from=berlin&from=paris: the built page, filled with the answer.
import type { FunctionComponent } from 'react'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { type Language, languages } from '#lib/languages.ts'
import { meetTool } from '#models/on-request/meet-page.ts'
import { knowFacts } from '#models/on-request/pair-page.ts'
import {
  asksTool,
  type FindTown,
  finalQuery,
  type Tool,
  type ToolPage,
  type ToolQuestion,
} from '#models/on-request/tool.ts'
import { tourCalendar } from '#models/on-request/tour-calendar.ts'
import { tourTool } from '#models/on-request/tour-tool.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { findTyped } from '#places/typed-place.ts'
import { draw } from '#views/draw.ts'
import Meet from '#views/meet/Meet.tsx'
import type { PageWords } from '#views/page-words.ts'
import { shellFacts } from '#views/shell-facts.ts'
import Tour from '#views/tour/Tour.tsx'
import type { Deps } from './deps.ts'
import { fillShell } from './fill-shell.ts'
import type { KeptPages } from './kept-pages.ts'
import type { Briefs } from './reaches.ts'
import { withinBudget } from './within-budget.ts'

interface Answer {
  head: { title: string; description: string }
  /** HTML of the view */
  view(): string
  /** text of the file beside the page, for a tool that has one; undefined where there is nothing to write */
  file(made: Date): string | undefined
}

/** A file beside the page of a tool: the same question, at the address of the page with an ending. */
interface ToolFile<Model> {
  ending: string
  type: string
  write(model: Model, words: PageWords, made: Date): string | undefined
}

/** A tool, its model and its view as one. */
interface DrawnTool {
  pathIn(lang: Language): string
  parameters: Tool<never, never>['parameters']
  file: Pick<ToolFile<never>, 'ending' | 'type'> | undefined
  ask(params: URLSearchParams, find: FindTown): { question: ToolQuestion; answer(...of: AnswerInput): Answer }
}
type AnswerInput = [
  briefs: Parameters<Tool<ToolQuestion, unknown>['answer']>[1],
  page: ToolPage,
  words: PageWords,
]

function drawnTool<Question extends ToolQuestion, Model>(
  pathIn: DrawnTool['pathIn'],
  { parameters, read, answer }: Tool<Question, Model>,
  View: FunctionComponent<{ model: Model; page: PageWords }>,
  file?: ToolFile<Model>,
): DrawnTool {
  return {
    ...{ pathIn, parameters, file },
    ask(params, find) {
      const question = read(params, find)
      return {
        question,
        answer(briefs, page, words) {
          const { head, model } = answer(question, briefs, page)
          return {
            head,
            view: () => draw(View, { model, page: words }),
            file: (made) => file?.write(model, words, made),
          }
        },
      }
    },
  }
}

/** One line a tool; its addresses are in `run_worker_first` of wrangler.jsonc. */
const tools: readonly DrawnTool[] = [
  drawnTool(pathTo.meet, meetTool, Meet),
  drawnTool(pathTo.tour, tourTool, Tour, {
    ...{ ending: '.ics', type: 'text/calendar; charset=utf-8', write: tourCalendar },
  }),
]

interface Addressed {
  tool: DrawnTool
  lang: Language
  isFile: boolean
}

const byPath = new Map<string, Addressed>()
for (const tool of tools)
  for (const lang of languages) {
    const path = tool.pathIn(lang)
    byPath.set(path, { tool, lang, isFile: false })
    if (tool.file) byPath.set(path + tool.file.ending, { tool, lang, isFile: true })
  }

/** A file for visitors to keep. */
function written({ pathIn, file }: DrawnTool, text: string | undefined): Response {
  if (!file || text === undefined)
    return new Response('Not found.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const name = `${pathIn('en').slice(1)}${file.ending}`
  return new Response(text, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
}

/** A built page, and what it says of its build. */
interface Shell {
  html: string
  facts: ReturnType<typeof shellFacts>
}

/** Answers an address of a tool; undefined where it asks nothing: that is the built page. */
export type ToolPages = (request: Request, url: URL) => Promise<Response> | undefined

export function createToolPages(
  deps: Pick<Deps, 'assets' | 'facts' | 'world' | 'places' | 'work' | 'clientAddress' | 'now'>,
  {
    index,
    search,
    briefs,
    kept,
  }: { index: DirectoryIndex; search: PlaceSearch; briefs: Briefs; kept: KeptPages },
): ToolPages {
  const { assets, facts, world, places } = deps
  knowFacts(facts)

  const finder =
    (lang: Language): FindTown =>
    (typed) => {
      const found = findTyped(typed, index.lookup, places, search)
      if (!found) return undefined
      const { id } = found
      return { id, name: index.name(id, lang), isTown: index.kindOf(id) !== 'place' }
    }

  const shells = new Map<string, Shell>()
  async function shellOf(path: string): Promise<Shell> {
    const known = shells.get(path)
    if (known) return known
    const html = new TextDecoder().decode(await assets.bytes(path))
    const shell = { html, facts: shellFacts(html) }
    shells.set(path, shell)
    return shell
  }

  async function drawn(request: Request, { pathname, search: asked }: URL): Promise<Response> {
    const { tool, lang, isFile } = byPath.get(pathname) as Addressed
    const { question, answer } = tool.ask(new URLSearchParams(asked), finder(lang))
    const final = finalQuery(tool, question, asked)
    if (final !== undefined)
      return new Response(null, {
        status: 303,
        headers: { Location: `${pathname}?${final}`, 'Cache-Control': 'no-store' },
      })
    const [shell, ...opened] = await Promise.all([shellOf(tool.pathIn(lang)), ...question.towns.map(briefs)])
    const t = messagesFor(lang)
    const { head, view, file } = answer(
      opened.flatMap((brief) => brief ?? []),
      { lang, t, drawAll: world.drawAll, drawWhole: world.drawWhole },
      { lang, t, ...shell.facts },
    )
    if (isFile) return written(tool, file(deps.now()))
    const html = fillShell(shell.html, {
      ...{ ...head, view: view() },
      languages: Object.fromEntries(
        languages.map((code) => [code, `${tool.pathIn(code)}?${question.query}`]),
      ),
    })
    return kept.keep(request, pathname + asked, { html, status: 200 })
  }

  return (request, url) => {
    const { pathname, search: asked } = url
    const tool = byPath.get(pathname)?.tool
    if (!tool || !asksTool(tool, asked)) return undefined
    const known = kept.answer(request, pathname + asked)
    return known ? Promise.resolve(known) : withinBudget(request, deps, () => drawn(request, url))
  }
}
