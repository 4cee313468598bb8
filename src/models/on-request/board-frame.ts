// What frames the rows of a board: scale of hours, heads, words.
import { hoursOn } from '#catalogue/day-line.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import type { boardColumns } from './board-columns.ts'
import type { BoardModel } from './board-model.ts'

/** Marks of a scale with their hours; the first has no unit. */
export const hourMarks = (scale: number, lang: Language): BoardModel['hours'] =>
  hoursOn(scale).map((hour) => ({
    x: Math.round((hour * 60 * 1000) / scale) / 10,
    text: hour === 0 ? '0' : formatDuration(hour * 60, lang),
  }))

/**
 * @param scale minutes of the whole width
 * @param hours what the scale counts
 */
export function boardFrame(
  columns: typeof boardColumns,
  scale: number,
  hours: string,
  lang: Language,
  t: Messages,
): Omit<BoardModel, 'rows' | 'isEstimate'> {
  return {
    lang,
    hours: hourMarks(scale, lang),
    columns: columns.map(({ key }) => ({ key, label: t.route.column[key] })),
    words: {
      mode: t.route.column.mode,
      hours,
      amenities: t.route.amenitiesLabel,
      details: t.route.details,
      colon: t.common.colon,
    },
  }
}
