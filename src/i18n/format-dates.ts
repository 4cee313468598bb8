// Dates, months and weekdays in each language, for build and browser.
import type { Ages } from '#catalogue/figure.ts'
import { type Language, languageInfo } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'

const monthFormat = memo(
  (lang: Language) =>
    new Intl.DateTimeFormat(languageInfo[lang].locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** "14 October 2025", "October 2025" or "2025" from 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'. */
export const formatAsOf = memo((asOf: string, lang: Language): string => {
  const [year, month, day] = asOf.split('-')
  if (day) return formatDate(asOf, lang)
  return month ? monthFormat(lang).format(Date.UTC(Number(year), Number(month) - 1, 1)) : asOf
})

/** The date that all figures share, or the years of the oldest and the newest: "May 2026", "2024–2026". */
export function formatAges({ oldest, newest }: Ages, lang: Language): string {
  if (oldest === newest) return formatAsOf(oldest, lang)
  return [...new Set([oldest, newest].map((date) => date.slice(0, 4)))].join('–')
}

const dayFormat = memo(
  (lang: Language) =>
    new Intl.DateTimeFormat(languageInfo[lang].locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** "29 March" from 'MM-DD'. */
export const formatDayMonth = memo((monthDay: string, lang: Language): string => {
  const [month, day] = monthDay.split('-').map(Number) as [number, number]
  return withOrdinal(dayFormat(lang).format(Date.UTC(2024, month - 1, day)), lang)
})

/** The first of a month is an ordinal in French and Italian, which CLDR lacks. */
function withOrdinal(text: string, lang: Language): string {
  if (lang === 'fr') return text.replace(/(?<=^|\s)1 (?=\p{L})/u, '1er ')
  return lang === 'it' ? text.replace(/(?<=^|\s)1 (?=\p{L})/u, '1º ') : text
}

/** "Mon" or "Monday"; 1 is Monday. */
export const formatWeekday = (day: number, lang: Language, style: 'short' | 'long' = 'short'): string =>
  weekdayFormat(lang, style).format(Date.UTC(2024, 0, day)) // that year began on a Monday

const weekdayFormat = memo(
  (lang: Language, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(languageInfo[lang].locale, { weekday, timeZone: 'UTC' }),
)

/** "Sat 5 Dec" from 'YYYY-MM-DD'. */
export const formatShortDay = memo((day: string, lang: Language): string =>
  withOrdinal(shortDay(lang).format(new Date(day)), lang),
)

const shortDay = memo(
  (lang: Language) =>
    new Intl.DateTimeFormat(languageInfo[lang].locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short' },
      timeZone: 'UTC',
    }),
)

/** "January" or "J"; 1 is January. */
export function formatMonth(month: number, lang: Language, style: 'narrow' | 'long'): string {
  return monthNames(lang, style)[month - 1] as string
}

const monthNames = memo((lang: Language, style: 'narrow' | 'long') => {
  const format = new Intl.DateTimeFormat(languageInfo[lang].locale, { month: style, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
})

/** "28 October 2025" from an ISO date. */
export function formatDate(isoDate: string, lang: Language): string {
  return withOrdinal(longDate(lang).format(new Date(isoDate)), lang)
}

const longDate = memo(
  (lang: Language) =>
    new Intl.DateTimeFormat(languageInfo[lang].locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
