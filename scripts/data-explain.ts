// npm run data -- explain: how each option of a route came to be.
import { explainRoute } from '#compiler/compose/explain.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'

const slugs = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
try {
  if (slugs.length === 0)
    throw new RangeError('No route named. Write for example: npm run data -- explain london-vienna')
  const network = readNetwork(root)
  for (const slug of slugs) console.log(explainRoute(slug, network))
} catch (error) {
  if (!(error instanceof WrongData || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
