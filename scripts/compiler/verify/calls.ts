// Checks that calls take about as long as their service says.
import { type Pattern, patternsIn } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** A single train may be this much slower or faster than the typical one. */
const allowed = { share: 0.15, minutes: 12 } as const

/** Whether a train is not the typical one of its service: a building site, another way, a wrong figure. */
export const differsFromTypical = (minutes: number, typical: number): boolean =>
  Math.abs(minutes - typical) > Math.max(allowed.minutes, typical * allowed.share)

function typicalMinutes({ service, direction }: Pattern, { services }: Network): number | undefined {
  const minutes = services.get(service)?.minutes
  return (direction === 'back' ? minutes?.back : undefined) ?? minutes?.typical
}

export const callMinutes: CatalogueCheck = {
  id: 'calls',
  name: 'calls take about as long as their service',
  remedy: 'Read the feed again, correct the minutes of the service, or remove the calls.',
  faults: ({ network }) =>
    patternsIn(network.calls).flatMap((pattern): Finding[] => {
      const typical = typicalMinutes(pattern, network)
      const last = pattern.rows.at(-1)
      if (typical === undefined || !last) return []
      if (!differsFromTypical(last.arrives, typical)) return []
      return [
        {
          key: `${pattern.service} ${pattern.direction}`,
          where: last.where,
          what: `calls of "${pattern.service}" (${pattern.direction}) take ${last.arrives} minutes, the service ${typical}.`,
        },
      ]
    }),
}
