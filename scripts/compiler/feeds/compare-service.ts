// One service beside the same trains of a feed: which columns differ, and to what.
import type { Clock, Service } from '#catalogue/service.ts'
import { daysCell, hoursAgree, seasonsAgree } from './compare-hours.ts'
import { backDiffers, isWithin, margins, rarePerDay } from './margins.ts'
import type { Direction } from './merge-rides.ts'
import type { CellChange } from './proposal.ts'

/** Both directions of a service in a feed. */
export interface BothWays {
  there?: Direction
  back?: Direction
}

/** A departure figure as editors write it: halves from ten up, else tenths. */
export const departuresCell = (perDay: number): string =>
  String(perDay >= 10 ? Math.round(perDay * 2) / 2 : Math.max(0.1, Math.round(perDay * 10) / 10))

const cell = (value: number | undefined) => (value === undefined ? '' : String(value))

/** What a change leaves behind: the value a reader of the row would see afterwards. */
const after = (changes: readonly CellChange[], column: string, ours: number): number => {
  const change = changes.find((each) => each.column === column)
  return change && change.theirs !== '' ? Number(change.theirs) : ours
}

function compareThere({ minutes }: Service, there: Direction | undefined): CellChange[] {
  if (!there) return []
  const { typical, best } = there.minutes
  const isNewBest = minutes.best !== undefined && !isWithin(minutes.best, best, margins.best)
  // a best time above our typical one cannot stand beside it
  const isNewTime =
    !isWithin(minutes.typical, typical, margins.minutes) || (isNewBest && best > minutes.typical)
  const changes: CellChange[] = isNewTime
    ? [{ column: 'minutes', ours: String(minutes.typical), theirs: String(typical) }]
    : []
  if (minutes.best !== undefined && (isNewTime || isNewBest))
    changes.push({ column: 'best', ours: String(minutes.best), theirs: String(best) })
  return changes
}

/** @param typical minutes of the way there, as they will stand */
function compareBack({ minutes }: Service, back: Direction | undefined, typical: number): CellChange[] {
  if (!back) return []
  const theirs = back.minutes
  const changes: CellChange[] = []
  const needsBack = Math.abs(theirs.typical - typical) > backDiffers
  const oursBack = minutes.back ?? typical
  const { backBest } = minutes
  const isNewBest = backBest !== undefined && !isWithin(backBest, theirs.best, margins.best)
  const isNewTime =
    !isWithin(oursBack, theirs.typical, margins.minutes) || (isNewBest && theirs.best > oursBack)
  const isNewBack = isNewTime && (minutes.back !== undefined || needsBack)
  if (isNewBack)
    changes.push({
      column: 'back',
      ours: cell(minutes.back),
      theirs: needsBack ? String(theirs.typical) : '',
    })
  if (backBest !== undefined && (isNewBack || isNewBest))
    changes.push({ column: 'backBest', ours: cell(backBest), theirs: String(theirs.best) })
  return changes
}

function compareDepartures(service: Service, { there, back }: BothWays): CellChange[] {
  const changes: CellChange[] = []
  const { perDay } = service.departures
  const [dayThere, dayBack] = [there?.departures?.perDay, back?.departures?.perDay]
  if (dayThere !== undefined && !isWithin(perDay, dayThere, margins.departures))
    changes.push({ column: 'perDay', ours: cell(perDay), theirs: departuresCell(dayThere) })
  const result = after(changes, 'perDay', perDay)
  const given = service.back && service.back.perDay !== perDay ? service.back.perDay : undefined
  if (dayBack !== undefined && !isWithin(given ?? result, dayBack, margins.departures))
    changes.push({
      column: 'backPerDay',
      ours: cell(given),
      theirs: isWithin(result, dayBack, margins.departures) ? '' : departuresCell(dayBack),
    })
  return changes
}

function compareDays({ departures, night }: Service, { there }: BothWays): CellChange[] {
  const changes: CellChange[] = []
  const found = there?.departures
  if (!found) return changes
  const [ours, theirs] = [daysCell(departures.days), daysCell(found.days)]
  // a frequent train that misses one day of the week in a month of holidays is still a daily one
  const isRare = departures.perDay <= 1.5 || night !== undefined
  if (ours !== theirs && (isRare || ours !== '')) changes.push({ column: 'days', ours, theirs })
  const { season } = departures
  if (season && found.season && !seasonsAgree(season, found.season))
    changes.push({
      column: 'season',
      ours: `${season.from}..${season.to}`,
      theirs: `${found.season.from}..${found.season.to}`,
    })
  return changes
}

function compareHours(
  column: 'at' | 'backAt',
  ours: readonly Clock[] | undefined,
  direction: Direction | undefined,
): CellChange[] {
  const theirs = direction?.departures?.at
  if (!ours?.length || !theirs || hoursAgree(ours, theirs)) return []
  return [{ column, ours: ours.join(' '), theirs: theirs.join(' ') }]
}

/** Columns in which a feed differs from a service by more than the margins. */
export function differences(service: Service, ways: BothWays): CellChange[] {
  const there = compareThere(service, ways.there)
  return [
    ...there,
    ...compareBack(service, ways.back, after(there, 'minutes', service.minutes.typical)),
    ...compareDepartures(service, ways),
    ...compareDays(service, ways),
    ...compareHours('at', service.departures.at, ways.there),
    ...compareHours('backAt', service.back?.at, ways.back),
  ]
}

/**
 * Hours of a rare train that ours lack. A mean of two with five different hours says that days differ: then none.
 */
export function missingHours(service: Service, { there, back }: BothWays): CellChange[] {
  const fill = (column: string, ours: readonly Clock[] | undefined, direction: Direction | undefined) => {
    const { at, perDay = 0 } = direction?.departures ?? {}
    if (ours?.length || !at || perDay > rarePerDay || Math.abs(at.length - perDay) > 0.25) return []
    return [{ column, ours: '', theirs: at.join(' ') }]
  }
  return [
    ...fill('at', service.departures.at, there),
    ...(service.oneWay ? [] : fill('backAt', service.back?.at, back)),
  ]
}
