// Checks that what cites a feed is what the feed says; only where FEEDS_DIR names a folder of feeds.
import type { CatalogueCheck } from './finding.ts'

/** Fewer would mean that the folder lacks the feeds most services rest on. */
const wanted = 200

export const fromFeeds: CatalogueCheck = {
  id: 'feeds',
  name: 'services that cite a feed say what it says',
  remedy: 'Read the feed: npm run data -- read FEED FILE; apply it, or write a decision.',
  faults: ({ rederived }) => [...(rederived?.findings ?? [])],
  measures: ({ rederived }) => {
    const { files = [], confirmed = new Set() } = rederived ?? {}
    const few = confirmed.size < wanted ? `, fewer than ${wanted}: the folder lacks feeds` : ''
    return [`${confirmed.size} services confirmed again by ${files.length} files${few}`]
  },
}
