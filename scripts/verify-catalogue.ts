// npm run verify -- catalogue: every check over the compiled catalogue, with file and line of each fault.
//   -- bands triangles   runs the checks whose name contains one of the words
import { groupOf, verify } from '#checks/report.ts'
import { compile } from '#compiler/compose/compile.ts'
import { contentOf } from '#compiler/emit/compile-catalogue.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { readAccepted, withAccepted } from '#compiler/verify/accepted.ts'
import { catalogueChecks } from '#compiler/verify/all.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

await command({ words: 'words of the checks to run' }, async ({ words }) => {
  const accepted = readAccepted(root)
  const checks = catalogueChecks.map((check) => withAccepted(check, accepted))
  const compiled = () => {
    const network = readNetwork(root)
    const content = contentOf(root, network)
    return { network, facts: readFacts(root, network), content, routes: compile(network).routes }
  }
  return verify([groupOf(checks, compiled)], words)
})
