// npm run verify -- catalogue: every check over the compiled catalogue, with file and line of each fault.
//   -- bands triangles   runs the checks whose name contains one of the words
import { groupOf, verify } from '#checks/report.ts'
import { compileCatalogue } from '#compiler/emit/compile-catalogue.ts'
import { worldAirports } from '#compiler/gazetteer/airports.ts'
import { readCommitted } from '#compiler/read/committed.ts'
import { readAccepted, withAccepted } from '#compiler/verify/accepted.ts'
import { catalogueChecks } from '#compiler/verify/all.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

await command({ words: 'words of the checks to run' }, async ({ words }) => {
  const accepted = readAccepted(root)
  const checks = catalogueChecks.map((check) => withAccepted(check, accepted))
  const compiled = async () => {
    const data = compileCatalogue(root)
    const committed = readCommitted(root)
    const airports = await worldAirports()
    return { ...data, airports, ...(committed && { committed }) }
  }
  return verify([groupOf(checks, compiled)], words)
})
