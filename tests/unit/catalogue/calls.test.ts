// Calls: what is refused, what is asked, and what is compiled of them.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endsOfDay } from '#catalogue/service.ts'
import { compiledCalls } from '#compiler/emit/calls.ts'
import type { Network } from '#compiler/read/network.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { callMinutes } from '#compiler/verify/calls.ts'
import { fixtureRoot } from '../../fixtures/network.ts'

const header =
  'service,direction,sequence,stop,name,lat,lng,arrives,departs,boards,alights,first,last,sources,asOf'
const open = ',,waymark-models,2026-04'
const file = 'cc-by-4.0-example.csv'

/** Ayton to Beeford in 80 minutes, with a call in between; the train has no calls back. */
const sound = [
  `rapid-ayton-beeford,there,1,ayton-central,,,,0,,,no,${open}`,
  `rapid-ayton-beeford,there,2,,Halfway,50,1.5,38,40,,,${open}`,
  `rapid-ayton-beeford,there,3,beeford-hbf,,,,80,,no,,${open}`,
]
const night = [
  `night-ayton-deeville,there,1,ayton-central,,,,0,,,,${open}`,
  `night-ayton-deeville,there,2,ceeham-hbf,,,,300,310,,,${open}`,
  `night-ayton-deeville,there,3,deeville-hbf,,,,540,,,,${open}`,
]

/** Reads the made-up network with these rows of calls. @throws WrongData */
function withCalls(rows: readonly string[], name = file, more: readonly string[] = []): Network {
  const root = mkdtempSync(join(tmpdir(), 'waymark-calls-'))
  try {
    cpSync(fixtureRoot, root, { recursive: true })
    mkdirSync(join(root, 'data/calls'))
    writeFileSync(join(root, 'data/calls', name), [header, ...rows, ''].join('\n'))
    if (more.length > 0)
      writeFileSync(join(root, 'data/calls/cc-by-4.0-twice.csv'), [header, ...more, ''].join('\n'))
    writeFileSync(
      join(root, 'data/sources/more.csv'),
      'id,title,publisher,licence,url,asOf\nopen-feed,A feed,Nobody,ODbL 1.0,,2026-04\n',
    )
    writeFileSync(
      join(root, 'data/services/rail/once.csv'),
      'id,operators,product,from,to,oneWay,minutes,perDay,basis,sources,asOf\nrapid-once,rapid,Rapid,deeville-hbf,ceeham-hbf,yes,100,2,known,made-up,2026\n',
    )
    return readNetwork(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

function problemsOf(rows: readonly string[], name?: string, more?: readonly string[]): string[] {
  try {
    withCalls(rows, name, more)
    return []
  } catch (error) {
    if (error instanceof WrongData) return error.message.split('\n')
    throw error
  }
}
/** The rows with one text in place of another in the row with this number. */
const broken = (at: number, from: string, to: string) =>
  sound.map((row, index) => (index === at - 1 ? row.replace(from, to) : row))
const line = (at: number) => `data/calls/${file}:${at + 1}`

describe('calls that contradict themselves or their service are refused', () => {
  test('sound ones are not', () => expect(problemsOf([...sound, ...night])).toEqual([]))

  test.each([
    [
      'a service that does not exist',
      sound.map((row) => row.replace('rapid-ayton-beeford', 'rapid-ayton')),
      'data/calls does not',
      '"service" is "rapid-ayton", which data/services does not have.',
    ],
    ['a number left out', broken(2, ',2,', ',4,'), line(3), '"sequence" is 3, not 2.'],
    ['a number twice', broken(3, ',3,', ',2,'), line(3), `"sequence" is 2, which ${line(2)} has already.`],
    ['a first call after minute 0', broken(1, ',0,', ',5,'), line(1), 'is the first call and leaves after'],
    [
      'leaving before arriving',
      broken(2, '38,40', '40,38'),
      line(2),
      '"departs" is 38, before it arrives at 40.',
    ],
    [
      'minutes that do not rise',
      broken(3, ',80,', ',40,'),
      line(3),
      '"arrives" is 40, not after the call before',
    ],
    [
      'another end',
      broken(3, 'beeford-hbf', 'ceeham-hbf'),
      line(3),
      'ends at "ceeham-hbf", and "rapid-ayton-beeford" at "beeford-hbf".',
    ],
    [
      'the wrong direction',
      sound.map((row) => row.replace('there', 'back')),
      line(1),
      'begins at "ayton-central"',
    ],
    ['no place', broken(2, 'Halfway', ''), line(2), 'has neither a stop nor a whole place.'],
    [
      'a place twice',
      broken(3, 'beeford-hbf,,', 'beeford-hbf,Beeford,'),
      line(3),
      '"stop" is "beeford-hbf", and a place of its own',
    ],
    [
      'a speed of no train',
      broken(2, '38,40', '8,10'),
      line(2),
      '"arrives" after Ayton Central is 9: 710 km/h',
    ],
    [
      'hours of another call',
      broken(2, ',,,waymark', ',06:00,21:00,waymark'),
      line(2),
      '"first" or "last" is given after the first call. Give both in the first row',
    ],
    [
      'a first departure alone',
      broken(1, 'no,,,waymark', 'no,06:00,,waymark'),
      line(1),
      '"first" or "last" is empty.',
    ],
    [
      'a word for boarding',
      broken(3, ',no,', ',never,'),
      line(3),
      '"boards" is "never". Write no where nobody may board',
    ],
  ])('%s', (_, rows, where, what) => {
    const text = problemsOf(rows).join('\n')
    expect(text).toContain(what)
    if (where.startsWith('data/calls/')) expect(text).toContain(`${where}: `)
  })

  test('a service in two files', () => {
    const text = problemsOf(sound, file, sound.slice(0, 1)).join()
    expect(text).toContain(
      `data/calls/cc-by-4.0-twice.csv:2: "service" is "rapid-ayton-beeford", whose calls begin in data/calls/${file}.`,
    )
  })

  test('back on a service of one way', () => {
    const back = [
      `rapid-once,back,1,ceeham-hbf,,,,0,,,,${open}`,
      `rapid-once,back,2,deeville-hbf,,,,100,,,,${open}`,
    ]
    expect(problemsOf(back).join()).toContain('"direction" is "back", and "rapid-once" runs one way.')
  })
})

describe('a file of calls has one licence, and its name says which', () => {
  test.each([
    [
      'two licences in a file',
      [...sound.slice(0, 2), (sound[2] as string).replace('waymark-models', 'open-feed')],
      file,
      `data/calls/${file}:4: "sources" names "open-feed" (ODbL 1.0) in a file of CC BY 4.0. Move the row to a file of its licence.`,
    ],
    [
      'another name',
      sound,
      'odbl-1.0-example.csv',
      'data/calls/odbl-1.0-example.csv: holds calls under CC BY 4.0. Begin its name with cc-by-4.0-.',
    ],
    [
      'no licence to pass them on',
      sound.map((row) => row.replace('waymark-models', 'made-up')),
      file,
      `data/calls/${file}: rests on "made-up", whose licence is "facts cited with credit".`,
    ],
  ])('%s', (_, rows, name, says) => expect(problemsOf(rows, name).join('\n')).toContain(says))
})

describe('calls far from the minutes of their service are asked about', () => {
  const findings = (rows: readonly string[]) => callMinutes.faults({ network: withCalls(rows), routes: [] })
  test('not within twelve minutes', () => expect(findings(broken(3, ',80,', ',91,'))).toEqual([]))
  test('beyond them', () =>
    expect(findings(broken(3, ',80,', ',95,'))).toMatchObject([
      { key: 'rapid-ayton-beeford there', where: line(3) },
    ]))
})

describe('compiled calls', () => {
  const compiled = compiledCalls(withCalls([...sound, ...night]))

  test('name and place come from data/stops, or from the row', () => {
    expect(compiled['rapid-ayton-beeford']?.ways.there?.calls).toEqual([
      {
        stop: 'ayton-central',
        name: 'Ayton Central',
        lat: 50,
        lng: 0.01,
        arrives: 0,
        departs: 0,
        boards: true,
        alights: false,
      },
      { name: 'Halfway', lat: 50, lng: 1.5, arrives: 38, departs: 40, boards: true, alights: true },
      {
        stop: 'beeford-hbf',
        name: 'Beeford Hbf',
        lat: 50,
        lng: 3,
        arrives: 80,
        departs: 80,
        boards: false,
        alights: true,
      },
    ])
  })

  test('they carry sources and month, and only the directions that are known', () => {
    const { sources, asOf, ways } = compiled['rapid-ayton-beeford'] ?? { ways: {} }
    expect([sources, asOf, Object.keys(ways)]).toEqual([['waymark-models'], '2026-04', ['there']])
  })

  test('a train into another time zone gives no local times: where the clock changes is not known', () => {
    const abroad = [
      `ferry-gport-isle,there,1,gport-port,,,,0,,,${open}`,
      `ferry-gport-isle,there,2,,Sandbank,50.9,0,60,,,${open}`,
      `ferry-gport-isle,there,3,isle-port,,,,120,,,${open}`,
    ].map((row) => row.replace(',,waymark', ',,,waymark'))
    const { leaves, calls } = compiledCalls(withCalls(abroad))['ferry-gport-isle']?.ways.there ?? {}
    expect([leaves, calls?.[1]?.local]).toEqual([undefined, undefined])
  })

  test('a night train says when it leaves each city', () => {
    const { leaves, calls = [] } = compiled['night-ayton-deeville']?.ways.there ?? {}
    expect([leaves, ...calls.map(({ local }) => local)]).toEqual(['22:00', '22:00', '03:10', '07:00'])
  })
})

test('listed departures say the first and the last one', () => {
  expect(endsOfDay({ at: ['20:10', '07:01', '12:00'] })).toEqual({ first: '07:01', last: '20:10' })
  expect(endsOfDay({ first: '05:31', last: '21:13' })).toEqual({ first: '05:31', last: '21:13' })
  expect(endsOfDay({ at: ['22:00'] })).toEqual({})
  expect(endsOfDay({})).toEqual({})
  expect(endsOfDay({}, { first: '06:00', last: '21:00' })).toEqual({
    first: '06:00',
    last: '21:00',
  })
  expect(endsOfDay({ at: ['22:00'] }, { first: '06:00', last: '21:00' })).toEqual({})
})
