// Checks of the facts across rows: whether ids exist, and whether each city has all its facts.
import { citiesOf, places } from '#catalogue/place.ts'
import { checkAirports, checkTransfers } from './check-airports.ts'
import { type Facts, factTables } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import { checkReferences } from './references.ts'

export function checkFacts(facts: Facts, network: Network, problems: Problems): void {
  const known = { ...network, countries: facts.countries, airports: facts.airports }
  for (const [name, table] of Object.entries(factTables))
    checkReferences(table, facts[name as keyof typeof factTables].values(), known, problems)
  // junctions included: routes can cross the border of a country without a city
  checkReferences(places, network.places.values(), { countries: facts.countries }, problems)
  checkClimate(facts, network, problems)
  checkCities(facts, network, problems)
  checkAirports(facts, network, problems)
  checkTransfers(facts, problems)
}

function checkClimate({ climate, gaps }: Facts, network: Network, problems: Problems): void {
  const seen = new Map<string, string>()
  for (const { where, place, month, high, low } of climate) {
    const key = `${place} ${month}`
    const other = seen.get(key)
    if (other)
      problems.add(where, `repeats month ${month} of ${place}, as ${other}.`, 'Remove one of the rows.')
    seen.set(key, where)
    if (low > high) problems.add(where, `"low" is ${low}, more than the high of ${high}.`, 'Swap the two.')
  }
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  for (const { id } of citiesOf(network.places.values())) {
    const missing = months.filter((month) => !seen.has(`${id} ${month}`))
    const known = missing.length === 12 && gaps.some(({ subject }) => subject === `climate of ${id}`)
    if (missing.length > 0 && !known)
      problems.add(
        'data/climate',
        `has no month ${missing.join(', ')} of ${id}.`,
        `Add a row for each month. If none is known, write "climate of ${id}" into data/gaps.`,
      )
  }
}

function checkCities({ cityFacts, cityDemand }: Facts, network: Network, problems: Problems): void {
  for (const { id } of citiesOf(network.places.values())) {
    if (!cityFacts.has(id)) problems.add('data/city-facts', `has no "${id}".`, 'Add its inhabitants.')
    if (!cityDemand.has(id)) problems.add('data/city-seasons', `has no "${id}".`, 'Say how full it is.')
  }
}
