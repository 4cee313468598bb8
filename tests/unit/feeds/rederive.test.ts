// Services that cite a feed beside a small feed written by hand.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedTables } from '#compiler/feeds/feed-tables.ts'
import { feedOfFile, rederive } from '#compiler/feeds/rederive.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

/** A train every two hours from Ayton to Beeford and back, 80 minutes, on all days of June 2026. */
const hours = [6, 8, 10, 12, 14, 16, 18, 20]
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
const ends = [
  ['there', 'a', 'b'],
  ['back', 'b', 'a'],
] as const
const trips = ends.flatMap(([way, from, to]) =>
  hours.map((hour) => ({ id: `${way}-${hour}`, from, to, departs: hour * 60, arrives: hour * 60 + 80 })),
)
const feed: Record<string, string[]> = {
  'agency.txt': [
    'agency_id,agency_name,agency_url,agency_timezone',
    'r,Rapid,https://rapid.example,Europe/Paris',
  ],
  'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_type', 'r1,r,Rapid,,2'],
  'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', 'a,Ayton Central,50,0.01', 'b,Beeford Hbf,50,3'],
  'trips.txt': ['route_id,service_id,trip_id', ...trips.map(({ id }) => `r1,daily,${id}`)],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...trips.flatMap(({ id, from, to, departs, arrives }) => [
      `${id},${clock(departs)},${clock(departs)},${from},1`,
      `${id},${clock(arrives)},${clock(arrives)},${to},2`,
    ]),
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260601,20260628',
  ],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-feeds-'))
  const inside = join(folder, 'national-2026-06')
  mkdirSync(inside)
  for (const [name, lines] of Object.entries(feed)) writeFileSync(join(inside, name), `${lines.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const national = {
  id: 'national',
  publisher: 'Nobody',
  countries: ['FR'],
  kind: ['rail' as const],
  format: ['GTFS'],
  covers: 'trains',
  access: 'open' as const,
  operators: ['rapid'],
  source: 'national-2026',
  earlier: [],
  where: 'data/feeds/all.csv:2',
}
const tables: FeedTables = {
  feeds: new Map([['national', national]]),
  products: [
    {
      feed: 'national',
      agency: 'Rapid',
      operator: 'rapid',
      product: 'Rapid',
      within: ['FR'],
      where: 'data/feed-products/all.csv:2',
    },
  ],
  stopCodes: [],
  decisions: [],
}
const id = 'rapid-ayton-beeford'
const cites = { basis: 'timetable', sources: ['national-2026'], asOf: '2026-06', departures: { perDay: 8 } }

async function citing(change: object) {
  const network = tinyNetwork({ change: { [id]: { ...cites, ...change } } })
  const source = {
    id: 'national-2026',
    title: 'National timetable',
    publisher: 'Nobody',
    licence: 'CC0',
    asOf: '2026-06',
    where: 'x:1',
  }
  const sources = new Map([...network.sources, [source.id, source]])
  return rederive(folder, { network: { ...network, sources }, tables, today: '2026-06-10' })
}

test('a service that says what its feed says is confirmed again', async () => {
  const { confirmed, findings, files } = await citing({})
  expect(files).toEqual(['national-2026-06'])
  expect([...confirmed]).toEqual([id])
  expect(findings).toEqual([])
})

test.each([
  ['minutes', { minutes: { typical: 95 } }, 'differs by minutes 95 → 80'],
  ['departures', { departures: { perDay: 16 } }, 'differs by perDay 16 → 8'],
])('other %s than the feed it cites are found', async (_, change, why) => {
  const { findings } = await citing(change)
  expect(findings).toHaveLength(1)
  expect(findings[0]?.where).toBe('data/services/rail/all.csv:3')
  expect(findings[0]?.what).toContain(`"${id}" cites national-2026, where it ${why}`)
})

test('a row that rests on another edition is not held against this one', async () => {
  const { findings } = await citing({ minutes: { typical: 95 }, asOf: '2026-01' })
  expect(findings).toEqual([])
})

test('a folder without a file of a feed says so', async () => {
  await expect(
    rederive(join(folder, 'national-2026-06'), { network: tinyNetwork(), tables, today: '2026-06-10' }),
  ).rejects.toThrow('has no file of a feed. Name files like the feeds')
})

test.each([
  ['national-2026-06.zip', 'national'],
  ['national.zip', 'national'],
  ['nationale-2026.zip', undefined],
  ['readme.md', undefined],
])('the file %s is of the feed %s', (name, expected) => {
  expect(feedOfFile(name, tables.feeds.values())?.id).toBe(expected)
})
