// npm run data -- reach: composes every pair of towns and writes their reach files (docs/reach.md).
import { mkdirSync } from 'node:fs'
import { compileReach } from '#compiler/reach/compile-reach.ts'
import { reachFolder } from '#compiler/reach/reach-files.ts'
import { reachReport } from '#compiler/reach/report.ts'
import { command } from '#tools/command.ts'
import { progressLine } from '#tools/progress.ts'
import { root } from '#tools/root.ts'

await command({}, async () => {
  const start = performance.now()
  mkdirSync(reachFolder, { recursive: true })
  const show = progressLine()
  const onPlace = (done: number, of: number) => show(`${done} of ${of} towns`)
  const compiled = await compileReach({ root, folder: reachFolder, onPlace })
  show('')
  for (const line of reachReport(compiled, performance.now() - start)) console.log(line)
})
