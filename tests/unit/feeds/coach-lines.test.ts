// FlixBus services held against small tables of lines and stops, in the shape of the real ones.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLines } from '#compiler/feeds/coach/compare-lines.ts'
import { coachModel } from '#compiler/feeds/coach/modelled-coach.ts'
import type { Network } from '#compiler/read/network.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

/** Ayton and Ceeham have a coach stop of ours; the second stop of Ayton lies five kilometres away. */
const stops = [
  ['1', 'Ayton (bus station)', '50.001', '0.001'],
  ['2', 'Ayton Airport', '50.045', '0'],
  ['3', 'Ceeham', '50.002', '6'],
  ['4', 'Deeville', '50', '9.001'],
  ['5', 'Far north', '53', '3'],
  ['6', 'Beeford', '50', '3'],
]

/** Proposals for lines given as "id | name | stops". */
function proposals(lines: readonly string[], network: Network = withCoach()) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lines-'))
  try {
    writeFileSync(
      join(folder, 'flix_lines.csv'),
      ['line,name,stops', ...lines.map((line) => line.split(' | ').join(','))].join('\n'),
    )
    writeFileSync(
      join(folder, 'flix_stops.csv'),
      ['id,name,lat,lng', ...stops.map((cells) => cells.join(','))].join('\n'),
    )
    return readLines(join(folder, 'flix_lines.csv'), network, { source: 'made-up', asOf: '2026-02' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const coach = 'coach-ayton-ceeham'
function withCoach(change: object = {}): Network {
  const network = tinyNetwork()
  const services = [...network.services.values()].filter(({ mode }) => mode !== 'bus')
  const [model] = [...network.services.values()].filter(({ mode }) => mode === 'bus')
  const ours = {
    ...(model as NonNullable<typeof model>),
    id: coach,
    where: 'data/services/coach/all.csv:2',
    operators: ['flixbus'],
    from: 'ayton-coach',
    to: 'ceeham-coach',
    sources: ['editors'],
    ...change,
  }
  return { ...network, services: new Map([...services, ours].map((each) => [each.id, each])) }
}
const ofCoach = (lines: readonly string[], change?: object) =>
  proposals(lines, withCoach(change)).find(({ service }) => service === coach)

describe('a FlixBus service', () => {
  test('on a line agrees, and gains the source and nothing else', () => {
    expect(ofCoach(['FlixBus 1 | Ayton - Deeville | 1 3 4'])).toEqual({
      service: coach,
      mode: 'bus',
      file: 'coach/all.csv',
      kind: 'agrees',
      changes: [{ column: 'sources', ours: 'editors', theirs: 'editors made-up' }],
      why: `${coach} runs on FlixBus 1 (Ayton - Deeville).`,
    })
  })

  test('on a line listed the other way round agrees too', () => {
    expect(ofCoach(['FlixBus 1 | Deeville - Ayton | 4 3 1'])?.kind).toBe('agrees')
  })

  test('that names the source already gains nothing', () => {
    expect(ofCoach(['FlixBus 1 | A - D | 1 3'], { sources: ['made-up'] })?.changes).toEqual([])
  })

  test('whose line calls at another stop of ours differs in that stop', () => {
    const network = withCoach()
    const second = { ...network.stops.get('ayton-coach'), id: 'ayton-airport-coach', lat: 50.045, lng: 0 }
    const stops = new Map([...network.stops, [second.id, second as never]])
    const [found] = proposals(['FlixBus 2 | Ayton - Ceeham | 2 3'], { ...network, stops })
    expect(found).toMatchObject({
      kind: 'differs',
      changes: [
        { column: 'from', ours: 'ayton-coach', theirs: 'ayton-airport-coach' },
        { column: 'sources', theirs: 'editors made-up' },
      ],
    })
  })

  test('whose line calls at a stop that is not ours asks', () => {
    expect(ofCoach(['FlixBus 2 | Ayton - Ceeham | 2 3'])).toMatchObject({
      kind: 'questioned',
      changes: [],
      why: expect.stringContaining('calls at Ayton Airport, which is no stop of ours'),
    })
  })

  test.each([
    ['on no line', ['FlixBus 3 | Ayton - Beeford | 1 6', 'FlixBus 4 | Beeford - Ceeham | 6 3']],
    ['on a train only', ['FlixTrain 10 | Ayton - Deeville | 1 3']],
    ['on a line to the snow only', ['FlixBus SKI7 | Ayton - Deeville | 1 3']],
  ])('%s is absent', (_, lines) => {
    expect(ofCoach(lines)?.kind).toBe('absent')
  })

  test('on no stops of a line that is named after both ends asks', () => {
    expect(ofCoach(['FlixBus 5 | Ayton - Beeford/Ceeham | 1 6'])).toMatchObject({
      kind: 'questioned',
      why: expect.stringContaining('is named Ayton - Beeford/Ceeham'),
    })
  })
})

describe('a pair of cities on a line', () => {
  const pair = (lines: readonly string[]) => {
    const network = withCoach()
    const services = new Map([...network.services].filter(([id]) => id !== coach))
    return proposals(lines, { ...network, services }).find(({ service }) => service.endsWith('ayton-ceeham'))
  }

  test('is new with modelled minutes and one departure a day', () => {
    expect(pair(['FlixBus 1 | Ayton - Ceeham | 1 3'])).toMatchObject({
      kind: 'new',
      cells: {
        from: 'ayton-coach',
        to: 'ceeham-coach',
        minutes: '480',
        km: '540',
        perDay: '1',
        basis: 'modelled',
        sources: 'waymark-models made-up',
      },
    })
  })

  test('that the line reaches by a long way around asks', () => {
    expect(pair(['FlixBus 1 | Ayton - Ceeham | 1 5 3'])).toMatchObject({
      kind: 'questioned',
      why: expect.stringContaining('further than the great circle'),
    })
  })
})

describe('the model of a coach', () => {
  test('runs at 75 km/h with a tenth for breaks, in tens of minutes', () => {
    expect(coachModel(tinyNetwork())('ayton', 'beeford')).toEqual({
      km: 270,
      minutes: 240,
      hasCrossing: false,
    })
  })

  test('says that a way leads over water', () => {
    expect(coachModel(tinyNetwork())('ayton', 'isle')?.hasCrossing).toBe(true)
  })
})

describe('a table of lines', () => {
  test('with a stop that is in no table says where', () => {
    expect(() => proposals(['FlixBus 1 | Ayton - Ceeham | 1 99'])).toThrow(
      /flix_lines\.csv:2: stop "99" is not in/,
    )
  })
})
