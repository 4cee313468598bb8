// npm run data -- reach: composes every pair of towns and writes their reach files (docs/reach.md); nothing when nothing changed.
import { mkdirSync } from 'node:fs'
import { compileReach } from '#compiler/reach/compile-reach.ts'
import { changedReachInputs, forgetReach, rememberReach } from '#compiler/reach/current.ts'
import { reachFolder } from '#compiler/reach/reach-files.ts'
import { reachReport } from '#compiler/reach/report.ts'
import { reachSummary, reachSummaryFile } from '#compiler/reach/summary.ts'
import { command } from '#tools/command.ts'
import { progressLine } from '#tools/progress.ts'
import { inProject, root } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'

await command({ options: { fresh: { type: 'boolean' } } as const }, async ({ options }) => {
  const start = performance.now()
  const changed = changedReachInputs()
  if (!changed && !options.fresh) {
    console.log('The reach files are current.')
    return
  }
  mkdirSync(reachFolder, { recursive: true })
  forgetReach()
  const show = progressLine()
  const onPlace = (done: number, of: number) => show(`${done} of ${of} towns`)
  const compiled = await compileReach({ root, folder: reachFolder, onPlace })
  show('')
  writeIfNew(inProject(reachSummaryFile), Buffer.from(reachSummary(compiled.map(({ counts }) => counts))))
  if (changed) rememberReach(changed)
  for (const line of reachReport(compiled, performance.now() - start)) console.log(line)
})
