// The lowest and highest fare of a product between two places, as a publication gives them or as they were seen on sale.
import { type Column, euro, idOf, idSchema, oneOf, optional, text, yes } from './columns.ts'
import { fareCurrencies } from './currency.ts'
import { fareProvenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

const end = (): Column<typeof idSchema> =>
  text('Name the id of a place, or of a stop where the fare holds for that stop alone.', idSchema)
const fare = (which: string) => euro(`Give the ${which} fare of one adult as a plain number.`)

export const fareBands = table({
  folder: 'fares',
  row: 'the lowest and highest fare of a product between two places; both directions unless `oneWay` is `yes`',
  fields: {
    from: end(),
    to: end(),
    oneWay: yes(),
    operator: idOf('operators'),
    /** brand on the ticket, as in data/services */
    product: text('Give the brand on the ticket, as in data/services.'),
    class: optional(oneOf(['1', '2'], 'Write 1 or 2; leave it empty where there are no classes.')),
    low: fare('lowest'),
    high: fare('highest'),
    currency: oneOf(fareCurrencies),
    buys: text('Say what the fare buys, such as "2nd class, one way".'),
    ...fareProvenanceColumns,
    /** what only editors know stands in the fare columns of the service */
    basis: oneOf(['published', 'seen']),
  },
})
export type FareBand = RowOf<typeof fareBands>
