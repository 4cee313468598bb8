// Rows of a small board, for tests of what is computed from facts.
import type { RowFacts } from '#catalogue/row-facts.ts'

export const train: RowFacts = {
  mode: 'train',
  minutes: 146,
  stages: [146],
  ...{ access: 15, dwell: 32, egress: 12 },
  fare: { low: 44, high: 245 },
  accessEur: 5,
  co2: 2.8,
  ...{ fixedEur: 0, rareEur: 0 },
  extras: { cabin: 0, hold: 0, bike: 20 },
}
export const flight: RowFacts = {
  ...train,
  mode: 'flight',
  ...{ minutes: 80, stages: [80], dwell: 120, access: 60, egress: 50 },
  fare: { low: 30, high: 200 },
  accessEur: 22,
  co2: 90,
  extras: { cabin: 25, hold: 40, bike: 'no' },
}
/** Its prices of bags and bicycles are unknown. */
export const bus: RowFacts = {
  ...train,
  mode: 'bus',
  ...{ minutes: 500, stages: [300, 20, 180] },
  fare: { low: 20, high: 60 },
  co2: 12,
  extras: {},
}
export const car: RowFacts = {
  ...train,
  mode: 'car',
  ...{ minutes: 353, stages: [353], access: 0, dwell: 30, egress: 0 },
  fare: { low: 160, high: 480 },
  accessEur: 0,
  co2: 90,
}
