// The tables of data/ behind travel tips: rules of operators, seasons of cities.
import { type OperatorRule, operatorRuleSchema } from '#catalogue/operator-rule.ts'
import { type CityDemand, cityDemandSchema } from '#catalogue/season.ts'
import { number, provenance } from './cells.ts'
import { provenanceColumns, type Table } from './table.ts'

const eur = 'Give euro as a plain number, or leave it empty.'
export const operatorRules: Table<OperatorRule> = {
  folder: 'operator-rules',
  required: { operator: 'Name the id of an operator.', ...provenanceColumns },
  optional: {
    seat: 'Write included, optional or none, or leave it empty.',
    seatEur: eur,
    exchange: 'Write no, fee or free, or leave it empty.',
    exchangeDays: 'Give days before departure, or leave it empty.',
    bags: 'Write own, small, cabin, hold, pairs or three, or leave it empty.',
    bagKg: 'Give kilograms, or leave it empty.',
    bagCm: 'Write centimetres as 55×40×23, or leave it empty.',
    bike: 'Write free, ticket, booked, bagged or none, or leave it empty.',
    bikeEur: eur,
  },
  schema: operatorRuleSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    seatEur: number(cells.seatEur),
    exchangeDays: number(cells.exchangeDays),
    bagKg: number(cells.bagKg),
    bikeEur: number(cells.bikeEur),
  }),
}

const level = 'Write low, medium or high.'
export const cityDemand: Table<CityDemand> = {
  folder: 'city-seasons',
  required: {
    place: 'Name the id of a place.',
    spring: level,
    summer: level,
    autumn: level,
    winter: level,
    ...provenanceColumns,
  },
  optional: {},
  schema: cityDemandSchema,
  toRecord: (cells) => ({ ...cells, ...provenance(cells) }),
}
