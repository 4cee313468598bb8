// The services of data/ beside the rides of a timetable feed: one proposal for each.
import { daysRunColumn } from '#catalogue/feed.ts'
import type { Service } from '#catalogue/service.ts'
import type { Located } from '../read/table.ts'
import { type BothWays, differences, missingHours } from './compare-service.ts'
import { wholeDecision, withoutDecided } from './decisions.ts'
import { type FeedScope, placeOf, type Reach, reachOfRide, servicesInScope } from './feed-scope.ts'
import { buildingSiteShare, seasonShare } from './margins.ts'
import { mergedRides } from './merge-rides.ts'
import { newServices } from './new-services.ts'
import { isProductOf } from './products.ts'
import type { CellChange, Proposal } from './proposal.ts'
import { fileOf, isNewer, provenanceChanges, type Reading } from './reading.ts'
import type { FeedRide, FeedTimetable } from './rides.ts'

type Ours = Located<Service>
interface InScope {
  service: Ours
  reach: Reach
}

const shown = (value: string) => (value === '' ? 'empty' : value)
const changeText = ({ column, ours, theirs }: CellChange) => `${column} ${shown(ours)} → ${shown(theirs)}`

const doubtText = ({ column, ours, theirs }: CellChange) =>
  column === daysRunColumn
    ? `runs on ${theirs} of ${ours} days of the feed`
    : `${column} is ${shown(ours)}, and ${shown(theirs)} in the feed, which may cut trains here`

const dayCount = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

const perDayColumns = ['perDay', 'backPerDay', 'days', 'season']

/** Fewer trains than ours, in a feed that may cut them. */
const isCut = ({ column, theirs }: CellChange, { departures, back }: Service): boolean => {
  if (column === 'perDay') return Number(theirs) < departures.perDay
  if (column === 'backPerDay') return theirs === '' || Number(theirs) < (back?.perDay ?? departures.perDay)
  return perDayColumns.includes(column)
}

/** What an editor has to look at before the feed's figures can be believed; none when nothing is odd. */
function questionsOf({ service }: InScope, ways: BothWays): string[] {
  const questions: string[] = []
  const { there, back } = ways
  for (const [direction, ours] of [
    [there, service.minutes.typical],
    [back, service.minutes.back ?? service.minutes.typical],
  ] as const) {
    if (!direction || direction.minutes.typical <= ours * (1 + buildingSiteShare)) continue
    const weeks = direction.slowWeeks.map(({ from, to }) => `${from} to ${to}`)
    const when = weeks.length > 0 ? ` (slow weeks: ${weeks.join(', ')})` : ''
    questions.push(`${direction.minutes.typical} min is over 15 % above ${ours}: a building site?${when}`)
  }
  if (!there) questions.push('the feed has the way back only')
  if (!back && !service.oneWay) questions.push('the feed has no way back')
  return questions
}

/** Days of the feed on which a train that ought to be daily runs, where they are so few that an editor has to look. */
function compareDaysRun(
  { service, reach }: InScope,
  { there }: BothWays,
  timetable: FeedTimetable,
): CellChange[] {
  const { days, season } = service.departures
  if (reach !== 'whole' || !there?.departures || season) return []
  const planned = dayCount(timetable.from, timetable.to) * ((days?.length ?? 7) / 7)
  if (there.daysRun >= planned * seasonShare) return []
  return [{ column: daysRunColumn, ours: String(Math.round(planned)), theirs: String(there.daysRun) }]
}

function proposalOf(ours: InScope, ways: BothWays, timetable: FeedTimetable, reading: Reading): Proposal {
  const { service, reach } = ours
  const base = { service: service.id, mode: service.mode, file: fileOf(service) }
  const all = [...differences(service, ways), ...compareDaysRun(ours, ways, timetable)]
  const { open: undecided, decided } = withoutDecided(reading.decisions, service.id, all)
  const isDoubtful = (change: CellChange) =>
    change.column === daysRunColumn || (reach === 'edge' && isCut(change, service))
  const open = undecided.filter((change) => !isDoubtful(change))
  const whole = wholeDecision(reading.decisions, service.id, 'any')
  if (whole || (decided.length > 0 && undecided.length === 0)) {
    const reasons = (whole ? [whole] : decided).map(({ reason }) => reason)
    return { ...base, kind: 'decided', changes: [], why: `stays as decided: ${reasons.join('; ')}` }
  }
  const minutes = ways.there?.minutes.typical ?? ways.back?.minutes.typical
  const perDay = ways.there?.departures?.perDay.toFixed(1)
  const has = `the feed has ${minutes} min${perDay ? `, ${perDay} a day` : ''}`
  if (isNewer(service, reading.source)) {
    const what = open.length === 0 ? 'agrees' : `differs by ${open.map(changeText).join(', ')}`
    const kind = open.length === 0 ? 'agrees' : 'decided'
    return { ...base, kind, changes: [], why: `${what}; ours is newer (${service.asOf}) and stays` }
  }
  const provenance = provenanceChanges(service, reading)
  const questions = [...questionsOf(ours, ways), ...undecided.filter(isDoubtful).map(doubtText)]
  const changes = [...open, ...missingHours(service, ways), ...provenance]
  if (questions.length > 0) {
    return { ...base, kind: 'questioned', changes, why: [...questions, ...open.map(changeText)].join('; ') }
  }
  if (open.length > 0)
    return { ...base, kind: 'differs', changes, why: `differs by ${open.map(changeText).join(', ')}` }
  return { ...base, kind: 'agrees', changes, why: `agrees: ${has}` }
}

/** Where else the feed has the train, in words. */
function elsewhere(service: Ours, rides: readonly FeedRide[], { network }: FeedScope): string {
  const places = [placeOf(network, service.from), placeOf(network, service.to)]
  const same = rides.filter(
    (ride) =>
      isProductOf(ride, service) &&
      places.includes(placeOf(network, ride.from)) &&
      places.includes(placeOf(network, ride.to)),
  )
  const pairs = [...new Set(same.map(({ from, to }) => [from, to].sort().join(' and ')))]
  if (pairs.length > 0) return `, but it has it between ${pairs.join('; ')}`
  const others = rides.filter(
    ({ from, to }) => [service.from, service.to].includes(from) && [service.from, service.to].includes(to),
  )
  const products = [...new Set(others.map(({ operator, product }) => `${operator} ${product}`))]
  return products.length > 0 ? `, but it has ${products.join(', ')} between these stops` : ''
}

function absentProposal(service: Ours, rides: readonly FeedRide[], reading: Reading): Proposal {
  const base = { service: service.id, mode: service.mode, file: fileOf(service), changes: [] }
  const decision =
    wholeDecision(reading.decisions, service.id, 'absent') ??
    wholeDecision(reading.decisions, service.id, 'any')
  if (decision) return { ...base, kind: 'decided', why: `stays as decided: ${decision.reason}` }
  const newer = isNewer(service, reading.source) ? `; ours is newer (${service.asOf})` : ''
  return {
    ...base,
    kind: 'absent',
    why: `is not in the feed${elsewhere(service, rides, reading)}${newer}`,
  }
}

/** A proposal for each service in the scope of the feed, and for each ride that would be a new one. */
export function compareTimetable(timetable: FeedTimetable, reading: Reading): Proposal[] {
  const rides = timetable.rides.filter((ride) => reachOfRide(reading, ride) !== undefined)
  const byEnds = Map.groupBy(rides, ({ from, to }) => `${from} ${to}`)
  const inScope = servicesInScope(reading).sort((a, b) => (a.service.id < b.service.id ? -1 : 1))
  const known = inScope.flatMap((ours): Proposal[] => {
    const { service, reach } = ours
    const between = (from: string, to: string) =>
      mergedRides((byEnds.get(`${from} ${to}`) ?? []).filter((ride) => isProductOf(ride, service)))
    const there = between(service.from, service.to)
    const back = service.oneWay ? undefined : between(service.to, service.from)
    if (!there && !back) return reach === 'whole' ? [absentProposal(service, rides, reading)] : []
    return [proposalOf(ours, { ...(there && { there }), ...(back && { back }) }, timetable, reading)]
  })
  return [...known, ...newServices(rides, timetable, reading)]
}
