// Our night trains held against the public list: counts in a sentence, what differs, and what is not here.
import { service, stop } from '#catalogue/load.ts'
import { nightListCheck } from '#catalogue/load-night.ts'
import type { ListColumn, ListReason } from '#catalogue/night-list.ts'
import { type Berth, type ServiceId, type Weekday, weekdays } from '#catalogue/service.ts'
import { formatDuration, formatList, formatNumber, formatTime } from '#i18n/format.ts'
import { formatAsOf, formatDayMonth, formatWeekday } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { capital } from '#lib/capital.ts'
import type { Language } from '#lib/languages.ts'
import { placeName, publisherNames } from '../names.ts'

/** "Bologna – Bari" */
function lineOf(id: ServiceId, lang: Language): string {
  const { from, to } = service(id)
  return [from, to].map((end) => placeName(stop(end).place, lang)).join(' – ')
}

const linesOf = (ids: readonly ServiceId[], lang: Language) =>
  ids
    .map((id) => lineOf(id, lang))
    .sort((a, b) => a.localeCompare(b, lang))
    .join(', ')

/** A cell of data/services in words. */
function cellText(column: ListColumn, cell: string, lang: Language, t: Messages): string {
  const words = t.night.list
  const items = cell.split(' ')
  switch (column) {
    case 'at':
    case 'backAt':
      return cell ? formatTime(cell, lang) : words.unsaid
    case 'minutes':
    case 'back':
      return formatDuration(Number(cell), lang)
    case 'days': {
      const days = items.map((day) => formatWeekday(weekdays.indexOf(day as Weekday) + 1, lang))
      return cell ? formatList(days, lang) : words.everyNight
    }
    case 'season': {
      const [from = '', to = ''] = cell.split('..').map((day) => day && formatDayMonth(day, lang))
      return cell ? t.route.season(from, to) : words.allYear
    }
    case 'berths': {
      const berths = items.map((berth) => t.transport.berths[berth as Berth])
      return cell ? formatList(berths, lang) : words.unsaid
    }
  }
}

/** The view model of the section; undefined where the list was never read. */
export function listCheck(lang: Language, t: Messages) {
  const check = nightListCheck()
  if (!check) return undefined
  const words = t.night.list
  const number = (value: number) => formatNumber(value, lang)
  const count = (reason: (other: ListReason) => boolean) =>
    check.missing.filter((line) => reason(line.reason)).reduce((sum, { trains }) => sum + trains, 0)
  const lines = check.missing.filter(({ line }) => line)
  return {
    text: words.text({
      services: number(check.services),
      agree: number(check.agree),
      differ: number(new Set(check.differs.map(({ service: id }) => id)).size),
      unclear: number(check.unclear.length),
      absent: number(check.absent.length),
      trains: number(check.trains),
      outside: number(count((reason) => reason === 'outside')),
      missing: number(count((reason) => reason !== 'outside')),
      publisher: publisherNames([check.source], t),
      asOf: formatAsOf(check.asOf, lang),
    }),
    differs: check.differs.map(({ service: id, column, ours, theirs }) => ({
      line: lineOf(id, lang),
      what: words.columns[column],
      ours: cellText(column, ours, lang, t),
      theirs: cellText(column, theirs, lang, t),
    })),
    others: [
      { title: words.unclear, text: linesOf(check.unclear, lang) },
      { title: words.absent, text: linesOf(check.absent, lang) },
    ].filter(({ text }) => text),
    missing: [...Map.groupBy(lines, ({ reason }) => reason)].map(([reason, same]) => ({
      title: capital(words.reasons[reason]),
      text: same.map(({ line }) => line).join(t.common.semicolon),
    })),
  }
}
