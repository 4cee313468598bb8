// Tickets of a city: what the ways to a sight cost against the fares its guide gives.
import { compileRates } from '#catalogue/currency.ts'
import { readPrice } from '#catalogue/price-text.ts'
import type { Comparison, Rule } from './compare.ts'
import { agrees, amountsIn } from './quantities.ts'

const slack = { share: 0.08, least: 0.1 } as const
const ridden = new Set(['metro', 'bus'])

/** The price of a ride to a sight is one that the guide of its city gives. */
export const cityTickets: Rule = {
  id: 'city-tickets',
  name: 'price of metro and bus to a sight: fares in the guide of its city',
  compare: ({ content: { guides, landmarks } }) =>
    [...landmarks].flatMap(([id, { facts }]): Comparison[] => {
      const guide = guides.get(facts.city)
      const fares = guide ? amountsIn(guide.text.en.gettingAround) : []
      const isGiven = (eur: number) => fares.some((fare) => agrees({ low: eur, high: eur }, fare, slack))
      return facts.ways.flatMap(({ type, price }, index) => {
        const written = ridden.has(type) && price ? readPrice(price) : undefined
        if (!written || fares.length === 0) return []
        const perEur = compileRates[written.currency]
        return [
          {
            same: isGiven(written.low / perEur) && isGiven(written.high / perEur),
            key: `data/landmarks/${id} ways.${index}`,
            where: `data/landmarks/${id}/facts.json`,
            what: `"ways.${index}" costs ${price}, data/guides/${facts.city} gives ${fares.map(({ text }) => text).join(', ')}.`,
          },
        ]
      })
    }),
}
