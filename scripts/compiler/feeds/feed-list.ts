// The feeds of data/feeds with what was read of them, as a table.
import type { Feed } from '#catalogue/feed.ts'
import type { Service } from '#catalogue/service.ts'
import { table } from '#tools/table.ts'
import type { Network } from '../read/network.ts'
import type { FeedTables } from './feed-tables.ts'

/** Sources that stand for a read of the feed, the last one first. */
export const readsOf = ({ source, earlier }: Pick<Feed, 'source' | 'earlier'>) => [
  ...(source ? [source] : []),
  ...earlier,
]

/** Services that name a read of the feed as their source. */
export const servicesBehind = (feed: Feed, services: Iterable<Service>): Service[] => {
  const reads = readsOf(feed)
  return [...services].filter(({ sources }) => sources.some((id) => reads.includes(id)))
}

/** Services of its operators: what a feed that was never read could confirm. */
const servicesOf = ({ operators }: Feed, services: Iterable<Service>) =>
  [...services].filter((service) => service.operators.some((id) => operators.includes(id)))

/** Lines for the terminal: feeds that were read, then those that never were. */
export function feedLines({ feeds }: Pick<FeedTables, 'feeds'>, { services, sources }: Network): string[] {
  const all = [...feeds.values()]
  const read = all.filter(({ source }) => source !== undefined)
  const never = all.filter(({ source }) => source === undefined)
  const dateOf = ({ source }: Feed) => sources.get(source ?? '')?.asOf ?? ''
  const first = table(
    ['read', 'last read', 'services', 'licence', 'publisher'],
    [...read]
      .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
      .map((feed) => [
        feed.id,
        dateOf(feed),
        String(servicesBehind(feed, services.values()).length),
        feed.licence ?? '',
        feed.publisher,
      ]),
  )
  const second = table(
    ['never read', 'access', 'services of its operators', 'licence', 'publisher'],
    never.map((feed) => [
      feed.id,
      feed.access,
      String(servicesOf(feed, services.values()).length),
      feed.licence ?? '',
      feed.publisher,
    ]),
  )
  return [first, '', second, '', `${read.length} of ${all.length} feeds read`]
}
