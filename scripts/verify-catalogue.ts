// npm run verify -- catalogue: every check over the compiled catalogue, with file and line of each fault.
//   -- bands triangles   runs the checks whose name contains one of the words
//   FEEDS_DIR=folder     compares what cites a feed with the feeds of the folder too
import { groupOf, verify } from '#checks/report.ts'
import { compileCatalogue } from '#compiler/emit/compile-catalogue.ts'
import { rederive } from '#compiler/feeds/rederive.ts'
import { worldAirports } from '#compiler/gazetteer/airports.ts'
import { readCommitted } from '#compiler/read/committed.ts'
import { readAccepted, withAccepted } from '#compiler/verify/accepted.ts'
import { catalogueChecks } from '#compiler/verify/all.ts'
import { fromFeeds } from '#compiler/verify/feeds.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

const folder = process.env.FEEDS_DIR

await command({ words: 'words of the checks to run' }, async ({ words }) => {
  const accepted = readAccepted(root)
  const all = folder ? [...catalogueChecks, fromFeeds] : catalogueChecks
  const compiled = async () => {
    const data = compileCatalogue(root)
    data.keep()
    const committed = readCommitted(root)
    const airports = await worldAirports()
    const today = new Date().toISOString().slice(0, 10)
    const context = { network: data.network, tables: data.feeds, today }
    const rederived = folder ? await rederive(folder, context) : undefined
    return { ...data, airports, ...(committed && { committed }), ...(rederived && { rederived }) }
  }
  const checks = all.map((check) => withAccepted(check, accepted))
  return verify([groupOf(checks, compiled)], words)
})
