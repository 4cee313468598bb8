// Checks of the facts across rows: whether ids exist, and whether each city has all its facts.
import { nightList } from '#catalogue/night-list.ts'
import { type PlaceId, places } from '#catalogue/place.ts'
import { checkAirports, checkTransfers } from './check-airports.ts'
import { checkCities } from './check-cities.ts'
import { checkNightLines } from './check-night-lines.ts'
import { checkNightList } from './check-night-list.ts'
import { checkOperatorRules } from './check-operator-rules.ts'
import { type Facts, factTables } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import { checkReferences } from './references.ts'

/** @param hasGuide whether data/guides has a folder of the city */
export function checkFacts(
  facts: Facts,
  network: Network,
  hasGuide: (city: PlaceId) => boolean,
  problems: Problems,
): void {
  const known = { ...network, countries: facts.countries, airports: facts.airports }
  for (const [name, table] of Object.entries(factTables))
    checkReferences(table, facts[name as keyof typeof factTables].values(), known, problems)
  // junctions included: routes can cross the border of a country without a city
  checkReferences(places, network.places.values(), { countries: facts.countries }, problems)
  checkClimate(facts, problems)
  checkCities(facts, network, hasGuide, problems)
  checkAirports(facts, network, problems)
  checkTransfers(facts, problems)
  checkOperatorRules(facts, network, problems)
  checkNightLines(facts.nightLines, problems)
  checkReferences(nightList, facts.nightList, known, problems)
  checkNightList(facts.nightList, problems)
}

function checkClimate({ climate }: Facts, problems: Problems): void {
  const seen = new Map<string, string>()
  for (const { where, place, month, high, low } of climate) {
    const key = `${place} ${month}`
    const other = seen.get(key)
    if (other)
      problems.add(where, `repeats month ${month} of ${place}, as ${other}.`, 'Remove one of the rows.')
    seen.set(key, where)
    if (low > high) problems.add(where, `"low" is ${low}, more than the high of ${high}.`, 'Swap the two.')
  }
}
