// Checks of airports and of the ways between them and the cities they serve.

import type { AirportRow, TransferRow } from '#catalogue/city-airports.ts'
import type { AirportWords } from './airport-words.ts'
import type { Facts } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

export function checkAirports({ airports }: Facts, network: Network, problems: Problems): void {
  for (const airport of airports.values()) checkNameAndPoint(airport, network, problems)
  for (const { id, kind, place, where } of network.stops.values())
    if (kind === 'airport' && network.places.get(place)?.kind === 'city' && !airports.has(id))
      problems.add(where, `"${id}" is missing in data/airports.`, 'Add a row with the cities it serves.')
}

/** Name and coordinates are in data/stops or in data/airports, never in both. */
function checkNameAndPoint(airport: Located<AirportRow>, { stops }: Network, problems: Problems): void {
  const { where, id, name, lat, lng } = airport
  const stop = stops.get(id)
  const given = [name, lat, lng].filter((value) => value !== undefined).length
  if (stop && given > 0)
    problems.add(where, `gives what ${stop.where} has.`, 'Leave name, lat and lng empty.')
  if (!stop && given < 3)
    problems.add(
      where,
      'has no name and coordinates.',
      'Give name, lat and lng: data/stops has no such airport.',
    )
}

export function checkTransfers({ airports, transfers, words }: Facts, problems: Problems): void {
  for (const transfer of transfers) {
    const { where, airport, city, eurLow, eurHigh } = transfer
    const row = airports.get(airport)
    if (row && city && !row.cities.includes(city))
      problems.add(where, `"city" is "${city}", which ${row.where} does not name.`, 'Add it to its cities.')
    if (eurLow > eurHigh) problems.add(where, `"eurLow" is ${eurLow}, more than "eurHigh".`, 'Swap the two.')
    checkTexts(transfer, words, problems)
    checkHours(transfer, words, problems)
  }
  const ways = new Set(
    transfers.filter(({ by }) => by !== 'taxi').map(({ airport, city }) => `${airport} ${city}`),
  )
  for (const { id, cities, where } of airports.values())
    for (const city of cities)
      if (!ways.has(`${id} ${city}`))
        problems.add(where, `has no way to ${city}.`, 'Add one to data/airport-transfers.')
}

function checkHours(
  { where, by, hours }: Located<TransferRow>,
  words: AirportWords,
  problems: Problems,
): void {
  if (!hours) return
  const { firstDeparture, lastDeparture, night, nightEvery } = hours
  if (by === 'taxi') problems.add(where, 'gives a taxi hours.', 'Write them in the row of a line.')
  if (nightEvery && (!night || night === 'taxi'))
    problems.add(where, '"nightEvery" has no line.', 'Name the line in "night", or leave the interval empty.')
  if (night === 'same' && lastDeparture)
    problems.add(where, '"night" is "same", and there is a last departure.', 'Leave one of them empty.')
  if (firstDeparture && firstDeparture === lastDeparture)
    problems.add(where, `"lastDeparture" is the first, ${firstDeparture}.`, 'Correct one of them.')
  if (night && night !== 'same' && night !== 'taxi' && !words.name(night))
    problems.add(where, `"night" is "${night}", partly English.`, 'Translate it in data/airport-words.')
}

function checkTexts(transfer: Located<TransferRow>, words: AirportWords, problems: Problems): void {
  const { where, name, operator, to, note } = transfer
  const partlyEnglish = (column: string, text: string) =>
    problems.add(where, `"${column}" is "${text}", partly English.`, 'Translate it in data/airport-words.')
  if (!words.name(name)) partlyEnglish('name', name)
  if (!words.name(operator)) partlyEnglish('operator', operator)
  if (!words.end(to)) partlyEnglish('to', to)
  if (note && !words.note(note))
    problems.add(where, `"note" is "${note}".`, 'Translate each part in data/airport-words.')
}
