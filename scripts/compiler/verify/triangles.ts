// Checks that no way through a third city by the same mode is much faster than the best option.
import { type Mode, modes } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { type CatalogueCheck, type Finding, whereOf } from './finding.ts'

/** A smaller share of time saved does not mean that a service is missing. */
const gain = 0.15

export const triangles: CatalogueCheck = {
  id: 'triangles',
  name: 'no detour over a third city beats what is offered',
  remedy: 'A stop, a link between stations or a service is missing, or the number of changes forbids it.',
  faults({ network, routes }) {
    const fastest = (mode: Mode) =>
      new Map(
        routes.flatMap((route): [string, { minutes: number; route: typeof route }][] => {
          const times = route.options.filter((option) => option.mode === mode && !option.night)
          const least = Math.min(...times.map(({ minutes }) => minutes.value))
          return times.length > 0 ? [[route.slug, { minutes: least, route }]] : []
        }),
      )
    const cities = [...new Set(routes.map(({ origin }) => origin))]
    return modes.flatMap((mode) => {
      const { stopOver } = modeRules[mode]
      if (!stopOver) return []
      const times = fastest(mode)
      return [...times].flatMap(([slug, { minutes, route }]): Finding[] => {
        const over = cities
          .map((city) => {
            const [a, b] = [times.get(`${route.origin}-${city}`), times.get(`${city}-${route.destination}`)]
            return {
              city,
              sum: a && b ? a.minutes + b.minutes + stopOver.minutes : Number.POSITIVE_INFINITY,
            }
          })
          .sort((a, b) => a.sum - b.sum)[0]
        if (!over || over.sum >= minutes * (1 - gain) || minutes > stopOver.chancyFrom) return []
        const option = route.options.find((each) => each.mode === mode)
        return [
          {
            key: `${slug} ${mode}`,
            where: option ? whereOf(option, route, network) : slug,
            what: `${slug}: ${mode} takes ${minutes} min, over ${over.city} about ${over.sum}.`,
          },
        ]
      })
    })
  },
}
