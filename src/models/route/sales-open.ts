// How many days ahead tickets are sold, where known.
import { operator } from '#catalogue/load.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Language } from '#lib/languages.ts'
import { operatorNames } from '../names.ts'

/** Sentences with at most two horizons each, the longest first. */
export function salesOpen(ids: readonly OperatorId[], lang: Language, t: Prose['tips']): string[] {
  const known = [...new Set(ids)].flatMap((id) => {
    const { bookingHorizonDays: days } = operator(id)
    return days ? [{ id, days }] : []
  })
  const groups = [...Map.groupBy(known, ({ days }) => days)]
    .sort(([a], [b]) => b - a)
    .map(([days, same]) => ({
      days,
      names: operatorNames(
        same.map(({ id }) => id),
        lang,
      ),
      count: same.length,
    }))
  return groups.flatMap((group, index) => (index % 2 === 0 ? [t.horizon(group, groups[index + 1])] : []))
}
