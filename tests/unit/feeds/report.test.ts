// What an editor sees: the report of a feed, the list of feeds, and why trains are not confirmed.
import { describe, expect, test } from 'vitest'
import { unconfirmed } from '#compiler/emit/unconfirmed.ts'
import { feedLines } from '#compiler/feeds/feed-list.ts'
import type { FeedTables } from '#compiler/feeds/feed-tables.ts'
import type { FeedReport, Proposal } from '#compiler/feeds/proposal.ts'
import { reportLines, reportMarkdown, summaryLine } from '#compiler/feeds/report.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const proposal = (change: Partial<Proposal>): Proposal => ({
  kind: 'agrees',
  service: 'one',
  mode: 'train',
  changes: [],
  file: 'rail/all.csv',
  why: 'agrees: the feed has 80 min',
  ...change,
})
const report: FeedReport = {
  feed: 'national',
  period: '2026-06-01 to 2026-06-28',
  proposals: [
    proposal({}),
    proposal({ kind: 'differs', service: 'two', why: 'differs by minutes 80 → 95' }),
    proposal({
      kind: 'new',
      service: 'three',
      cells: { id: 'three', product: 'A | B' },
      why: 'joins ayton and beeford',
    }),
  ],
  notices: ['3 trips were left out.'],
  rows: [
    {
      file: 'data/stop-codes/national.csv',
      header: 'feed,code,name,stop',
      lines: ['national,9,Ayton,ayton-north'],
    },
  ],
  megabytes: 1.26,
  seconds: 0.52,
}

describe('the report of a feed', () => {
  test('counts every kind in one line', () => {
    expect(summaryLine(report)).toBe(
      'national, 2026-06-01 to 2026-06-28: 1 agree, 1 differ, 0 to look at, 0 not in the feed, 0 stay as they are, 1 not ours yet (1.3 MB in 0.5 s)',
    )
  })

  test('has a line for each service, what is to be done first', () => {
    const lines = reportLines(report).filter(Boolean)
    expect(lines).toEqual([
      '3 trips were left out.',
      'Differs (1)',
      '  two: differs by minutes 80 → 95',
      'Not ours yet (1)',
      '  three: joins ayton and beeford (data/services/rail/all.csv: id three, product A | B)',
      'Agrees (1)',
      '  one',
      'To decide, for data/stop-codes/national.csv',
      '  feed,code,name,stop',
      '  national,9,Ayton,ayton-north',
      summaryLine(report),
    ])
  })

  test('is Markdown whose tables hold', () => {
    const text = reportMarkdown(report)
    expect(text).toMatch(/^# national\n/)
    expect(text).toContain('| `two` | differs by minutes 80 → 95 |')
    expect(text).toContain('product A \\| B')
    expect(text).toContain('```csv\nfeed,code,name,stop\nnational,9,Ayton,ayton-north\n```')
  })
})

const feed = (id: string, change: object) => ({
  id,
  publisher: 'Nobody',
  countries: ['FR'],
  kind: ['rail' as const],
  format: ['GTFS'],
  covers: 'trains',
  access: 'open' as const,
  operators: ['rapid'],
  earlier: [],
  where: `data/feeds/all.csv:${id}`,
  ...change,
})
const tablesOf = (...feeds: ReturnType<typeof feed>[]): FeedTables => ({
  feeds: new Map(feeds.map((each) => [each.id, each])),
  products: [],
  stopCodes: [],
  decisions: [],
})

test('the list of feeds says when each was read, and what rests on it', () => {
  const tables = tablesOf(feed('national', { source: 'made-up' }), feed('abroad', { access: 'key' }))
  const text = feedLines(tables, tinyNetwork()).join('\n')
  expect(text).toMatch(/national +2026 +\d+ +Nobody/)
  expect(text).toMatch(/abroad +key +\d+ +Nobody/)
  expect(text).toContain('1 of 2 feeds read')
})

describe('why a train is not confirmed', () => {
  const network = tinyNetwork()
  const rows = (tables: FeedTables) => unconfirmed(network, tables)
  const [known] = [...network.services.values()].filter(
    (each) => each.mode === 'train' && each.basis === 'known',
  )
  const id = known?.id ?? ''

  test('no feed knows its operator', () => {
    expect(rows(tablesOf())).toEqual([['–', 'No open feed of the operator is known.', 1, `\`${id}\``]])
  })

  test('the feed of its countries says why, before one of others', () => {
    const here = feed('here', { countries: ['FR', 'DE'], unconfirmed: 'Not read yet.' })
    const there = feed('there', { countries: ['GB'], unconfirmed: 'Too far.' })
    expect(rows(tablesOf(there, here))).toEqual([['here', 'Not read yet.', 1, `\`${id}\``]])
  })

  test('an editor decided about it', () => {
    const decision = {
      feed: 'here',
      service: id,
      column: 'minutes',
      value: '99',
      reason: 'A building site.',
      asOf: '2026-04',
      where: 'x:1',
    }
    expect(rows({ ...tablesOf(feed('here', {})), decisions: [decision] })).toEqual([
      ['here', 'A building site.', 1, `\`${id}\``],
    ])
  })
})
