// A tour with dates as a calendar file: journeys and stays as days.
import { dayAfter } from '#catalogue/tour-days.ts'
import { formatCo2, formatDuration, formatMoney } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { type CalendarEvent, calendarFile } from '#lib/calendar-file.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import type { PlannedTour, TourModel } from './tour-page.ts'

/** What a journey is: "Train, 9h 20m", and all its figures. */
function journeyWords(
  { chosen }: NonNullable<PlannedTour['tour']['legs'][number]>,
  lang: Language,
  t: Messages,
) {
  if (!chosen) return { brief: t.tour.noWay, figures: '' }
  const { way, row } = chosen
  const minutes = formatDuration(row.parts.total, lang)
  const { colon } = t.common
  return {
    brief: `${t.transport.modes[way.mode]}, ${minutes}`,
    figures: [
      `${t.route.column.door}${colon}${minutes}`,
      `${t.route.column.all}${colon}${formatMoney(row.all.low, 'EUR', lang)}`,
      `${t.route.co2Each}${colon}${formatCo2(row.co2, lang)}`,
    ].join('\n'),
  }
}

/** Text of the file; undefined for a tour without dates. */
export function tourCalendar(
  { plan, question: { start }, query, head }: TourModel,
  { lang, t, site }: { lang: Language; t: Messages; site: string },
  made: Date,
): string | undefined {
  if (!plan || !start) return undefined
  const names = new Map(plan.tour.stops.map(({ place }, index) => [place, plan.towns[index] ?? place]))
  const events = plan.entries.map((entry, index): CalendarEvent => {
    const frame = { uid: `${index}-${query}@waymark`, start: dayAfter(start, entry.day - 1) }
    const end = (days: number) => dayAfter(start, entry.day - 1 + days)
    if ('stay' in entry)
      return {
        ...{ ...frame, end: end(entry.nights), description: '', isBusy: false },
        summary: `${names.get(entry.stay.place)}${t.common.colon}${t.tour.nights(entry.nights)}`,
      }
    const { from, to } = entry.leg
    const { brief, figures } = journeyWords(entry.leg, lang, t)
    return {
      ...{ ...frame, end: end(entry.nights + 1), description: figures, isBusy: true },
      summary: `${names.get(from)} → ${names.get(to)}${t.common.colon}${brief}`,
      url: new URL(pathTo.route(routeSlug(from, to), lang), site).href,
    }
  })
  return calendarFile(head.title, events, made)
}
