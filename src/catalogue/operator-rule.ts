// Rules of an operator's cheapest ticket: seat, bags, exchange, bicycle.
import { z } from 'zod'
import { euro, explained, idOf, number, oneOf, orEmpty, prefixed, text, wholeNumber } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { optionalGroup, type RowOf, table } from './table.ts'

/** What a bag costs from, as published, on top of the cheapest ticket. */
const feeOf = (bag: string) =>
  explained(
    'Empty where `bags` includes it, or where it is not known.',
    orEmpty(number(`Give the lowest euro that ${bag} adds, above 0.`, z.number().positive())),
  )

/** Their source is seldom that of the rules. */
const fees = {
  cabinEur: feeOf('a cabin bag of about 55×40×20 cm and 10 kg'),
  holdEur: feeOf('a large bag of 20 to 23 kg'),
  ...prefixed('fees', provenanceColumns),
}

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
    fees: optionalGroup(['cabinEur', 'holdEur'], fees),
    ...provenanceColumns,
  },
})
export type OperatorRule = RowOf<typeof operatorRules>
export type ExchangeRule = NonNullable<OperatorRule['exchange']>
export type BagRule = NonNullable<OperatorRule['bags']>
export type BikeRule = NonNullable<OperatorRule['bike']>

/** Bags beyond a small one that a traveller may bring. */
export const extraBags = ['cabin', 'hold'] as const
export type ExtraBag = (typeof extraBags)[number]

/** Whether a ticket with these bags includes a cabin bag and a large one. */
const includedBags: Record<BagRule, readonly ExtraBag[]> = {
  own: ['cabin', 'hold'],
  small: [],
  one: ['cabin'],
  cabin: ['cabin'],
  hold: ['cabin', 'hold'],
  pairs: ['cabin', 'hold'],
  three: ['cabin', 'hold'],
}

/** Whether the cheapest ticket includes the bag; undefined where `bags` is not known. */
export const includesBag = ({ bags }: Pick<OperatorRule, 'bags'>, bag: ExtraBag): boolean | undefined =>
  bags && includedBags[bags].includes(bag)

/** Euro that a bag adds to the cheapest ticket, 0 where it is included; undefined where it is not known. */
export const bagEur = (rule: OperatorRule, bag: ExtraBag): number | undefined =>
  includesBag(rule, bag) ? 0 : rule.fees?.[`${bag}Eur`]

/** Euro that a bicycle adds; 'no' where none is taken, undefined where the fee is not known. */
export const bikeEur = ({ bike, bikeEur: fee }: OperatorRule): number | 'no' | undefined => {
  if (bike === 'none') return 'no'
  return bike === 'free' ? 0 : fee
}
