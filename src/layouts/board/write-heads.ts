// The heads over the two figures that lead, in the board, its bars and its table: from door to door, or of the ride only.
import type { TripPlan } from '#catalogue/trip-plan.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { writeText } from '../element.ts'

const time =
  '.board-head > span:nth-of-type(2), .board-door .board-label, .charts-static figure:nth-child(1) figcaption, .comparison th:nth-child(2)'
const price =
  '.board-head > span:nth-of-type(3), .board-all .board-label, .charts-static figure:nth-child(2) figcaption, .comparison th:nth-child(3)'

/** @param words of the board */
export function writeHeads(
  { doorToDoor }: Pick<TripPlan, 'doorToDoor'>,
  { heads }: LiveWords['board'],
): void {
  const texts = doorToDoor ? [heads.door, heads.all] : [heads.ride, heads.fare]
  for (const [index, places] of [time, price].entries())
    for (const head of document.querySelectorAll(places)) writeText(head, texts[index] as string)
}
