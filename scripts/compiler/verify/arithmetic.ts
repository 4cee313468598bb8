// Checks that the parts of an option add up: legs and changes, kilometres, CO₂, flags.
import { totalCo2 } from '#catalogue/co2.ts'
import { isDriven } from '#catalogue/mode.ts'
import { type CatalogueCheck, everyOption, type Finding, type Option, whereOf } from './finding.ts'

/** Minutes; parts can differ from the total by their rounding. */
const roundingMinutes = 2

function sums({ legs, changes, minutes, co2 }: Option): string[] {
  const total = [...legs, ...changes].reduce((sum, part) => sum + part.minutes, 0)
  const kg = totalCo2(legs.flatMap((leg) => leg.co2Parts))
  return [
    ...(Math.abs(total - minutes.value) > roundingMinutes
      ? [`takes ${minutes.value} min, its legs and changes ${total}.`]
      : []),
    ...(changes.length !== Math.max(0, legs.length - 1)
      ? [`has ${legs.length} legs and ${changes.length} changes.`]
      : []),
    ...(Math.abs(kg - co2.value) > Math.max(0.2, kg * 0.02) && kg > 0
      ? [`emits ${co2.value} kg, its parts ${kg} kg.`]
      : []),
  ]
}

function chains({ legs, changes }: Option): string[] {
  return changes.flatMap(({ at, to }, index) => {
    const [before, after] = [legs[index], legs[index + 1]]
    const joined = before?.to === at && after?.from === to
    return joined
      ? []
      : [`changes at ${at} for ${to}, but arrives at ${before?.to} and leaves from ${after?.from}.`]
  })
}

export const arithmetic: CatalogueCheck = {
  id: 'arithmetic',
  name: 'legs and changes add up to the journey, and each leg starts where the last one ended',
  remedy:
    'Where the line says nothing else it is a fault of the compiler: run `npm run data -- explain` on the route and mend scripts/compiler/compose.',
  faults: ({ network, routes }) =>
    everyOption(routes).flatMap(({ route, option }): Finding[] => {
      const override = network.overrides.find(
        (row) => row.route === route.slug && row.option === option.id && row.field !== 'price',
      )
      return [...sums(option), ...(isDriven(option.mode) ? [] : chains(option))].map((what) => ({
        key: `${route.slug} ${option.id}`,
        where: override?.where ?? whereOf(option, route, network),
        what: `${route.slug} ${option.id} ${what}`,
        ...(override && { remedy: `This row says so: correct its "value", or remove it.` }),
      }))
    }),
}
