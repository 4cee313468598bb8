// The number of people from which a car beats the train per person, in price and in CO₂e.

import type { LowestFigures } from '#catalogue/lowest-figures.ts'
import { carSeats, overtakesFrom } from '#catalogue/trip-plan.ts'
import { formatCo2, formatMoney } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Pair } from '#i18n/parts/pair.ts'
import type { Language } from '#lib/languages.ts'

/** Two sentences, based on lowest prices; empty without both a car and a train. */
export function overtaking(
  lowest: readonly LowestFigures[],
  pair: Pair,
  lang: Language,
  t: Messages,
): string[] {
  const [car, train] = (['car', 'train'] as const).map((mode) =>
    lowest.find((figures) => figures.mode === mode),
  )
  if (!car || !train) return []
  const against = (figure: (figures: LowestFigures) => number, text: (value: number) => string) => ({
    ...pair,
    people: overtakesFrom(figure(car), figure(train)),
    seats: carSeats,
    train: text(figure(train)),
    alone: text(figure(car)),
    full: text(figure(car) / carSeats),
  })
  return [
    t.trip.cheaper(
      against(
        ({ price }) => price.low,
        (eur) => formatMoney(eur, 'EUR', lang),
      ),
    ),
    t.trip.cleaner(
      against(
        ({ co2 }) => co2,
        (kg) => formatCo2(kg, lang),
      ),
    ),
  ]
}
