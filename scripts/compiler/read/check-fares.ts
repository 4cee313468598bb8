// Checks of fares: bands of data/fares against the network, and what a fare seen on sale must say.
import type { FareBand } from '#catalogue/fare-band.ts'
import type { Provenance } from '#catalogue/figure.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** Beginnings of the licences under which others may take over what was recorded. */
const openLicences = /^(ODbL|CC BY|CC0|Open Government Licence|Licence Ouverte|dl-de|public domain)/i

export function checkFares(network: Network, problems: Problems): void {
  const sold = new Set(
    [...network.services.values()].flatMap(({ operators, product }) =>
      operators.map((operator) => `${operator} ${product}`),
    ),
  )
  for (const band of network.fares) {
    checkEnds(band, network, problems)
    checkBand(band, sold, problems)
    checkSeen(band, '', band, network, problems)
  }
  checkTwice(network, problems)
  for (const { where, fare, carFare } of network.services.values()) {
    if (fare) checkSeen({ where }, 'fare', fare, network, problems)
    else if (carFare) checkSeen({ where }, 'fare', carFare, network, problems)
  }
}

const placeOf = (id: string, { stops }: Network) => stops.get(id)?.place ?? id

function checkEnds({ where, ...band }: Located<FareBand>, network: Network, problems: Problems): void {
  for (const column of ['from', 'to'] as const) {
    const id = band[column]
    if (!network.places.has(id) && !network.stops.has(id))
      problems.add(
        where,
        `"${column}" is "${id}", which data/places does not have.`,
        'Correct the id, or name a stop of data/stops.',
      )
  }
  if (placeOf(band.from, network) === placeOf(band.to, network))
    problems.add(where, `is a fare from "${band.from}" to itself.`, 'Name two places.')
}

function checkBand(
  { where, operator, product, low, high, sources }: Located<FareBand>,
  sold: ReadonlySet<string>,
  problems: Problems,
): void {
  if (!sold.has(`${operator} ${product}`))
    problems.add(
      where,
      `"product" is "${product}", which no service of "${operator}" is called.`,
      'Write operator and product as in data/services.',
    )
  if (low > high) problems.add(where, `"low" is ${low}, more than "high".`, 'Swap the two.')
  if (sources.every((id) => id.startsWith('waymark-')))
    problems.add(
      where,
      '"sources" names our own knowledge only.',
      'Name the publication, or write the fare into the columns of the service.',
    )
}

/** A fare seen on sale gives its day and a source that may be passed on. */
function checkSeen(
  { where }: { where: string },
  prefix: '' | 'fare',
  { basis, asOf, sources }: Provenance,
  network: Network,
  problems: Problems,
): void {
  if (basis !== 'seen') return
  const name = (column: string) =>
    prefix ? `${prefix}${column[0]?.toUpperCase()}${column.slice(1)}` : column
  if (asOf.length < 10)
    problems.add(
      where,
      `"${name('asOf')}" is ${asOf}, but a fare seen on sale was seen on a day.`,
      'Write the day, such as 2026-05-14.',
    )
  if (
    !sources.some(
      (id) => openLicences.test(network.sources.get(id)?.licence ?? '') && !id.startsWith('waymark-'),
    )
  )
    problems.add(
      where,
      `"${name('sources')}" names no openly licensed record of a fare seen on sale.`,
      'Name one in data/sources, or write "known" as its basis.',
    )
}

/** Bands of one product between two places, each direction once. */
function checkTwice({ fares }: Network, problems: Problems): void {
  const before = new Map<string, string>()
  for (const { where, from, to, oneWay, operator, product, class: travelClass = '2', basis } of fares) {
    const of = [operator, product, travelClass, basis].join(' ')
    const ways = [`${from} ${to} ${of}`, ...(oneWay ? [] : [`${to} ${from} ${of}`])]
    const other = ways.map((way) => before.get(way)).find(Boolean)
    if (other)
      problems.add(
        where,
        `is a ${basis} fare of "${product}" between "${from}" and "${to}", which ${other} has already.`,
        'Remove one of the two, or write yes under "oneWay" in both.',
      )
    for (const way of ways) before.set(way, where)
  }
}
