// The answer of a tool, drawn in the browser on a host without functions, from the files that functions draw with (A15).
import '#lib/zod-without-eval.ts' // first: modules of the catalogue declare their tables with Zod
import { createElement, type FunctionComponent } from 'react'
import type { FactsFile } from '#catalogue/facts-file.ts'
import { openBrief } from '#catalogue/reach/brief.ts'
import { briefPath } from '#contracts/reach-paths.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { slugify } from '#lib/fold.ts'
import { getBytes, getJson } from '#lib/get-json.ts'
import { type Language, languages } from '#lib/languages.ts'
import { knowFacts } from '#models/on-request/pair-page.ts'
import { type FindTown, finalQuery, type Tool, type ToolQuestion } from '#models/on-request/tool.ts'
import { townNames } from '#models/on-request/town-names.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PageWords } from '#views/page-words.ts'
import { shellFacts } from '#views/shell-facts.ts'
import { nameDocument, nameLanguages, showView } from './show-view.ts'
import { loadDirectory, loadWorld } from './world-files.ts'

/** Towns as the list offers them, and places by any name; without the search of functions, which forgives spelling. */
function finderIn(index: DirectoryIndex, lang: Language): FindTown {
  const offered = new Map([...townNames(lang)].map(([id, name]) => [name, id]))
  return (typed) => {
    const [name = ''] = typed.split(',')
    const id = offered.get(typed) ?? (index.lookup(slugify(typed)) ?? index.lookup(slugify(name)))?.id
    return id === undefined
      ? undefined
      : { id, name: index.name(id, lang), isTown: index.kindOf(id) !== 'place' }
  }
}

/**
 * @param finish what follows when the view is in the document
 * @throws Error when a file cannot be read
 */
export async function drawTool<Question extends ToolQuestion, Model>(
  into: HTMLElement,
  pathIn: (lang: Language) => string,
  tool: Tool<Question, Model>,
  View: FunctionComponent<{ model: Model; page: PageWords }>,
  finish?: (model: Model, page: PageWords) => void,
): Promise<void> {
  const lang = document.documentElement.lang as Language
  const [{ index, world }, t, facts] = await Promise.all([
    loadDirectory().then(loadWorld),
    loadMessages(lang),
    getJson('/facts.json') as Promise<FactsFile>,
  ])
  knowFacts(facts)
  const asked = location.search.slice(1)
  const question = tool.read(new URLSearchParams(asked), finderIn(index, lang))
  const files = await Promise.all(question.towns.map((town) => getBytes(briefPath(town))))
  const { head, model } = tool.answer(question, files.map(openBrief), {
    ...{ lang, t, drawAll: world.drawAll, drawWhole: world.drawWhole },
  })
  const final = finalQuery(tool, question, asked)
  if (final !== undefined) history.replaceState(history.state, '', `?${final}`)
  nameDocument(head)
  nameLanguages(Object.fromEntries(languages.map((code) => [code, `${pathIn(code)}?${question.query}`])))
  const page = { lang, t, ...shellFacts(document.documentElement.outerHTML) }
  showView(into, createElement(View, { model, page }))
  finish?.(model, page)
}
