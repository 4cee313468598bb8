// What a drive costs besides fuel: tolls, vignettes, crossings.
import { operator, service, stop } from '#catalogue/load.ts'
import type { FarePart, Route } from '#catalogue/route.ts'
import { countryName, formatDistance, formatDuration, formatList, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { pairNames, placeName } from '../names.ts'
import type { Tip } from './tips.ts'

const sum = (parts: readonly FarePart[]) => parts.reduce((total, { low }) => total + low, 0)

/** Nothing where nobody would drive. */
export function driveTip(route: Route, lang: Language, { tips: t }: Prose): Tip[] {
  const car = route.options.find(({ mode }) => mode === 'car')
  if (!car) return []
  const money = (eur: number) => formatMoney(eur, 'EUR', lang)
  const of = (rule: FarePart['rule']) => car.fareParts.filter((part) => part.rule === rule)
  const [tolls, vignettes, crossings] = [of('toll'), of('vignette'), of('crossing')]
  const sentences = [
    t.driveWay(pairNames(route, lang), {
      time: formatDuration(car.minutes.value, lang),
      km: formatDistance(car.km.value, lang),
      fuel: money(sum(of('fuel'))),
      tolls: sum(tolls) > 0 ? money(sum(tolls)) : '',
    }),
    ...(vignettes.length > 0
      ? [
          t.driveVignettes(
            formatList(
              vignettes.map(({ of: code }) => countryName(code, lang)),
              lang,
            ),
            money(sum(vignettes)),
          ),
        ]
      : []),
    ...crossings.slice(0, 1).map((part) => {
      const { operators, from, to } = service(part.of)
      return t.driveCrossing({
        operator: operator(operators[0] as string).name,
        from: placeName(stop(from).place, lang),
        to: placeName(stop(to).place, lang),
        fee: money(part.low),
      })
    }),
  ]
  return [{ type: 'info', title: t.drive, description: sentences.join(' ') }]
}
