// npm run data -- gazetteer: compiles places of the world and land masses for the server when their data changed.
import { ensureGazetteer } from '#compiler/gazetteer/ensure.ts'
import { gazetteerSummary } from '#compiler/gazetteer/summary.ts'
import { command } from '#tools/command.ts'

await command({}, async () => {
  const start = performance.now()
  if (await ensureGazetteer())
    console.log(`${gazetteerSummary()}\n${Math.round(performance.now() - start)} ms`)
  else console.log('nothing has changed')
})
