// The page of two towns, drawn in the browser on a host without functions, from the files that functions draw with (A15).
import '#lib/zod-without-eval.ts' // first: modules of the catalogue declare their tables with Zod
import type { FactsFile } from '#catalogue/facts-file.ts'
import { openBrief } from '#catalogue/reach/brief.ts'
import { openReach } from '#catalogue/reach/read.ts'
import { briefPath, reachPath } from '#contracts/reach-paths.ts'
import { messagesFor } from '#i18n/messages.ts'
import { getBytes, getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'
import { knowFacts, pairPage } from '#models/on-request/pair-page.ts'
import { setupMoney } from '#stores/money.ts'
import { drawPair, openPairShell } from '#views/draw-pair.ts'
import { pairShellPath } from '#views/pair-marks.ts'
import { setupBoard } from './board.ts'
import type { Trip } from './chosen-trip.ts'
import { followDetails } from './details.ts'
import { setupDrawnOption } from './drawn-option.ts'
import { makeTownButtons } from './header-search.ts'
import { setupShareAndPrint } from './share-and-print.ts'
import { showPage } from './show-page.ts'
import { setupBack } from './way-back.ts'
import type { KnownWorld } from './world-files.ts'

/** What the page script did before there was an article. */
const setups = [
  makeTownButtons,
  setupBack,
  setupShareAndPrint,
  setupMoney,
  setupBoard,
  followDetails,
  setupDrawnOption,
]

/**
 * Draws the page in place of the shell; false where nothing is composed between the two.
 * @throws Error when a file cannot be read
 */
export async function drawPairHere(
  { origin, destination }: Trip,
  lang: Language,
  { world }: KnownWorld,
): Promise<boolean> {
  const [reach, back, facts, shell] = await Promise.all([
    getBytes(reachPath(origin)),
    getBytes(briefPath(destination)),
    getJson('/facts.json') as Promise<FactsFile>,
    getBytes(`${pairShellPath(lang)}.html`),
  ])
  knowFacts(facts)
  const t = messagesFor(lang)
  const today = new Date().toISOString().slice(0, 10)
  const model = pairPage(openReach(reach), openBrief(back), destination, lang, t, world, today)
  if (!model) return false
  showPage(drawPair(openPairShell(new TextDecoder().decode(shell)), model, lang, t, false))
  for (const setup of setups) setup()
  return true
}
