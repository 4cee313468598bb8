// All towns around a town, drawn in the browser on a host without functions, from the files that functions draw with (A15).
import '#lib/zod-without-eval.ts' // first: modules of the catalogue declare their tables with Zod
import type { FactsFile } from '#catalogue/facts-file.ts'
import { openBrief } from '#catalogue/reach/brief.ts'
import { briefPath } from '#contracts/reach-paths.ts'
import { messagesFor } from '#i18n/messages.ts'
import { getBytes, getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'
import { explorePage } from '#models/on-request/explore-page.ts'
import { knowFacts } from '#models/on-request/pair-page.ts'
import { setupMoney } from '#stores/money.ts'
import { drawExplore, exploreShellPath, openExploreShell } from '#views/draw-explore.ts'
import { showPage } from './show-page.ts'
import type { KnownWorld } from './world-files.ts'

/** Draws the page in place of the shell. @throws Error when a file cannot be read */
export async function drawExploreHere(town: string, lang: Language, { world }: KnownWorld): Promise<void> {
  const [brief, facts, shell] = await Promise.all([
    getBytes(briefPath(town)),
    getJson('/facts.json') as Promise<FactsFile>,
    getBytes(`${exploreShellPath(lang)}.html`),
  ])
  knowFacts(facts)
  const t = messagesFor(lang)
  const model = explorePage(openBrief(brief), lang, t, world)
  showPage(drawExplore(openExploreShell(new TextDecoder().decode(shell)), model, lang, t))
  setupMoney()
}
