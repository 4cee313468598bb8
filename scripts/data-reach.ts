// npm run data -- reach: composes every pair of towns and writes their reach files (docs/reach.md); nothing when nothing changed.
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { townsOf } from '#catalogue/place.ts'
import { inhabitantsOf, readGeonames } from '#compiler/gazetteer/geonames.ts'
import { compileReach } from '#compiler/reach/compile-reach.ts'
import { forgetReach, isReachCurrent, reachInputs, rememberReach } from '#compiler/reach/current.ts'
import { choosePairs } from '#compiler/reach/indexed-pairs.ts'
import { briefFolder, indexedPairsFile, reachFolder } from '#compiler/reach/reach-files.ts'
import { reachReport } from '#compiler/reach/report.ts'
import { reachSummary, reachSummaryFile } from '#compiler/reach/summary.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { command } from '#tools/command.ts'
import { progressLine } from '#tools/progress.ts'
import { replaceFile } from '#tools/replace-file.ts'
import { inProject, root } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'

await command({ options: { fresh: { type: 'boolean' } } as const }, async ({ options }) => {
  const start = performance.now()
  const inputs = reachInputs()
  if (isReachCurrent(inputs) && !options.fresh) {
    console.log('The reach files are current.')
    return
  }
  const folders = { reach: reachFolder, brief: briefFolder }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  forgetReach()
  // both processors are busy with this: a build that draws pages beside it goes first
  setPriority(constants.priority.PRIORITY_LOW)
  const towns = townsOf(readNetwork(root).places.values())
  const show = progressLine()
  const compiled = await compileReach({
    root,
    folders,
    places: towns.map(({ id }) => id),
    onPlace: (done, of) => show(`${done} of ${of} towns`),
  })
  show('')
  writeIfNew(inProject(reachSummaryFile), Buffer.from(reachSummary(compiled.map(({ counts }) => counts))))
  const known = compiled.flatMap((reach) => reach.known)
  const indexed = choosePairs(known, inhabitantsOf(towns, readGeonames()))
  replaceFile(indexedPairsFile, `${JSON.stringify(indexed, null, 1)}\n`)
  rememberReach(inputs)
  const counts = { known: known.length, indexed: Object.keys(indexed).length }
  for (const line of reachReport(compiled, counts, performance.now() - start)) console.log(line)
})
