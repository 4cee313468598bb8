// The file for the filter of a mode list (A28).
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { ModeRowsFile } from '#catalogue/mode-rows.ts'
import type { OperatorId } from '#catalogue/network.ts'
import { languages } from '#lib/languages.ts'
import { routesWith } from '../mode-page.ts'
import { operatorName } from '../names.ts'

/** Names of an operator in the order of languages; one where all are the same. */
function namesOf(id: OperatorId): string[] {
  const names = languages.map((lang) => operatorName(id, lang))
  return new Set(names).size === 1 ? names.slice(0, 1) : names
}

/** All routes of a mode, cheapest first. */
export function modeRows(mode: Mode): ModeRowsFile {
  const routes = routesWith(mode)
  const ids = [...new Set(routes.flatMap(({ origin, destination }) => [origin, destination]))].sort()
  const operators = [...new Set(routes.flatMap((route) => route.operators))].map(namesOf)
  const indexOf = new Map(operators.map(([name], index) => [name, index]))
  return {
    cities: Object.fromEntries(ids.map((id) => [id, languages.map((lang) => place(id).names[lang])])),
    operators,
    rows: routes.map((route) => [
      route.origin,
      route.destination,
      route.minutes,
      route.low,
      [...new Set(route.operators.map((id) => indexOf.get(namesOf(id)[0]) as number))],
      route.doorMinutes,
      route.allIn,
      `${route.isEstimate ? 'e' : ''}${route.isNight ? 'n' : ''}`,
    ]),
  }
}
