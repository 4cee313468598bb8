// Ferry pages: their fares and times against the services in data/services/ferry.
import { compileRates } from '#catalogue/currency.ts'
import { readPrice } from '#catalogue/price-text.ts'
import type { Fare, Service } from '#catalogue/service.ts'
import type { DataTexts } from '../data-texts.ts'
import { type Comparison, type Rule, rangeText } from './compare.ts'
import { agrees, durationsIn, sentencesOf } from './quantities.ts'

const servicesOf = ({ network }: DataTexts, ids: readonly string[] = []): Service[] =>
  ids.flatMap((id) => network.services.get(id) ?? [])

function fareRange(fares: readonly Fare[]): { low: number; high: number } {
  const eur = fares.map(({ low, high, currency }) => ({
    low: low / compileRates[currency],
    high: high / compileRates[currency],
  }))
  return { low: Math.min(...eur.map(({ low }) => low)), high: Math.max(...eur.map(({ high }) => high)) }
}

const near = (a: number, b: number, share: number) => Math.abs(a - b) <= Math.max(a, b) * share

/** Fares of a ferry page span those of its services. */
export const ferryFares: Rule = {
  id: 'ferry-fares',
  name: 'fares of a ferry page: data/services/ferry',
  compare: (texts) =>
    [...texts.content.ferryRoutes].flatMap(([id, { facts }]) => {
      const services = servicesOf(texts, facts.services)
      const known = {
        passenger: services.filter(({ carries }) => carries !== 'car').flatMap(({ fare }) => fare ?? []),
        vehicle: services.flatMap(({ carFare }) => carFare ?? []),
      }
      return (['passenger', 'vehicle'] as const).flatMap((who): Comparison[] => {
        const written = facts.pricing[who] ? readPrice(facts.pricing[who]) : undefined
        if (!written || known[who].length === 0) return []
        const perEur = compileRates[written.currency]
        const range = fareRange(known[who])
        return [
          {
            same:
              near(written.low / perEur, range.low, 0.08) && near(written.high / perEur, range.high, 0.08),
            key: `data/ferries/${id} ${who}`,
            where: `data/ferries/${id}/facts.json`,
            what: `"pricing.${who}" is ${facts.pricing[who]}, its services cost €${rangeText(range)}.`,
          },
        ]
      })
    }),
}

const ofCrossing = /\b(?:cross|sail|takes?|ship|ferr|apart|passage)/iu
/** Shorter times on a ferry page are those of check-in and of buses. */
const shortest = 40

/** A sentence about the crossing gives no time that no service takes. */
export const ferryTimes: Rule = {
  id: 'ferry-times',
  name: 'crossing time in the description of a ferry page: data/services/ferry',
  compare: (texts) =>
    [...texts.content.ferryRoutes].flatMap(([id, { facts, text }]): Comparison[] => {
      const minutes = servicesOf(texts, facts.services).flatMap(({ minutes: { typical, back } }) => [
        typical,
        back ?? typical,
      ])
      if (minutes.length === 0) return []
      const known = { low: Math.min(...minutes), high: Math.max(...minutes) }
      return sentencesOf(text.en.description)
        .filter((sentence) => ofCrossing.test(sentence))
        .flatMap(durationsIn)
        .filter(({ high }) => high >= shortest)
        .map((duration) => ({
          same: agrees(duration, known, { share: 0.12, least: 10 }),
          key: `data/ferries/${id} description ${duration.text}`,
          where: `data/ferries/${id}/en.json`,
          what: `"description" says "${duration.text}", its services take ${rangeText(known)} min.`,
        }))
    }),
}
