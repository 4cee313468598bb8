import type { MeetOrder } from '#catalogue/meet.ts'
import { plural } from '../../parts/en.ts'

/** What the first of the rows is, as texts in the language. */
export interface FoundMeeting {
  best: string
  order: MeetOrder
  /** how long the longest way there takes */
  longest: string
  /** towns that all can reach */
  count: number
}

const praise: Record<MeetOrder, string> = {
  fair: 'is the fairest choice',
  hours: 'takes the fewest hours in all',
  euro: 'costs the least in all',
  co2: 'causes the least CO₂e in all',
}

/** The page of meetings. */
export const meet = {
  short: 'Meet halfway',
  title: 'Where shall we meet?',
  description:
    'For two to six people in different European towns: where you can all meet, by longest journey, hours, price or CO₂e, and how each of you gets there.',
  intro:
    'Name two to six towns you start from. We show where you can all meet, and how each of you gets there.',
  rule: 'Everyone takes the best option on their route, the one that heads its page. The order decides which towns come first, not how anyone travels. Times are door to door; prices are all in, the lowest for one adult, one way. If the town is one of yours, whoever starts there stays.',
  starts: 'Where you start',
  start: (number: number) => `Town ${number}`,
  orderBy: 'Which towns come first',
  orders: {
    fair: 'Fairest (by longest journey)',
    hours: 'Fewest hours in all',
    euro: 'Lowest price in all',
    co2: 'Least CO₂e in all',
  } satisfies Record<MeetOrder, string>,
  /** over the figures of a row */
  figures: {
    fair: 'Longest journey',
    hours: 'Hours in all',
    euro: 'All in',
    co2: 'CO₂e',
  } satisfies Record<MeetOrder, string>,
  hours: 'Nobody travels longer than',
  euro: 'Nobody pays more than',
  any: 'No limit',
  find: 'Find towns',
  example: 'An example',
  changeExample: 'Change it',
  heading: (names: string) => `Where ${names} can meet`,
  found: ({ best, order, longest, count }: FoundMeeting) =>
    count === 1
      ? `${best} is the only town that suits all of you: nobody travels longer than ${longest}.`
      : `${best} ${praise[order]}: nobody travels longer than ${longest}. ${count} towns suit all of you; these are the first.`,
  more: (count: number) => plural(count, 'more town', 'more towns'),
  atHome: 'there already',
  mapAlt: (names: string, best: string) => `Map: lines from ${names} to ${best}.`,
  mapNote: 'Lines lead to the first town; dots mark the next ones.',
  resultDescription: (names: string, first: string) =>
    `Where ${names} can meet: best in ${first}. How each of you gets there, with times, prices all in, CO₂e and changes.`,
  quoted: (text: string) => `“${text}”`,
  unknown: (texts: string) => `We do not know a town called ${texts}.`,
  outside: (names: string) => `We have no journeys from ${names} yet.`,
  correct: 'Check the spelling, or choose a town nearby from the list that opens as you type.',
  few: 'Name at least two different towns.',
  twice: (names: string, count: number) =>
    count === 1
      ? `${names} is named more than once and counts once.`
      : `${names} are named more than once and count once.`,
  none: 'No town suits all of you. Allow more hours, a higher price or flights.',
  loading: 'Looking for towns…',
  failed: 'The towns could not be loaded. Check your connection and try again.',
}
