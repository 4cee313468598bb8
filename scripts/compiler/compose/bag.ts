// The journeys to one stop that the search continues from.
import { alternatives } from '#catalogue/coefficients.ts'
import { minuteOfDay } from '#lib/clock-text.ts'
import type { Label } from './label.ts'

/** Journeys per stop and class (with or without a night, with or without a ship). */
const capacity = 20

const cost = (label: Label) => label.effort + alternatives.changePenaltyMinutes * (label.rides - 1)

/** A journey with an open first departure can meet every departure that a fixed one meets. */
function isAtLeastAsFlexible(a: Label, b: Label): boolean {
  if (a.clock === undefined) return true
  return b.clock !== undefined && minuteOfDay(a.clock) === minuteOfDay(b.clock)
}

/** A ticket that further rides extend for little money can end cheaper than one cheaper now. */
function isAtLeastAsExtensible(a: Label, b: Label): boolean {
  // from a part of a train one does not go on to where the train itself goes (board.ts)
  if (a.ride.partOf && a.ride.partOf.service !== b.ride.partOf?.service) return false
  return b.ride.ticketModel === undefined || a.ride.ticketModel === b.ride.ticketModel
}

function beats(a: Label, b: Label): boolean {
  return (
    a.effort <= b.effort &&
    a.low <= b.low &&
    a.rides <= b.rides &&
    (a.days & b.days) === b.days &&
    isAtLeastAsFlexible(a, b) &&
    isAtLeastAsExtensible(a, b)
  )
}

/**
 * Adds a journey unless one in the bag is at least as good in every respect; removes those it beats.
 * The cheapest always stays.
 * @returns true when the journey was added
 */
export function addToBag(bag: Label[], label: Label): boolean {
  for (const other of bag) if (beats(other, label)) return false
  let size = 0
  for (const other of bag) if (!beats(label, other)) bag[size++] = other
  bag.length = size
  bag.push(label)
  if (bag.length > capacity) dropWorst(bag)
  return bag.includes(label)
}

function dropWorst(bag: Label[]): void {
  const cheapest = bag.reduce((best, label) => (label.low < best.low ? label : best))
  let worst = -1
  for (const [index, label] of bag.entries()) {
    if (label === cheapest) continue
    if (worst === -1 || cost(label) > cost(bag[worst] as Label)) worst = index
  }
  bag.splice(worst, 1)
}
