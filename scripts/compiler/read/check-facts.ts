// What a row of the facts cannot know by itself: whether ids exist, and whether a city has all it needs.
import { citiesOf } from '#catalogue/place.ts'
import type { Facts } from './facts.ts'
import { sourcedFacts } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

export function checkFacts(facts: Facts, network: Network, problems: Problems): void {
  checkSources(facts, network, problems)
  checkClimate(facts, network, problems)
  checkCities(facts, network, problems)
  checkAirports(facts, network, problems)
  checkTransfers(facts, problems)
  checkOperatorRules(facts, network, problems)
}

function checkSources(facts: Facts, { sources }: Network, problems: Problems): void {
  for (const row of sourcedFacts(facts))
    for (const id of row.sources)
      if (!sources.has(id))
        problems.add(
          row.where,
          `"sources" names "${id}", which data/sources does not have.`,
          'Correct the id, or add the source there.',
        )
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
    if (!network.places.has(place))
      problems.add(where, `"place" is "${place}", which data/places does not have.`, 'Correct the id.')
  }
  for (const { id } of citiesOf(network.places.values())) {
    const missing = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (month) => !seen.has(`${id} ${month}`),
    )
    const known = missing.length === 12 && gaps.some(({ subject }) => subject === `climate of ${id}`)
    if (missing.length > 0 && !known)
      problems.add(
        'data/climate',
        `has no month ${missing.join(', ')} of ${id}.`,
        `Add a row for each month. If none is known, write "climate of ${id}" into data/gaps.`,
      )
  }
}

function checkCities(
  { cityFacts, cityDemand, countries }: Facts,
  network: Network,
  problems: Problems,
): void {
  for (const { where, place } of [...cityFacts.values(), ...cityDemand.values()])
    if (!network.places.has(place))
      problems.add(where, `"place" is "${place}", which data/places does not have.`, 'Correct the id.')
  for (const { id } of citiesOf(network.places.values())) {
    if (!cityFacts.has(id)) problems.add('data/city-facts', `has no "${id}".`, 'Add its inhabitants.')
    if (!cityDemand.has(id)) problems.add('data/city-seasons', `has no "${id}".`, 'Say how full it is.')
  }
  // junctions too: what is asked at a border one only passes
  for (const { country, where } of network.places.values())
    if (!countries.has(country))
      problems.add(where, `"country" is "${country}", which data/countries does not have.`, 'Add it there.')
}

function checkAirports({ airports }: Facts, network: Network, problems: Problems): void {
  for (const { where, id, cities, name, lat, lng } of airports.values()) {
    const stop = network.stops.get(id)
    const given = [name, lat, lng].filter((value) => value !== undefined).length
    if (stop && given > 0)
      problems.add(where, `gives what ${stop.where} has.`, 'Leave name, lat and lng empty.')
    if (!stop && given < 3)
      problems.add(
        where,
        `has no name and coordinates.`,
        'Give name, lat and lng: data/stops has no such airport.',
      )
    for (const city of cities)
      if (!network.places.has(city))
        problems.add(where, `"cities" names "${city}", which data/places does not have.`, 'Correct the id.')
  }
  for (const { id, kind, where } of network.stops.values())
    if (kind === 'airport' && !airports.has(id))
      problems.add(where, `"${id}" is missing in data/airports.`, 'Add a row with the cities it serves.')
  for (const { id } of citiesOf(network.places.values()))
    if (![...airports.values()].some(({ cities }) => cities.includes(id)))
      problems.add('data/airports', `names no airport of ${id}.`, 'Add it to the cities of its airports.')
}

function checkTransfers({ airports, transfers, words }: Facts, problems: Problems): void {
  for (const { where, airport, city, eurLow, eurHigh, ...texts } of transfers) {
    const row = airports.get(airport)
    if (!row)
      problems.add(where, `"airport" is "${airport}", which data/airports does not have.`, 'Add it there.')
    else if (city && !row.cities.includes(city))
      problems.add(where, `"city" is "${city}", which ${row.where} does not name.`, 'Add it to its cities.')
    if (eurLow > eurHigh) problems.add(where, `"eurLow" is ${eurLow}, more than "eurHigh".`, 'Swap the two.')
    for (const column of ['name', 'operator', 'to'] as const)
      if (!(column === 'to' ? words.end(texts.to) : words.name(texts[column])))
        problems.add(
          where,
          `"${column}" is "${texts[column]}", partly English.`,
          'Translate it in data/airport-words.',
        )
    if (texts.note && !words.note(texts.note))
      problems.add(where, `"note" is "${texts.note}".`, 'Translate each part in data/airport-words.')
  }
  for (const { id, cities, where } of airports.values())
    for (const city of cities)
      if (!transfers.some((row) => row.airport === id && row.city === city && row.by !== 'taxi'))
        problems.add(where, `has no way to ${city}.`, 'Add one to data/airport-transfers.')
}

function checkOperatorRules({ operatorRules }: Facts, { operators }: Network, problems: Problems): void {
  for (const { where, operator } of operatorRules.values())
    if (!operators.has(operator))
      problems.add(
        where,
        `"operator" is "${operator}", which data/operators does not have.`,
        'Correct the id.',
      )
}
