// English words of trip plans: assumed minutes, and the car against the train.
import type { Pair } from '../../parts/pair.ts'

/** Prices of the car and the train for each traveller. */
export interface Overtaking extends Pair {
  /** smallest number of travellers with which the car is cheaper; undefined when a full car is not */
  people: number | undefined
  seats: number
  /** prices as text: the train, the car with one person, the car with all seats taken */
  train: string
  alone: string
  full: string
}

export const trip = {
  /** minutes instead of our estimates */
  fields: {
    there: 'To the point of departure (min)',
    onward: 'On from the point of arrival (min)',
    airport: 'Waiting and checks at airports (min)',
    station: 'Waiting at stations, stops and ports (min)',
  },
  hint: 'Leave a field empty to use our estimate.',
  reset: 'Back to our estimates',
  /** The next sentence follows this one: its "it" is the car. */
  cheaper: (x: Overtaking) =>
    x.people === 1
      ? `Even with one person in it, the car from ${x.from} to ${x.to} costs less than the lowest train fare, ${x.train}.`
      : x.people
        ? `From ${x.from} to ${x.to} the car is cheaper per head than the lowest train fare, ${x.train}, as soon as ${x.people} people share it.`
        : `From ${x.from} to ${x.to} the car stays dearer than the lowest train fare, ${x.train}: ${x.seats} people in it pay ${x.full} each.`,
  cleaner: (x: Overtaking) =>
    x.people === 1
      ? `It also emits less CO₂e per head: ${x.alone} with one person in it, the train ${x.train}.`
      : x.people
        ? `In CO₂e per head it falls below the train, ${x.train}, with ${x.people} people on board.`
        : `In CO₂e per head it never gets as low as the train, ${x.train}: ${x.full} with ${x.seats} people on board.`,
}
