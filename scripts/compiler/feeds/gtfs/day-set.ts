// Sets of days of a period as bits.

/** Days of a period; bit `n` is the day `n` days after the first. */
export type DaySet = Uint32Array

const dayMs = 86_400_000

/** Days since 1970-01-01 of '20260819' or '2026-08-19'; NaN for anything else. */
export function dayNumber(text: string): number {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? []
  return year ? Math.round(Date.parse(`${year}-${month}-${day}T00:00:00Z`) / dayMs) : Number.NaN
}

/** '2026-08-19' of days since 1970-01-01. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: number): number => (day + 3) % 7

export const emptyDays = (length: number): DaySet => new Uint32Array(Math.ceil(length / 32))

export function addDay(set: DaySet, index: number): void {
  const word = index >>> 5
  set[word] = (set[word] ?? 0) | (1 << (index & 31))
}

export function removeDay(set: DaySet, index: number): void {
  const word = index >>> 5
  set[word] = (set[word] ?? 0) & ~(1 << (index & 31))
}

export const hasDay = (set: DaySet, index: number): boolean =>
  (((set[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1

export function addDays(set: DaySet, more: DaySet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (more[word] ?? 0)
}

export const inBoth = (a: DaySet, b: DaySet): DaySet => a.map((word, index) => word & (b[index] ?? 0))

export const without = (a: DaySet, b: DaySet): DaySet => a.map((word, index) => word & ~(b[index] ?? 0))

export const haveCommonDay = (a: DaySet, b: DaySet): boolean =>
  a.some((word, index) => (word & (b[index] ?? 0)) !== 0)

/** The set `by` days later (earlier where negative); days beyond the period fall out. */
export function shifted(set: DaySet, by: number): DaySet {
  if (by === 0) return set
  const moved = new Uint32Array(set.length)
  forEachDay(set, (day) => {
    if (day + by >= 0 && day + by < set.length * 32) addDay(moved, day + by)
  })
  return moved
}

export function countDays(set: DaySet): number {
  let count = 0
  for (let word of set) for (; word !== 0; word &= word - 1) count += 1
  return count
}

/** Indices of the days in order. */
export function daysOf(set: DaySet): number[] {
  const days: number[] = []
  forEachDay(set, (day) => days.push(day))
  return days
}

export function forEachDay(set: DaySet, visit: (day: number) => void): void {
  for (let index = 0; index < set.length; index += 1)
    for (let word = set[index] ?? 0; word !== 0; word &= word - 1)
      visit(index * 32 + 31 - Math.clz32(word & -word))
}

export const isEmpty = (set: DaySet): boolean => set.every((word) => word === 0)

/** Index of the first day; 0 of an empty set. */
export function firstDay(set: DaySet): number {
  const index = set.findIndex((word) => word !== 0)
  const word = set[index] ?? 0
  return index < 0 ? 0 : index * 32 + 31 - Math.clz32(word & -word)
}
