// Departures of night trains: none is lost, none is twice, and clocks are those of the towns.
import { describe, expect, test } from 'vitest'
import { nightDepartures } from '#compiler/emit/night-trains.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'

const network = readNetwork(root)
const departures = nightDepartures(network)
/** A junction has no page and no options: a train that ends there is not on a board. */
const isTown = (stop: string) => network.places.get(network.stops.get(stop)?.place ?? '')?.kind !== 'junction'
const nightTrains = [...network.services.values()].filter(
  ({ mode, night, from, to }) => mode === 'train' && night && isTown(from) && isTown(to),
)

/** Counted from the columns alone: hours of both directions. */
const hours = nightTrains.flatMap(({ departures: { at = [] }, back, oneWay }) => [
  ...at,
  ...(oneWay ? [] : (back?.at ?? [])),
])

describe('every night train of the network', () => {
  test('is there with each hour of each direction, once', () => {
    expect(departures.flatMap(({ calls }) => calls)).toHaveLength(hours.length)
    const rides = departures.flatMap(({ from, departs, calls }) =>
      calls.map(({ service, to }) => `${service} ${from} ${departs} ${to}`),
    )
    expect(new Set(rides).size).toBe(rides.length)
  })

  test('is one departure with all towns it reaches, the nearest in time first', () => {
    for (const { calls } of departures) {
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.map(({ minutes }) => minutes)).toEqual(
        calls.map(({ minutes }) => minutes).sort((a, b) => a - b),
      )
    }
  })

  test.each([
    // there, across a border of time zones, and back
    ['vienna-hbf', '19:08', 'bucharest-nord', '13:38'],
    ['bucharest-nord', '16:00', 'vienna-hbf', '08:53'],
    ['vienna-hbf', '20:05', 'rome-tiburtina', '10:05'],
    ['rome-tiburtina', '18:10', 'vienna-hbf', '09:06'],
  ])('from %s at %s is in %s at %s, by the clock there', (from, departs, to, arrives) => {
    const found = departures.filter((one) => one.from === from && one.departs === departs)
    expect(found.flatMap(({ calls }) => calls).find((call) => call.to === to)?.arrives).toBe(arrives)
  })

  test('stands by its hour, the evening before the hours after midnight', () => {
    const afterNoon = departures.map(({ departs }) => (Number(departs.slice(0, 2)) + 12) % 24)
    expect(afterNoon).toEqual([...afterNoon].sort((a, b) => a - b))
  })
})
