// npm run data -- fares: fits the fare model of each brand to the fares we know, and says how far off it is.
import { fareReport } from '#compiler/emit/fare-report.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

await command({}, async () => {
  for (const line of fareReport(readNetwork(root))) console.log(line)
})
