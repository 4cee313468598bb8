// Counted departures of an airline by month: the mean a day, the season, and whether it still flies.

/** Departures of each month of the table: "202505" and how many. */
export type Months = ReadonlyMap<string, number>

/** A month with fewer departures is a positioning flight or the edge of a season. */
const leastInMonth = 5
/** A pause of this many months makes a season. */
const pauseMonths = 3

const daysIn = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0)).getUTCDate()
const isFlown = (departures: number) => departures >= leastInMonth

/** True for the first or last month of a season that has less than half the departures of the next one. */
function isPartial(all: readonly [string, number][], index: number): boolean {
  const count = (at: number) => all[at]?.[1]
  const isEdge = (outside: number | undefined, inside: number | undefined) =>
    outside !== undefined && !isFlown(outside) && (count(index) ?? 0) < (inside ?? 0) / 2
  return isEdge(count(index - 1), count(index + 1)) || isEdge(count(index + 1), count(index - 1))
}

/** Mean departures a day over the whole months with service, to a tenth; 0 without any (D156). */
export function perDayOf(months: Months): number {
  const all = [...months]
  const flown = all.filter(([, departures], index) => isFlown(departures) && !isPartial(all, index))
  const departures = flown.reduce((sum, [, count]) => sum + count, 0)
  const days = flown.reduce((sum, [month]) => sum + daysIn(month), 0)
  return days === 0 ? 0 : Math.round((departures / days) * 10) / 10
}

/** The last month with service, as "2026-04"; undefined without one. */
export function lastFlown(months: Months): string | undefined {
  const last = [...months].findLast(([, departures]) => isFlown(departures))?.[0]
  return last && `${last.slice(0, 4)}-${last.slice(4)}`
}

/**
 * The season of an airline that pauses inside the table and flies again: "04-01..10-31". Undefined for all
 * year, and for one that began or ended in the table: nobody knows yet what it does next.
 */
export function seasonOf(months: Months): string | undefined {
  const all = [...months]
  const first = all.findIndex(([, departures]) => isFlown(departures))
  const last = all.findLastIndex(([, departures]) => isFlown(departures))
  if (first !== 0 || last !== all.length - 1) return undefined
  const pauses = all
    .slice(first, last)
    .flatMap(([, departures], index) => (isFlown(departures) ? [] : [index]))
  const [start, end] = [pauses[0], pauses.at(-1)]
  if (
    start === undefined ||
    end === undefined ||
    end - start + 1 !== pauses.length ||
    pauses.length < pauseMonths
  )
    return undefined
  const [from, to] = [all[end + 1]?.[0] ?? '', all[start - 1]?.[0] ?? '']
  return `${from.slice(4)}-01..${to.slice(4)}-${String(daysIn(to)).padStart(2, '0')}`
}
