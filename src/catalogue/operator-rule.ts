// What the cheapest ticket of an operator buys: a seat, bags, a change of mind, a bicycle.
import { z } from 'zod'
import { euro, idOf, number, oneOf, orEmpty, text, wholeNumber } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

/** An absent field is not known. */
export const operatorRules = table({
  folder: 'operator-rules',
  row: 'what the cheapest ticket of an operator says about seat, exchange, bags and bicycle; an empty field is not known',
  fields: {
    operator: idOf('operators'),
    seat: orEmpty(oneOf(['included', 'optional', 'none'])),
    /** usual price of a reservation where it is optional; 0 = free */
    seatEur: orEmpty(euro()),
    exchange: orEmpty(oneOf(['no', 'fee', 'free'])),
    /** days before departure until which `exchange` holds; absent = until departure or shortly before */
    exchangeDays: orEmpty(wholeNumber('Give days before departure.')),
    bags: orEmpty(oneOf(['own', 'small', 'cabin', 'hold', 'pairs', 'three'])),
    bagKg: orEmpty(number('Give kilograms.', z.number().positive())),
    /** most the largest piece may measure, "55×40×23" or its longest side, cm */
    bagCm: orEmpty(text('Write centimetres as 55×40×23.', z.string().regex(/^\d+(×\d+){0,2}$/))),
    bike: orEmpty(oneOf(['free', 'ticket', 'booked', 'bagged', 'none'])),
    /** usual fee; 0 = free */
    bikeEur: orEmpty(euro()),
    ...provenanceColumns,
  },
})
export type OperatorRule = RowOf<typeof operatorRules>
export type SeatRule = NonNullable<OperatorRule['seat']>
export type ExchangeRule = NonNullable<OperatorRule['exchange']>
export type BagRule = NonNullable<OperatorRule['bags']>
export type BikeRule = NonNullable<OperatorRule['bike']>
