// The period a feed states for itself.
import { dayNumber } from './day-set.ts'
import type { Period } from './service-days.ts'
import type { ReadTable } from './table.ts'

/** Bounds of feed_info.txt; a bound that is not stated is absent. */
export async function readStatedPeriod(read: ReadTable): Promise<Partial<Period>> {
  const stated: Partial<Period> = {}
  await read(
    { file: 'feed_info.txt', required: [], optional: ['feed_start_date', 'feed_end_date'] },
    (cell) => {
      const [from, to] = [dayNumber(cell('feed_start_date')), dayNumber(cell('feed_end_date'))]
      if (!Number.isNaN(from)) stated.from = from
      if (!Number.isNaN(to)) stated.to = to
    },
  )
  return stated
}
