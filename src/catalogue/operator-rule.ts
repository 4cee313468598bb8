// Rules of an operator's cheapest ticket: seat, bags, exchange, bicycle.
import { z } from 'zod'
import { euro, idOf, number, oneOf, orEmpty, text, wholeNumber } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

/** An absent field is unknown. */
export const operatorRules = table({
  folder: 'operator-rules',
  row: 'what the cheapest ticket of an operator says about seat, exchange, bags and bicycle; an empty field is not known',
  fields: {
    operator: idOf('operators'),
    seat: orEmpty(oneOf(['included', 'optional', 'none'])),
    /** usual price of an optional reservation; 0 = free */
    seatEur: orEmpty(euro()),
    exchange: orEmpty(oneOf(['no', 'fee', 'free'])),
    /** last day of `exchange`, in days before departure; absent = until or shortly before departure */
    exchangeDays: orEmpty(wholeNumber('Give days before departure.')),
    bags: orEmpty(oneOf(['own', 'small', 'one', 'cabin', 'hold', 'pairs', 'three'])),
    bagKg: orEmpty(number('Give kilograms.', z.number().positive())),
    /** maximum size of the largest piece in cm: "55×40×23" or its longest side */
    bagCm: orEmpty(text('Write centimetres as 55×40×23.', z.string().regex(/^\d+(×\d+){0,2}$/))),
    bike: orEmpty(oneOf(['free', 'ticket', 'booked', 'bagged', 'none'])),
    /** usual fee; 0 = free */
    bikeEur: orEmpty(euro()),
    ...provenanceColumns,
  },
})
export type OperatorRule = RowOf<typeof operatorRules>
export type ExchangeRule = NonNullable<OperatorRule['exchange']>
export type BagRule = NonNullable<OperatorRule['bags']>
export type BikeRule = NonNullable<OperatorRule['bike']>
