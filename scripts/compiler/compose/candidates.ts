// Narrows all journeys to a place to about a dozen, whose figures are computed.
import { alternatives, score } from '#catalogue/coefficients.ts'
import { chain, type Label, startWith } from './label.ts'
import type { Ride } from './rides.ts'

const most = { fast: 6, cheap: 3, night: 3 } as const

/** Minutes to the first and from the last stop: they decide between stations of one city. */
const atEnds = (label: Label, first: Ride) =>
  (first.from.stop.access?.minutes ?? 0) + (label.node.stop.access?.minutes ?? 0)

interface Candidate {
  label: Label
  key: string
  effort: number
}

function candidate(label: Label): Candidate {
  const labels = chain(label)
  const first = (labels[0] as Label).ride
  const direct = labels.length === 1
  const { operators, product } = first.service
  return {
    label,
    // Direct services of different brands differ; composed journeys over the same places do not.
    key: direct
      ? [...operators, product, label.hasNight].join(' ')
      : [first.from.place, ...labels.map(({ node }) => node.place), label.hasNight].join(' '),
    effort: label.effort + atEnds(label, first) + alternatives.changePenaltyMinutes * (label.rides - 1),
  }
}

/** Deterministic: services of equal worth keep the order of their ids. */
function order(a: Candidate, b: Candidate): number {
  return a.effort - b.effort || a.label.low - b.label.low || (ids(a.label) < ids(b.label) ? -1 : 1)
}
const ids = (label: Label) =>
  chain(label)
    .map(({ ride }) => ride.service.id)
    .join(' ')

/** Effort and money in minutes, at the value of time of the score. */
const worth = ({ effort, label }: Candidate) => effort + (label.low / score.eurPerHour) * 60

/** The journey with the least effort and money of each kind. */
function bookedOfEach(all: readonly Candidate[]): Candidate[] {
  const booked = new Map<string, Candidate>()
  for (const one of all) {
    const other = booked.get(one.key)
    if (!other || worth(one) < worth(other)) booked.set(one.key, one)
  }
  return [...booked.values()]
}

const usesPart = ({ label }: Candidate) => chain(label).some(({ ride }) => ride.partOf !== undefined)

/** Drops a journey with a part of a train's way that another beats outright, so that it displaces no other. */
function withoutBeatenParts(kinds: readonly Candidate[]): Candidate[] {
  const isNoWorse = (a: Candidate, b: Candidate) =>
    a.effort <= b.effort && a.label.low <= b.label.low && a.label.rides <= b.label.rides
  return kinds.filter(
    (one) =>
      !usesPart(one) || !kinds.some((other) => other !== one && !usesPart(other) && isNoWorse(other, one)),
  )
}

/** The best journey of each kind, then the fastest, cheapest and night ones of those. */
export function candidates(labels: readonly Label[]): Label[] {
  const kinds = withoutBeatenParts(bookedOfEach(labels.map(candidate).sort(order)).sort(order))
  const direct = kinds.filter(({ label }) => label.rides === 1)
  const composed = kinds.filter(({ label }) => label.rides > 1)
  const days = composed.filter(({ label }) => !label.hasNight)
  const nights = composed.filter(({ label }) => label.hasNight)
  const cheap = [...composed].sort((a, b) => a.label.low - b.label.low || order(a, b))
  const chosen = new Set([
    ...direct,
    ...days.slice(0, most.fast),
    ...nights.slice(0, most.night),
    ...cheap.slice(0, most.cheap),
  ])
  return kinds.filter((one) => chosen.has(one)).map(({ label }) => label)
}

/** Direct rides between two places as journeys of their own. */
export const directRide = (ride: Ride): Label => startWith(ride, 0, ride.at?.[0])
