// Checks that fares fit each other: the two ends of a band, its brand, its currency, and what editors know.
import type { FareBand } from '#catalogue/fare-band.ts'
import { modelRange } from '#catalogue/fares.ts'
import { haversineKm } from '#geo/distance.ts'
import { bandFare, contradicts, knownFares, leadingFare } from '../figures/ride-fare.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** Times that the high end is the low one, and that a fare is off the model of its brand; SNCF's farthest are 7 and 2.7. */
const most = { span: 8, offModel: 3 } as const

type Row = Located<FareBand>

const times = (value: number) => Number(value.toPrecision(2))
const keyOf = ({ operator, product, from, to }: Row, column: string, value: string | number) =>
  `${operator} ${product} ${from}-${to} ${column} ${value}`

function offModel(band: Row, { places, stops, operators, fareModels }: Network): Finding[] {
  const [from, to] = [band.from, band.to].map((id) => stops.get(id) ?? places.get(id))
  const model = fareModels.get(operators.get(band.operator)?.fareGroup ?? '')
  if (!from || !to || !model) return []
  const [fare, expected] = [bandFare(band).range, modelRange(model, haversineKm(from, to))]
  return (['low', 'high'] as const).flatMap((end) => {
    const off = Math.max(fare[end] / expected[end], expected[end] / fare[end])
    if (off <= most.offModel) return []
    const what = `"${end}" is ${band[end]}, ${times(off)} times off the ${Math.round(expected[end])} of its fare model.`
    return [{ key: keyOf(band, end, band[end]), where: band.where, what }]
  })
}

function oddBand(band: Row, network: Network, facts?: Facts): Finding[] {
  const { low, high, currency, where } = band
  const own = [band.from, band.to].map((id) => {
    const place = network.places.get(network.stops.get(id)?.place ?? id)
    return facts?.countries.get(place?.country ?? '')?.currency
  })
  const isForeign = facts && currency !== 'EUR' && !own.includes(currency)
  return [
    ...(high > most.span * low
      ? [
          {
            key: keyOf(band, 'high', high),
            where,
            what: `"high" is ${high}, ${times(high / low)} times the low end.`,
          },
        ]
      : []),
    ...(isForeign
      ? [
          {
            key: keyOf(band, 'currency', currency),
            where,
            what: `"currency" is ${currency}, which is spent at neither end.`,
          },
        ]
      : []),
    ...offModel(band, network),
  ]
}

/** Services whose newer fare lies wholly outside an older one of a better basis. */
function contradicted(network: Network): Finding[] {
  return [...network.services.values()].flatMap((service): Finding[] => {
    const fares = knownFares({ service, back: false }, network)
    const leading = leadingFare(fares)
    const older = leading && fares.find((fare) => fare !== leading && contradicts(leading, fare))
    if (!leading || !older) return []
    const show = ({ range, provenance }: typeof leading) =>
      `€${Math.round(range.low)}–${Math.round(range.high)} (${provenance.basis}, ${provenance.asOf})`
    const what = `its fare of ${show(leading)} lies outside ${show(older)}.`
    return [
      { key: `${service.id} ${older.provenance.basis} ${older.provenance.asOf}`, where: service.where, what },
    ]
  })
}

export const fareBands: CatalogueCheck = {
  id: 'fares',
  name: 'bands of data/fares fit their brand, their currency and the fares of services',
  remedy: 'Correct the fare, or remove the one that is out of date.',
  faults: ({ network, facts }) => [
    ...network.fares.flatMap((band) => oddBand(band, network, facts)),
    ...contradicted(network),
  ],
}
