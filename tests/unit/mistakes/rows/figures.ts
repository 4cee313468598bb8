// Figures of services, roads, factors and cities.
import { cell, type Mistake, swap } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const coach = 'services/coach/alps-more.csv'
const roads = 'roads/motorways.csv'
const verify = 'verify catalogue'
const confirm = 'Correct the figure. What is right as it is gets a row in data/accepted/verify.csv'
const lyon = (column: string, to: string) => cell(rail, 'tgv-paris-lyon', column, to)
const ofTrain = `data/${rail}:3:`
const climate = (from: string, to: string) => swap('climate/normals.csv', `lyon,7,${from}`, `lyon,7,${to}`)
const parisLyon = (to: string) => swap(roads, 'paris,lyon,465,288,40', `paris,lyon,${to}`)
const jump = (name: string, column: string, to: string, times: string): Mistake => ({
  name,
  edits: [lyon(column, to)],
  by: verify,
  says: [ofTrain, `"${column}" is ${to}, ${times} times the`, confirm],
})

export const mistakes: readonly Mistake[] = [
  jump('minutes ten times too long', 'minutes', '1170', '10'),
  {
    name: 'minutes ten times too long, best empty',
    edits: [cell(rail, 'tgv-paris-lyon', 'minutes', '1170'), cell(rail, 'tgv-paris-lyon', 'best', '')],
    by: verify,
    says: [ofTrain, '"minutes" is 1170, 10 times the 117 of the last commit.', confirm],
  },
  {
    name: 'minutes too short by a digit',
    edits: [lyon('minutes', '17'), lyon('best', '')],
    by: 'catalogue',
    says: [ofTrain, '"minutes" is 17: 1379 km/h over 391 km is too fast for a train.', 'Correct the minutes'],
  },
  {
    name: 'a train at 281 km/h of track',
    edits: [lyon('minutes', '91'), lyon('best', '')],
    by: verify,
    says: [ofTrain, '"minutes" is 91: 282 km/h over its 427 km.', confirm],
  },
  {
    name: 'minutes with two digits exchanged',
    edits: [lyon('minutes', '171')],
    by: verify,
    says: [ofTrain, '"minutes" is 171: 1.5 times the best of 114.', confirm],
  },
  {
    name: 'best above the typical minutes',
    edits: [lyon('best', '141')],
    by: 'catalogue',
    says: [ofTrain, '"best" is 141, more than the typical 117.', 'Swap the two.'],
  },
  jump('four hundred departures', 'perDay', '400', '20'),
  jump('two hundred departures', 'perDay', '200', '10'),
  jump('departures without a zero', 'perDay', '2', '0.1'),
  {
    name: 'no departures',
    edits: [lyon('perDay', '0')],
    by: 'catalogue',
    says: [ofTrain, '"perDay" is 0', 'Give the mean number of departures'],
  },
  jump('kilometres ten times too many', 'km', '4270', '10'),
  {
    name: 'kilometres with two digits exchanged',
    edits: [lyon('km', '724')],
    by: verify,
    says: [ofTrain, '"minutes" is 114: 381 km/h over its 724 km.', confirm],
  },
  {
    name: 'kilometres below the great circle',
    edits: [lyon('km', '42.7')],
    by: 'catalogue',
    says: [ofTrain, '"km" is 42.7, less than the 391 km of the great circle.', 'Give the kilometres'],
  },
  {
    name: 'a date to come',
    edits: [lyon('asOf', '2062')],
    by: verify,
    says: [ofTrain, '"asOf" is 2062, a date to come.', 'Write the year or month'],
  },
  {
    name: 'a season that ends on 31 June',
    edits: [swap('services/ferry/adriatic-aegean.csv', '04-15..10-31', '04-15..06-31')],
    by: 'catalogue',
    says: [
      'data/services/ferry/adriatic-aegean.csv:16:',
      '"season" is "04-15..06-31"',
      'Write the first and last day',
    ],
  },
  {
    name: 'an operator of another country',
    edits: [lyon('operators', 'db')],
    by: verify,
    says: [ofTrain, '"operators" is "db", but the other services of "db" touch DE.', 'Correct the operator'],
  },
  {
    name: 'a currency of neither end',
    edits: [cell(coach, 'coach-itabus-venice-milan', 'fareCurrency', 'GBP')],
    by: verify,
    says: [
      `data/${coach}:`,
      '"fareCurrency" is GBP, which is spent at neither end (EUR).',
      'Correct the operator',
    ],
  },
  {
    name: 'a fare ten times too high',
    edits: [
      cell(coach, 'coach-itabus-venice-milan', 'fareLow', '90'),
      cell(coach, 'coach-itabus-venice-milan', 'fareHigh', '250'),
    ],
    by: verify,
    says: [`data/${coach}:`, '10 times the', confirm],
  },
  {
    name: 'a factor ten times too high',
    edits: [cell('factors/factors.csv', 'rail-fr-tgv', 'gramsCo2ePerKm', '29.3')],
    by: 'catalogue',
    says: [
      'data/factors/factors.csv:14:',
      '"gramsCo2ePerKm" is 29.3, but the parts in "en" add up to 2.93.',
      'Correct the one that is wrong.',
    ],
  },
  {
    name: 'a factor without parts ten times too high',
    edits: [cell('factors/factors.csv', 'rail-ch', 'gramsCo2ePerKm', '68')],
    by: verify,
    says: [
      'data/factors/factors.csv:',
      '"gramsCo2ePerKm" is 68, 10 times the 6.8 of the last commit.',
      confirm,
    ],
  },
  {
    name: 'ten times the inhabitants',
    edits: [cell('city-facts/cities.csv', 'lyon', 'population', '5190000')],
    by: verify,
    says: ['data/city-facts/cities.csv:', '"population" is 5190000, 10 times the 519000', confirm],
  },
  {
    name: 'inhabitants in thousands',
    edits: [cell('city-facts/cities.csv', 'lyon', 'population', '519')],
    by: verify,
    says: ['data/city-facts/cities.csv:', '"population" is 519, 0.001 times the 519000', confirm],
  },
  {
    name: 'a July ten degrees too hot',
    edits: [climate('28', '38')],
    by: verify,
    says: ['data/climate/normals.csv:', '"high" is 38 in month 7 of lyon: the months beside have', confirm],
  },
  {
    name: 'a high in Fahrenheit',
    edits: [climate('28', '82')],
    by: 'catalogue',
    says: ['data/climate/normals.csv:', '"high" is 82', 'Give the mean daily maximum in °C.'],
  },
  {
    name: 'a road of five minutes',
    edits: [parisLyon('465,5,40')],
    by: 'catalogue',
    says: [
      `data/${roads}:129:`,
      '"minutes" is 5: 4704 km/h over 392 km is too fast for a car.',
      'Correct minutes',
    ],
  },
  {
    name: 'a road of 388 minutes for 288',
    edits: [parisLyon('465,388,40')],
    by: verify,
    says: [`data/${roads}:129:`, '"minutes" is 388: 72 km/h over its 465 km.', confirm],
  },
  {
    name: 'a toll ten times too high',
    edits: [parisLyon('465,288,400')],
    by: verify,
    says: [`data/${roads}:129:`, '"tollsEur" is 400, 10 times the 40 of the last commit.', confirm],
  },
  {
    name: 'a metro ticket of €255',
    edits: [swap('landmarks/louvre/facts.json', '€2.55', '€255')],
    by: verify,
    says: ['data/landmarks/louvre/facts.json:', '"ways.0.price 1" is 255, 100 times the 2.55', confirm],
  },
  {
    name: 'an override of three minutes',
    edits: [
      swap(
        'overrides/absent.csv',
        'brussels-paris,',
        'paris-lyon,train--tgv-paris-lyon,minutes,3,tried,known,waymark-editors,2026\nbrussels-paris,',
      ),
    ],
    by: verify,
    says: [
      'data/overrides/absent.csv:3:',
      'takes 3 min, its legs and changes',
      'This row says so: correct its "value"',
    ],
    only: ['paris'],
  },
]
