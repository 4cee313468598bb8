// Lines of night trains that begin, end, or were called off, with the day and who says so.
import { z } from 'zod'
import { explained, idsOf, number, oneOf, orEmpty, text } from './columns.ts'
import { dateSchema, provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

export const nightLines = table({
  folder: 'night-lines',
  row: 'a line of night trains that begins or ends, or that was announced and called off',
  fields: {
    event: oneOf(['begins', 'ends', 'dropped']),
    date: explained(
      'The first day of a line, the first without it, or the first that was announced.',
      text('Write the day, month or year as 2026-09-09, 2026-09 or 2027.', dateSchema),
    ),
    operators: idsOf('operators'),
    /** the brand of the train where the operator has several: "Adriatic Express" */
    product: orEmpty(text('Give the name of the train.')),
    /** in the order of the line */
    places: idsOf('places'),
    /** where the line goes on to a town without a row in data/places */
    beyond: orEmpty(text('Name the town where the line ends, as it is written there.')),
    perWeek: orEmpty(number('Give the nights a week on which it runs.', z.int().min(1).max(7))),
    ...provenanceColumns,
  },
})
export type NightLine = RowOf<typeof nightLines>

/** True where the sources are no younger than the day: they announce it. */
export const isAnnounced = ({ date, asOf }: Pick<NightLine, 'date' | 'asOf'>): boolean =>
  date.slice(0, asOf.length) >= asOf.slice(0, date.length)

/** A day within a date that may lack it, so that a year comes after its months. */
const lastDay = (date: string) => `${date}-99`.slice(0, 10)

/** The latest first. */
export const byDate = (a: NightLine, b: NightLine): number => {
  const [first, second] = [a, b].map((line) => `${lastDay(line.date)} ${line.places.join(' ')}`)
  return (first as string) < (second as string) ? 1 : -1
}
