// Pages of two towns for the checks: some are drawn as functions draw them, since no file holds one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexedPairs } from '#catalogue/indexed-pairs.ts'
import { openBrief } from '#catalogue/reach/brief.ts'
import { openReach } from '#catalogue/reach/read.ts'
import { indexedPairsFile } from '#compiler/reach/reach-files.ts'
import { briefPath, reachPath } from '#contracts/reach-paths.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { knowFacts, pairPage } from '#models/on-request/pair-page.ts'
import { createWorld } from '#models/on-request/world.ts'
import { routeSlug } from '#places/slug.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'
import { drawPair, openPairShell } from '#views/draw-pair.ts'
import { pairShellPath } from '#views/pair-marks.ts'

/** Trains, tunnels, ships, islands, coaches alone, night trains, names with hyphens, and few options. */
const pairs = [
  ['bordeaux', 'turin'],
  ['manchester', 'bordeaux'],
  ['gothenburg', 'ljubljana'],
  ['dover', 'calais'],
  ['split', 'ancona'],
  ['bilbao', 'porto'],
  ['istanbul', 'sofia'],
  ['bergen', 'oslo'],
  ['luxembourg', 'strasbourg'],
  ['palma', 'ibiza'],
] as const

/** HTML by file name, in every language. */
export function drawnPairs(folder: string): Map<string, string> {
  const bytes = (path: string) => readFileSync(join(folder, path))
  const json = (path: string) => JSON.parse(String(bytes(path)))
  knowFacts(json('facts.json'))
  const world = createWorld(json('directory.json').estimates, {
    gazetteer: json('gazetteer.json'),
    land: json('land.json'),
  })
  const indexed: IndexedPairs = JSON.parse(readFileSync(indexedPairsFile, 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const pages = languages.flatMap((lang) => {
    const t = messagesFor(lang)
    const shell = openPairShell(String(bytes(fileOfPath(pairShellPath(lang)))))
    return pairs.map(([from, to]): [string, string] => {
      const [reach, back] = [openReach(bytes(reachPath(from))), openBrief(bytes(briefPath(to)))]
      const model = pairPage(reach, back, to, lang, t, world, today)
      if (!model) throw new Error(`Nothing is composed between ${from} and ${to}. Name another pair.`)
      const slug = routeSlug(from, to)
      return [fileOfPath(pathTo.route(slug, lang)), drawPair(shell, model, lang, t, slug in indexed)]
    })
  })
  return new Map(pages)
}
