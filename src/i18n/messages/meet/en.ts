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
  fair: 'is fairest',
  hours: 'takes the fewest hours together',
  euro: 'costs least together',
  co2: 'emits least together',
}

/** The page of meetings. */
export const meet = {
  short: 'Meet halfway',
  title: 'Where shall we meet?',
  description:
    'For two to six people, each in another town of Europe: the towns where all can meet, by the longest way, hours, euro or CO₂e, and everybody’s way there.',
  intro:
    'Name the towns where two to six of you set out. You get the towns where all of you can meet, and how each of you gets there.',
  rule: 'Everybody takes the best way of their route, the one that leads its page. The order decides which towns come first, not how anyone travels. Hours are from door to door; euro are all in, the lowest for one adult, one way. Whoever lives in a town is there already.',
  starts: 'Where you set out',
  start: (number: number) => `Town ${number}`,
  orderBy: 'Which towns come first',
  orders: {
    fair: 'Fairest (longest way)',
    hours: 'Fewest hours together',
    euro: 'Least euro together',
    co2: 'Least CO₂e together',
  } satisfies Record<MeetOrder, string>,
  /** over the figures of a row */
  figures: {
    fair: 'Longest way',
    hours: 'Hours in all',
    euro: 'All in',
    co2: 'CO₂e',
  } satisfies Record<MeetOrder, string>,
  hours: 'Nobody longer than',
  euro: 'Nobody pays more than',
  any: 'No limit',
  find: 'Find towns',
  example: 'An example',
  changeExample: 'Change it',
  heading: (names: string) => `Where ${names} meet`,
  found: ({ best, order, longest, count }: FoundMeeting) =>
    count === 1
      ? `${best} is the only town that suits all of you: nobody travels longer than ${longest}.`
      : `${best} ${praise[order]}: nobody travels longer than ${longest}. ${count} towns suit all of you; these are the first.`,
  more: (count: number) => plural(count, 'more town', 'more towns'),
  atHome: 'there already',
  mapAlt: (names: string, best: string) => `Map: lines from ${names} to ${best}.`,
  mapNote:
    'Straight lines to the first town; dots are the next ones. They are not the ways taken. Map data: Natural Earth.',
  resultDescription: (names: string, first: string) =>
    `Where ${names} meet: ${first} come first. Everybody’s way there with hours from door to door, euro all in, CO₂e and changes.`,
  quoted: (text: string) => `“${text}”`,
  unknown: (texts: string) => `We do not know a town called ${texts}.`,
  outside: (names: string) => `We know no journeys from ${names} yet.`,
  correct: 'Check the spelling, or choose a town near by from the list that opens as you type.',
  few: 'Name at least two different towns.',
  twice: (names: string, count: number) =>
    count === 1
      ? `${names} is named more than once and counts once.`
      : `${names} are named more than once and count once.`,
  none: 'No town suits all of you. Allow more hours or more euro, or allow flights.',
  loading: 'Looking for towns…',
  failed: 'The towns could not be loaded. Check your connection and try again.',
}
