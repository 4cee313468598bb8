// What the cheapest ticket of an operator buys: a seat, bags, a change of mind, a bicycle.
import { z } from 'zod'
import { provenanceSchema } from './figure.ts'

export const seatRules = ['included', 'optional', 'none'] as const
export const exchangeRules = ['no', 'fee', 'free'] as const
export const bagRules = ['own', 'small', 'cabin', 'hold', 'pairs', 'three'] as const
export const bikeRules = ['free', 'ticket', 'booked', 'bagged', 'none'] as const
export type SeatRule = (typeof seatRules)[number]
export type ExchangeRule = (typeof exchangeRules)[number]
export type BagRule = (typeof bagRules)[number]
export type BikeRule = (typeof bikeRules)[number]

/** A row of data/operator-rules; an absent field is not known. */
export const operatorRuleSchema = z.object({
  operator: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  seat: z.enum(seatRules).optional(),
  /** usual price of a reservation where it is optional; 0 = free */
  seatEur: z.number().min(0).optional(),
  exchange: z.enum(exchangeRules).optional(),
  /** days before departure until which `exchange` holds; absent = until departure or shortly before */
  exchangeDays: z.int().positive().optional(),
  bags: z.enum(bagRules).optional(),
  bagKg: z.number().positive().optional(),
  /** most the largest piece may measure, "55×40×23" or its longest side, cm */
  bagCm: z
    .string()
    .regex(/^\d+(×\d+){0,2}$/)
    .optional(),
  bike: z.enum(bikeRules).optional(),
  /** usual fee; 0 = free */
  bikeEur: z.number().min(0).optional(),
  ...provenanceSchema.shape,
})
export type OperatorRule = z.infer<typeof operatorRuleSchema>
