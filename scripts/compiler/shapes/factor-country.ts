// The country whose rails a factor of trains stands for.
import type { Factor, FactorId } from '#catalogue/factor.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import type { CountryCode } from '#catalogue/place.ts'

const { factor: rule } = modeRules.train

/** The factor of trains in countries without one of their own. */
export const elsewhere: FactorId = rule.by === 'country' ? rule.elsewhere : ''

/** As the column of the factor says, else its id: rail-fr-ter. Undefined for factors of an operator, and of all Europe. */
export function countryOf({ id, country }: Pick<Factor, 'id' | 'country'>): CountryCode | undefined {
  if (country || id === elsewhere) return country
  return /^rail-([a-z]{2})(?:-|$)/.exec(id)?.[1]?.toUpperCase()
}
