// Checks that both directions have the same modes and similar times.
import { modes } from '#catalogue/mode.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Composed } from '../compose/compile.ts'
import { type CatalogueCheck, type Finding, type Option, whereOf } from './finding.ts'

/** Largest difference that winds, gradients and connections explain. */
const allowed = { share: 0.25, minutes: 60 } as const
/** Longer journeys can end before midnight in one direction and after it in the other. */
const chancyMinutes = 11 * 60

const fastest = (route: Composed, mode: Option['mode']) =>
  leastBy(
    route.options.filter((option) => option.mode === mode && !option.night),
    ({ minutes }) => minutes.value,
  )

export const directions: CatalogueCheck = {
  id: 'directions',
  name: 'both directions have the same modes and take about as long',
  remedy:
    'Look at `npm run data -- explain` of both: a `back` time, a `backAt` or a one-way service may be wrong.',
  faults({ network, routes }) {
    const bySlug = new Map(routes.map((route) => [route.slug, route]))
    return routes.flatMap((route): Finding[] => {
      const back = bySlug.get(`${route.destination}-${route.origin}`)
      if (!back || route.origin > route.destination) return []
      return modes.flatMap((mode): Finding[] => {
        const [there, again] = [fastest(route, mode), fastest(back, mode)]
        if (!there || !again) {
          const one = there ?? again
          if (!one || one.minutes.value > chancyMinutes) return []
          return [
            {
              key: `${route.slug} ${mode}`,
              where: whereOf(one, route, network),
              what: `${route.slug}: ${mode} exists in one direction only.`,
            },
          ]
        }
        const [less, more] = [there.minutes.value, again.minutes.value].sort((a, b) => a - b) as [
          number,
          number,
        ]
        if (more - less <= Math.max(allowed.minutes, less * allowed.share)) return []
        return [
          {
            key: `${route.slug} ${mode}`,
            where: whereOf(there, route, network),
            what: `${route.slug}: ${mode} takes ${there.minutes.value} min there and ${again.minutes.value} back.`,
          },
        ]
      })
    })
  },
}
