// Calls of a timetable feed as rows of data/calls.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callTexts, writeCalls } from '#compiler/feeds/call-files.ts'
import { type CallFile, callFile } from '#compiler/feeds/calls.ts'
import type { FeedCall, FeedRide, FeedTimetable } from '#compiler/feeds/rides.ts'
import { tidyStationName } from '#compiler/feeds/station-name.ts'
import { tinyNetwork } from '../fixtures/network.ts'

const network = tinyNetwork()
const source = {
  ...{ id: 'open-feed', title: 'Trains', publisher: 'Nobody' },
  ...{ licence: 'ODbL 1.0', asOf: '2026-04' },
}

const call = (name: string, arrives: number, departs = arrives, more: Partial<FeedCall> = {}): FeedCall => ({
  ...{ feedStop: name, name, lat: 50.123456, lng: 1.5, arrives, departs, boards: true, alights: true },
  ...more,
})
const at = (stop: string, arrives: number, departs?: number, more: Partial<FeedCall> = {}) =>
  call(stop, arrives, departs, { stop, ...more })

/** Westby, Ayton, a stop between, Beeford and beyond; the train is 62 minutes old in Ayton. */
const through = [
  at('westby-station', 0, 0),
  at('ayton-central', 60, 62, { alights: false }),
  call('HALFWAY, NORTH', 100, 102, { boards: false }),
  call('Border', 120, 120, { boards: false, alights: false }),
  at('beeford-hbf', 142, 145),
  at('ceeham-hbf', 235),
]
const ride = (more: Partial<FeedRide> = {}): FeedRide => ({
  ...{ operator: 'rapid', product: 'Rapid', from: 'ayton-central', to: 'beeford-hbf' },
  ...{ minutes: { typical: 80, best: 75 }, daysRun: 30, trips: 300, calls: through, slowWeeks: [] },
  ...more,
})
const timetable = (...rides: FeedRide[]): FeedTimetable => ({
  ...{ from: '2026-04-11', to: '2026-05-11', rides, unjoined: [], notices: [], megabytes: 1, seconds: 1 },
})
const fileOf = (...rides: FeedRide[]) => callFile(timetable(...rides), { feed: 'example', source, network })
const textOf = (file: CallFile) => callTexts(file).get(file.file) ?? ''

describe('calls of a service in a feed', () => {
  test('run from end to end of the service, counted from its departure', () => {
    expect(fileOf(ride())).toMatchObject({
      file: 'data/calls/odbl-1.0-example.csv',
      lines: [
        'rapid-ayton-beeford,there,1,ayton-central,,,,0,,,,,,open-feed,2026-04',
        'rapid-ayton-beeford,there,2,,"Halfway, North",50.1235,1.5,38,40,no,,,,open-feed,2026-04',
        'rapid-ayton-beeford,there,3,beeford-hbf,,,,80,,,,,,open-feed,2026-04',
      ],
      services: ['rapid-ayton-beeford'],
      notices: [],
    })
  })

  test('stand in a file that names its licence and whom to credit', () =>
    expect(textOf(fileOf(ride())).split('\n').slice(0, 2)).toEqual([
      '# One common train each way, from: Trains. Nobody, ODbL 1.0. Written by the reader of the feed.',
      'service,direction,sequence,stop,name,lat,lng,arrives,departs,boards,alights,first,last,sources,asOf',
    ]))

  test('are left to the file of a newer feed', () => {
    const row = {
      ...{ service: 'rapid-ayton-beeford', asOf: '2026-05' },
      where: 'data/calls/cc-by-4.0-other.csv:2',
    }
    const elsewhere = { ...network, calls: [row] as never }
    const { lines, notices } = callFile(timetable(ride()), { feed: 'example', source, network: elsewhere })
    expect(lines).toEqual([])
    expect(notices).toEqual([
      'rapid-ayton-beeford (there): its calls stand in data/calls/cc-by-4.0-other.csv.',
    ])
  })

  test('take their services out of the file of an older feed', () => {
    const root = mkdtempSync(join(tmpdir(), 'waymark-calls-'))
    try {
      mkdirSync(join(root, 'data/calls'), { recursive: true })
      const other = join(root, 'data/calls/cc-by-4.0-other.csv')
      writeFileSync(other, 'service,direction\nrapid-ayton-beeford,there\nrapid-ayton-beeford-2,there\n')
      const file = fileOf(ride())
      expect(writeCalls(root, file)).toEqual([file.file, 'data/calls/cc-by-4.0-other.csv'])
      expect(readFileSync(other, 'utf8')).toBe('service,direction\nrapid-ayton-beeford-2,there\n')
      expect(readFileSync(join(root, file.file), 'utf8')).toBe(textOf(file))
      expect(writeCalls(root, file)).toEqual([])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  test('stand in parts where one file would be too large, a service in one of them', () => {
    const root = mkdtempSync(join(tmpdir(), 'waymark-calls-'))
    const long = (id: string) =>
      Array.from({ length: 900 }, (_, index) => `${id},there,${index},${'x'.repeat(80)}`)
    const small = fileOf(ride())
    const large = { ...small, lines: ['a', 'b', 'c', 'd'].flatMap(long) }
    try {
      writeCalls(root, small)
      expect(writeCalls(root, large)).toEqual([
        small.file,
        'data/calls/odbl-1.0-example-1.csv',
        'data/calls/odbl-1.0-example-2.csv',
      ])
      const folder = join(root, 'data/calls')
      const parts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
      const idsOf = (lines: string[]) => [...new Set(lines.slice(2, -1).map((line) => line.slice(0, 1)))]
      expect(parts.map(idsOf)).toEqual([['a', 'b', 'c'], ['d']])
      expect(parts.flatMap((lines) => lines.slice(2, -1))).toEqual(large.lines)
      expect(writeCalls(root, large)).toEqual([])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  test('in another part of the file are those of this feed too', () => {
    const row = {
      service: 'rapid-ayton-beeford',
      asOf: '2026-05',
      where: 'data/calls/odbl-1.0-example-2.csv:2',
    }
    const elsewhere = { ...network, calls: [row] as never }
    expect(callFile(timetable(ride()), { feed: 'example', source, network: elsewhere }).lines).toHaveLength(3)
  })

  test.each([
    ['of another operator', ride({ operator: 'budget' })],
    ['of another product', ride({ product: 'Night Rapid' })],
    ['between other stops', ride({ from: 'ayton-north' })],
  ])('are not taken from a ride %s', (_, other) => expect(fileOf(other).lines).toEqual([]))

  test('are those of the ride with most trips', () => {
    const rare = ride({ trips: 3, calls: [at('ayton-central', 0), at('beeford-hbf', 78)] })
    expect(fileOf(rare, ride()).lines).toHaveLength(3)
    expect(fileOf(ride({ trips: 1 }), rare).lines).toHaveLength(2)
  })

  test('begin with the first and last departure of a day, of all its trains', () => {
    const hours = (first: string, last: string) => ride({ departures: { perDay: 8, first, last } })
    const [line] = fileOf(hours('06:10', '20:10'), hours('05:40', '19:40')).lines
    expect(line).toBe('rapid-ayton-beeford,there,1,ayton-central,,,,0,,,,05:40,20:10,open-feed,2026-04')
    expect(fileOf(hours('22:00', '22:00')).lines[0]).not.toContain('22:00')
  })

  test('have both directions where the feed has both', () => {
    const calls = [at('beeford-hbf', 0), at('ayton-central', 82)]
    const back = ride({ from: 'beeford-hbf', to: 'ayton-central', calls })
    const { lines } = fileOf(ride(), back)
    expect(lines.filter((line) => line.includes(',back,'))).toEqual([
      'rapid-ayton-beeford,back,1,beeford-hbf,,,,0,,,,,,open-feed,2026-04',
      'rapid-ayton-beeford,back,2,ayton-central,,,,82,,,,,,open-feed,2026-04',
    ])
  })

  test.each([
    [
      'a building site',
      [at('ayton-central', 0), at('beeford-hbf', 110)],
      'its common train takes 110 minutes, ours 80.',
    ],
    [
      'two calls in one minute',
      [at('ayton-central', 0), call('Halfway', 40), call('Halfway Old', 40), at('beeford-hbf', 80)],
      'it arrives at Halfway Old in the minute in which it left the stop before.',
    ],
    [
      'calls without an end',
      [at('ayton-central', 0), call('Halfway', 40)],
      'its calls do not have both ends.',
    ],
  ])('are left out with a reason: %s', (_, calls, why) => {
    const { lines, notices } = fileOf(ride({ calls }))
    expect([lines, notices]).toEqual([[], [`rapid-ayton-beeford (there): ${why}`]])
  })
})

test.each([
  ['MADRID-PUERTA DE ATOCHA', 'Madrid-Puerta de Atocha'],
  ["L'HOSPITALET  DE L'INFANT", "L'Hospitalet de L'Infant"],
  ['Göttingen', 'Göttingen'],
  ['Massy TGV', 'Massy TGV'],
  ['Heidelberg, Hauptbahnhof', 'Heidelberg Hbf'],
  ['Ulm Hauptbahnhof', 'Ulm Hbf'],
  ['Fulda Bahnhof', 'Fulda'],
  ['Montabaur Bf', 'Montabaur'],
  ['Basel Bad Bf', 'Basel Bad Bf'],
  ['Kassel Bahnhof Wilhelmshöhe', 'Kassel-Wilhelmshöhe'],
  ['Halle(Saale)Hbf', 'Halle (Saale) Hbf'],
  ['S+U Gesundbrunnen Bhf (Berlin)', 'Berlin Gesundbrunnen'],
  ['S Oranienburg Bhf', 'Oranienburg'],
  ['Limburg (Lahn) Süd (ICE)', 'Limburg (Lahn) Süd'],
  ['Forbach(F)', 'Forbach'],
  ['Ostbahnhof', 'München Ost'],
])('%s is written %s', (feed, ours) => expect(tidyStationName(feed)).toBe(ours))
