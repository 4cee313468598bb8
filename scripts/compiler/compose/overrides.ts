// Figures by editors that replace composed ones.

import { overridden } from '#catalogue/overridden.ts'
import type { Override } from '#catalogue/override.ts'
import type { TransportOption } from '#catalogue/route.ts'
import type { Problems } from '../read/problems.ts'
import type { Located } from '../read/table.ts'

/** An override that differs from the composed figure by a smaller share is no longer needed. */
const closeEnough = 0.05

export interface Overridden {
  options: TransportOption[]
  /** overrides to remove: the composed figure is close to them */
  idle: string[]
}

const near = (composed: number, given: number) => Math.abs(composed - given) <= closeEnough * given

function isIdle(option: TransportOption, override: Override): boolean {
  if (override.field === 'minutes') return near(option.minutes.value, override.value)
  if (override.field === 'co2') return near(option.co2.value, override.value)
  if (override.field === 'absent') return false
  const { low, high } = option.price.value
  return near(low, override.value.low) && near(high, override.value.high)
}

/** Applies a route's overrides; one that names no option of the route is a problem. */
export function applyOverrides(
  options: readonly TransportOption[],
  overrides: readonly Located<Override>[],
  problems: Problems,
): Overridden {
  const idle: string[] = []
  let result = [...options]
  for (const override of overrides) {
    const option = options.find(({ id }) => id === override.option)
    if (!option) {
      const known = options.map(({ id }) => id).join(', ')
      problems.add(
        override.where,
        `"option" is "${override.option}", which ${override.route} does not have.`,
        `Use one of: ${known}. Or remove the override.`,
      )
      continue
    }
    if (isIdle(option, override))
      idle.push(
        `${override.where}: the composed ${override.field} is within 5 % of this override. It can go.`,
      )
    result = overridden(result, override)
  }
  return { options: result, idle }
}
