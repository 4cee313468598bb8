// npm run data -- explain: how each option of a route was composed.
import { explainRoute } from '#compiler/compose/explain.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { command } from '#tools/command.ts'
import { StepError } from '#tools/process.ts'
import { root } from '#tools/root.ts'

await command({ words: 'routes' }, async ({ words: slugs }) => {
  if (slugs.length === 0)
    throw new StepError('No route named. Write for example: npm run data -- explain london-vienna')
  const network = readNetwork(root)
  for (const slug of slugs) console.log(explainRoute(slug, network))
})
