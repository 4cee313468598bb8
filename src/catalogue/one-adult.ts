// The way of one adult under a filter: the choice of way-choice.ts without the figures of groups, made of what is written, since
// a list of meetings compares ten thousand options.
import { modes } from './mode.ts'
import { type BriefWay, type PackedWay, unpackedWay } from './reach/brief.ts'
import { rankRows, scoreOf } from './score.ts'
import { openFilter, type WayFilter } from './way-choice.ts'

/** Where a packed way has its fields: to take one apart costs ten times as much as to read it. */
const at = {
  mode: 0,
  minutes: 1,
  doorMinutes: 2,
  low: 3,
  high: 4,
  accessEur: 5,
  co2: 6,
  fixedEur: 7,
  changes: 8,
  flags: 9,
} as const
const flight = modes.indexOf('flight')
const byNight = 2

function fits(way: PackedWay, { plan, modes: wanted, night, co2, changes }: WayFilter) {
  return (
    (plan.flying || way[at.mode] !== flight) &&
    (plan.hours === undefined || way[at.doorMinutes] <= plan.hours * 60) &&
    (plan.euro === undefined || way[at.low] + way[at.accessEur] <= plan.euro) &&
    (co2 === undefined || way[at.co2] <= co2) &&
    (changes === undefined || way[at.changes] <= changes) &&
    (!night || (way[at.flags] & byNight) > 0) &&
    (wanted.length === modes.length || wanted.some((one) => modes[way[at.mode]] === one))
  )
}

const score = (way: PackedWay): number =>
  scoreOf({
    low: way[at.low] + way[at.accessEur],
    high: way[at.high] + way[at.accessEur],
    minutes: way[at.doorMinutes],
    co2: way[at.co2],
    fixedEur: way[at.fixedEur],
  })

/** The first by the ties of boards. */
function leaderOf(ways: readonly PackedWay[]): PackedWay | undefined {
  // two digits, so that equal scores keep the order of the file
  const ranked = ways.map((way, index) => ({
    id: String(index).padStart(2, '0'),
    ...{ score: score(way), co2: way[at.co2], minutes: way[at.minutes] },
  }))
  return ways[Number(rankRows(ranked).order[0])]
}

/**
 * The best way of one adult; undefined where none fits.
 * @param ways of a brief file in its order, which is that of all of them: the first leads
 */
export function wayOfOne(ways: readonly PackedWay[], filter: WayFilter): BriefWay | undefined {
  const left = filter === openFilter ? ways : ways.filter((way) => fits(way, filter))
  const best = left.length === ways.length || left.length < 2 ? left[0] : leaderOf(left)
  return best && unpackedWay(best)
}
