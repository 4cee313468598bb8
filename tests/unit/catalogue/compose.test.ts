// Journeys over the made-up network, with results computed by hand.
import { describe, expect, test } from 'vitest'
import type { TransportOption } from '#catalogue/route.ts'
import { optionsBetween, tinyNetwork } from '../../fixtures/network.ts'

const services = ({ legs }: TransportOption) => legs.map(({ service }) => service)
const only = (options: TransportOption[]): TransportOption => {
  expect(options).toHaveLength(1)
  return options[0] as TransportOption
}
const times = (at: string[], perDay = at.length) => ({ departures: { perDay, at }, oneWay: true })

describe('a change', () => {
  test('waits half a headway where no times are known', () => {
    const option = only(optionsBetween('ayton', 'ceeham', tinyNetwork(), 'train'))
    expect(option.changes).toEqual([
      { at: 'beeford-hbf', to: 'beeford-hbf', minutes: 30, walk: 0, kind: 'expected' },
    ])
    expect(option.minutes).toEqual({
      value: 80 + 30 + 90,
      basis: 'composed',
      sources: ['made-up'],
      asOf: '2025',
    })
  })

  test('waits for the next departure where both times are known', () => {
    const option = only(optionsBetween('ceeham', 'eastby', tinyNetwork(), 'train'))
    expect(option.changes[0]).toMatchObject({ kind: 'timed', minutes: 15 })
    expect(option.legs.map(({ departs, arrives }) => [departs, arrives])).toEqual([
      ['09:00', '10:40'],
      ['10:55', '12:55'],
    ])
  })

  test('crosses town between two stations', () => {
    const [change] = only(optionsBetween('westby', 'beeford', tinyNetwork(), 'train')).changes
    expect(change).toMatchObject({ at: 'ayton-north', to: 'ayton-central', minutes: 20 + 30, walk: 20 })
    expect(change?.link?.by).toBe('metro')
  })

  test('of more than four hours is refused', () => {
    const change = { 'east-deeville-eastby': times(['16:00']) }
    expect(optionsBetween('ceeham', 'eastby', tinyNetwork({ change }), 'train')).toEqual([])
  })
})

describe('a journey', () => {
  test('leaves early enough for the train it must catch', () => {
    const day = optionsBetween('ayton', 'deeville', tinyNetwork(), 'train').find(({ night }) => !night)
    // The 09:00 from Ceeham requires a departure from Ayton at 05:10, before the first train.
    expect(day?.legs.at(-1)?.departs).toBe('18:00')
  })

  test('makes at most three changes', () => {
    const without = ['night-ayton-deeville']
    const far = optionsBetween('westby', 'deeville', tinyNetwork({ without }), 'train')
    expect(only(far).changes).toHaveLength(3)
    expect(optionsBetween('westby', 'eastby', tinyNetwork({ without }), 'train')).toEqual([])
  })

  test('does not go back on itself', () => {
    const without = ['rapid-ayton-beeford', 'budget-ayton-beeford']
    expect(optionsBetween('ayton', 'beeford', tinyNetwork({ without }), 'train')).toEqual([])
  })

  test('spends one night on board, not two', () => {
    expect(optionsBetween('ayton', 'farby', tinyNetwork(), 'train').map(services)).toEqual([
      ['rapid-ayton-beeford', 'rapid-beeford-ceeham', 'rapid-ceeham-deeville', 'night-deeville-farby'],
    ])
    const without = ['rapid-ceeham-deeville']
    expect(optionsBetween('ayton', 'farby', tinyNetwork({ without }), 'train')).toEqual([])
  })

  test('needs a day on which all of it runs', () => {
    const runs = (day: string) => ({ departures: { perDay: 2, at: ['10:55', '23:10'], days: [day] } })
    const first = { departures: { perDay: 2, at: ['09:00', '18:00'], days: ['mon'] } }
    const on = (day: string) => ({ 'rapid-ceeham-deeville': first, 'east-deeville-eastby': runs(day) })
    expect(optionsBetween('ceeham', 'eastby', tinyNetwork({ change: on('mon') }), 'train')).toHaveLength(1)
    expect(optionsBetween('ceeham', 'eastby', tinyNetwork({ change: on('tue') }), 'train')).toEqual([])
  })

  test('needs seasons that meet', () => {
    const season = (from: string, to: string) => ({ season: { from, to } })
    const on = (second: object) => ({
      'rapid-ayton-beeford': { departures: { perDay: 16, ...season('05-01', '09-30') } },
      'rapid-beeford-ceeham': { departures: { perDay: 8, ...second } },
    })
    const trains = (second: object) =>
      optionsBetween(
        'ayton',
        'ceeham',
        tinyNetwork({ without: ['budget-ayton-beeford'], change: on(second) }),
        'train',
      )
    expect(trains(season('09-15', '02-01'))).toHaveLength(1)
    expect(trains(season('11-01', '04-01'))).toEqual([])
  })

  test.each([
    ['ayton', 'beeford'],
    ['westby', 'deeville'],
    ['ayton', 'isle'],
    ['isle', 'ayton'],
    ['ayton', 'eastby'],
    ['westby', 'farby'],
  ])('from %s to %s adds up and hangs together', (origin, destination) => {
    for (const option of optionsBetween(origin, destination)) {
      const legs = option.legs.reduce((sum, { minutes }) => sum + minutes, 0)
      const changes = option.changes.reduce((sum, { minutes }) => sum + minutes, 0)
      expect(legs + changes).toBe(option.minutes.value)
      expect(option.changes).toHaveLength(option.legs.length - 1)
      option.changes.forEach((change, index) => {
        expect(change.at).toBe(option.legs[index]?.to)
        expect(change.to).toBe(option.legs[index + 1]?.from)
        if (change.at !== change.to) expect(change.link).toBeDefined()
      })
    }
  })
})

describe('the options of a mode', () => {
  test('show every brand that runs directly', () => {
    const trains = optionsBetween('ayton', 'beeford', tinyNetwork(), 'train')
    expect(trains.map(({ role, operators }) => [role, ...operators])).toEqual([
      ['direct', 'rapid'],
      ['cheapest', 'budget'],
    ])
  })

  test('show the night train beside the day train, with its times and its night', () => {
    const night = optionsBetween('ayton', 'deeville', tinyNetwork(), 'train').find(({ night }) => night)
    expect(night).toMatchObject({ role: 'night', departuresPerDay: 1 })
    expect(night?.legs[0]).toMatchObject({ departs: '22:00', arrives: '07:00', dayOffset: 1 })
  })

  test('leave a parallel brand out of composed journeys', () => {
    expect(optionsBetween('ayton', 'ceeham', tinyNetwork(), 'train').map(services)).toEqual([
      ['rapid-ayton-beeford', 'rapid-beeford-ceeham'],
    ])
  })

  test('change planes once, on one ticket, only where no flight is direct', () => {
    expect(services(only(optionsBetween('ayton', 'ceeham', tinyNetwork(), 'flight')))).toEqual([
      'air-aya-cee',
    ])
    const option = only(optionsBetween('ayton', 'eastby', tinyNetwork(), 'flight'))
    expect(option.changes).toMatchObject([{ at: 'cee', minutes: 60 }])
    const change = { 'air-cee-eas': { operators: ['seaway'] } }
    expect(optionsBetween('ayton', 'eastby', tinyNetwork({ change }), 'flight')).toEqual([])
  })

  test('change coaches at most once', () => {
    expect(services(only(optionsBetween('ayton', 'deeville', tinyNetwork(), 'bus')))).toEqual([
      'coach-ayton-ceeham',
      'coach-ceeham-deeville',
    ])
  })

  test('reach the ship by train and show local times on both shores', () => {
    const option = only(optionsBetween('ayton', 'isle', tinyNetwork(), 'ferry'))
    expect(services(option)).toEqual(['local-ayton-gport', 'ferry-gport-isle'])
    expect(option.minutes.value).toBe(60 + (15 + 45) + 120)
    expect(option.legs[1]).toMatchObject({ departs: '08:00', arrives: '09:00', dayOffset: 0 })
  })

  test('drive aboard and off again', () => {
    const option = only(optionsBetween('ayton', 'isle', tinyNetwork(), 'car'))
    expect(option.legs.map(({ from, to, minutes }) => [from, to, minutes])).toEqual([
      ['ayton', 'gport-port', 60],
      ['gport-port', 'isle-port', 120],
    ])
    expect(option.changes).toMatchObject([{ minutes: 30 }])
    expect(option.id).toBe('car--ferry-gport-isle')
  })

  test('are none where nothing runs', () => {
    expect(optionsBetween('beeford', 'isle', tinyNetwork(), 'flight')).toEqual([])
    expect(optionsBetween('beeford', 'ceeham', tinyNetwork(), 'ferry')).toEqual([])
  })
})
