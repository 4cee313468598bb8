// One fact, one place: figures that stand in a text and in a table, or in two texts, are the same.
import { unaccepted } from '#compiler/verify/accepted.ts'
import { findingText } from '#compiler/verify/finding.ts'
import type { Check } from '#tools/check.ts'
import type { DataTexts } from './data-texts.ts'
import { airportLines, airportWays } from './facts/airport-ways.ts'
import type { Rule } from './facts/compare.ts'
import { ferryFares, ferryTimes } from './facts/ferries.ts'
import { journeyTimes } from './facts/journeys.ts'
import { sightFigures } from './facts/sights.ts'
import { cityTickets } from './facts/tickets.ts'

/** What is compared with what. */
export const rules: readonly Rule[] = [
  airportWays,
  airportLines,
  cityTickets,
  sightFigures,
  ferryFares,
  ferryTimes,
  journeyTimes,
]

/** A rule as a check; its id is its name in data/accepted. */
const toCheck = ({ id, name, compare }: Rule): Check<DataTexts> => ({
  name: `${id}: ${name}`,
  remedy:
    'Correct the place that is wrong, in five languages. Two figures that are both right go into data/accepted with the key and a reason.',
  faults: (texts) => {
    const different = compare(texts).filter(({ same }) => !same)
    return unaccepted(id, different, texts.accepted).map(findingText)
  },
  measures: (texts) => [`${compare(texts).length} compared`],
})

export const sameFacts: readonly Check<DataTexts>[] = rules.map(toCheck)
