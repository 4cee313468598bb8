// npm run data -- feeds: the official feeds of data/feeds, when each was last read, and the services it stands behind.
import { feedLines } from '#compiler/feeds/feed-list.ts'
import { readFeedTables } from '#compiler/feeds/feed-tables.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

await command({}, async () => {
  const network = readNetwork(root)
  for (const line of feedLines(readFeedTables(root, network), network)) console.log(line)
})
