// Rail services that rest on no timetable or publication, by the reason: a section of data/COVERAGE.md.
import type { Feed } from '#catalogue/feed.ts'
import type { Service } from '#catalogue/service.ts'
import type { FeedTables } from '../feeds/feed-tables.ts'
import type { Network } from '../read/network.ts'

const isConfirmed = ({ basis }: Service) => basis === 'timetable' || basis === 'published'
const noFeed = 'No open feed of the operator is known.'

interface Reason {
  /** feeds that could confirm the service */
  feeds: string
  why: string
}

type Ends = Pick<Network, 'stops' | 'places'>

/** How well a feed fits a service: by its operators first, then by the countries of its ends. */
function fitOf({ operators, from, to }: Service, feed: Feed, { stops, places }: Ends): number {
  if (!feed.kind.includes('rail')) return 0
  const known = operators.filter((id) => feed.operators.includes(id)).length
  const within = [from, to].filter((stop) => {
    const country = places.get(stops.get(stop)?.place ?? '')?.country ?? ''
    return feed.countries.includes('europe') || feed.countries.includes(country)
  })
  return known > 0 ? known * 3 + within.length : 0
}

/** What an editor decided about the service comes first, then what stands at the feeds of its operators. */
export function reasonFor(service: Service, { feeds, decisions }: FeedTables, network: Ends): Reason {
  const decision = decisions.find((each) => each.service === service.id)
  if (decision) return { feeds: decision.feed, why: decision.reason }
  const fits = [...feeds.values()].map((feed) => ({ feed, fit: fitOf(service, feed, network) }))
  const best = Math.max(...fits.map(({ fit }) => fit))
  const known = best > 0 ? fits.filter(({ fit }) => fit === best).map(({ feed }) => feed) : []
  if (known.length === 0) return { feeds: '–', why: noFeed }
  const [only, second] = known
  const why = (feed: Feed | undefined) => feed?.unconfirmed ?? noFeed
  return {
    feeds: known.map(({ id }) => id).join(' '),
    why: second ? known.map((feed) => `${feed.id}: ${why(feed)}`).join(' ') : why(only),
  }
}

/** Rows of feeds, reason, number and ids; services of one reason share a row, the largest first. */
export function unconfirmed(network: Network, tables: FeedTables): (string | number)[][] {
  const open = [...network.services.values()].filter(
    (service) => service.mode === 'train' && !isConfirmed(service),
  )
  const byReason = Map.groupBy(open, (service) => {
    const { feeds, why } = reasonFor(service, tables, network)
    return `${feeds}|${why}`
  })
  return [...byReason]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([key, ofReason]) => {
      const [feeds = '', why = ''] = key.split('|')
      return [feeds, why, ofReason.length, ofReason.map(({ id }) => `\`${id}\``).join(' ')]
    })
}
