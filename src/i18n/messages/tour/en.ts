// English words of the page of tours.
import { plural } from '../../parts/en.ts'

/** A tour in numbers of the language; `price` has its sign. */
export interface TourCounts {
  towns: number
  days: number
  time: string
  price: string
  travellers: number
  co2: string
}

export const tour = {
  short: 'Tours',
  title: 'Plan a tour of several towns',
  description:
    'Up to ten European towns, one after the other: the best option for every leg, in your order or the one with the fewest hours, lowest price or least CO₂e.',
  intro:
    'Name up to ten towns. We take the best option for every leg, add up hours, euros and CO₂e, and find the order that needs the least of whichever you choose.',
  rule: 'Each leg takes the option that its route’s page puts first, or the first by night if you prefer. A journey by night uses up one night, and one of more than 18 hours continues the next day. The first town stays first; all orders of the others are compared.',
  form: {
    legend: 'Towns',
    town: (number: number) => `Town ${number}`,
    nights: 'Nights',
    more: 'More towns, ten at most',
    add: 'Add a town',
    up: (number: number) => `Move town ${number} up`,
    down: (number: number) => `Move town ${number} down`,
    remove: (number: number) => `Remove town ${number}`,
    choices: 'How to travel',
    order: 'Order',
    orders: { given: 'As listed', hours: 'Fewest hours', euro: 'Lowest price', co2: 'Least CO₂e' },
    start: 'First day',
    returns: 'Back to the first town',
    night: 'By night',
    byNight: { best: 'Where it is best', wanted: 'Where possible', never: 'Never' },
    submit: 'Plan the tour',
  },
  problem: {
    unknown: (name: string) =>
      `We know no town called “${name}”. Check the spelling or choose one from the list.`,
    place: (name: string) => `We have no journeys from ${name} yet. Choose a larger town nearby.`,
    twice: (name: string) => `${name} is named twice and counts once.`,
    beyond: (count: number) =>
      `A tour has ten towns at most: ${count === 1 ? 'the last one is' : `the last ${count} are`} left out.`,
    few: 'A tour needs two towns. Name one more.',
  },
  loading: 'Planning the tour…',
  failed: 'The tour could not be shown because a file did not load. Reload the page.',
  example: 'An example',
  change: 'Change this tour',
  titleOf: (towns: string) => `Tour: ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }: TourCounts) =>
    `${plural(towns, 'town', 'towns')} in ${plural(days, 'day', 'days')}: ${time} travelling, ${price} for ${travellers === 1 ? 'one adult' : `${travellers} travellers`}, ${co2} CO₂e${travellers === 1 ? '' : ' each'}.`,
  best: {
    hours: 'This order takes the fewest hours.',
    euro: 'This order costs the least.',
    co2: 'This order causes the least CO₂e.',
  },
  same: 'Your order is already the best.',
  compared: (parts: string) => `Compared with your order: ${parts}.`,
  /** an amount that more or less is emitted */
  emissions: (kg: string) => `${kg} CO₂e`,
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  missingThere: (count: number) =>
    `In your order ${count === 1 ? 'one leg has' : `${count} legs have`} no option that fits.`,
  day: (day: number) => `Day ${day}`,
  nights: (count: number) => plural(count, 'night', 'nights'),
  until: (date: string) => `until ${date}`,
  noWay: 'No option fits',
  together: 'In all',
  missing: 'The totals leave out legs without an option.',
  note: (travellers: number) =>
    `Times are door to door; prices are all in, the lowest for ${travellers === 1 ? 'one adult' : `all ${travellers} travellers`} with a small bag; CO₂e is per traveller. ≈\u00a0marks an estimate.`,
  mapAlt: (towns: string) => `Map of the tour: ${towns}`,
  calendar: 'Calendar file',
  undated: 'Choose a first day to give the tour dates and a file for your calendar.',
}
