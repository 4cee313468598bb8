// When a night train runs, read from the words of the list: "2026/05/29-09/25: Wed, Fri, Sun".
import { type Weekday, weekdays } from '#catalogue/service.ts'

export interface RunningDays {
  /** absent: daily */
  days?: Weekday[]
  /** absent: all year */
  season?: { from: string; to: string }
}

const dayNames: Readonly<Record<string, Weekday>> = { son: 'sun' }

function weekdayOf(word: string): Weekday | undefined {
  const short = word.trim().slice(0, 3).toLowerCase()
  return dayNames[short] ?? weekdays.find((day) => day === short)
}

function weekdaysOf(text: string): Weekday[] | undefined {
  const found = text.split(',').map(weekdayOf)
  return found.every((day) => day !== undefined) ? weekdays.filter((day) => found.includes(day)) : undefined
}

/** Undefined where the words name no days: "2-3 times per week", "summer only, to be announced". */
export function runningDays(words: string): RunningDays | undefined {
  const [, when = '', which = ''] = /^(?:([\d/-]+): *)?(.*)$/.exec(words.trim()) ?? []
  const season = /^\d{4}\/(\d\d)\/(\d\d)-(?:\d{4}\/)?(\d\d)\/(\d\d)$/.exec(when)
  if (when !== '' && !season && !/^\d{4}$/.test(when)) return undefined
  const [, fromMonth, fromDay, toMonth, toDay] = season ?? []
  const ofYear = season ? { season: { from: `${fromMonth}-${fromDay}`, to: `${toMonth}-${toDay}` } } : {}
  const [, every, except] = /^(Daily)(?:, except (.+))?$/i.exec(which) ?? []
  if (every && !except) return ofYear
  const named = weekdaysOf(except ?? which)
  if (!named) return undefined
  return { ...ofYear, days: except ? weekdays.filter((day) => !named.includes(day)) : named }
}

/** The days on which a train is boarded `nights` days after the one it set out on. */
export function daysLater({ days, season }: RunningDays, nights: number): RunningDays {
  if (nights === 0) return { ...(days && { days }), ...(season && { season }) }
  const later = (monthDay: string) => {
    const date = new Date(`2026-${monthDay}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + nights)
    return date.toISOString().slice(5, 10)
  }
  return {
    ...(days && {
      days: weekdays.filter((_, index) => days.includes(weekdays[(index + 7 - (nights % 7)) % 7] as Weekday)),
    }),
    ...(season && { season: { from: later(season.from), to: later(season.to) } }),
  }
}
