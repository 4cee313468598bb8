// npm run explain london-vienna: how each option of a route came to be.
import { explainRoute } from './lib/compose/explain.ts'
import { readNetwork } from './lib/data/network.ts'
import { WrongData } from './lib/data/problems.ts'
import { root } from './lib/root.ts'

const slugs = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
try {
  if (slugs.length === 0)
    throw new RangeError('No route named. Write for example: npm run explain london-vienna')
  const network = readNetwork(root)
  for (const slug of slugs) console.log(explainRoute(slug, network))
} catch (error) {
  if (!(error instanceof WrongData || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
