// What an address asks of the page of meetings: "?from=berlin&from=paris&order=co2&fly=0&hours=8&euro=100".
import { type MeetOrder, meetOrders, mostStarts } from './meet.ts'
import { openFilter, readWayFilter, type WayFilter, wayFilterQuery } from './way-choice.ts'

export interface MeetQuestion {
  /** as typed, at most `mostStarts` */
  typed: readonly string[]
  order: MeetOrder
  /** of one adult: whether by plane, most hours and euro of everybody */
  filter: WayFilter
}

/** Parameters of the page; it leaves all others alone. */
export const meetParameters = ['from', 'order', 'fly', 'hours', 'euro'] as const

/** No town has a longer name. */
const longestName = 80

/** Empty fields and invalid values are ignored. */
export function readMeetQuestion(params: URLSearchParams): MeetQuestion {
  const { flying, hours, euro } = readWayFilter(params.toString()).plan
  const typed = params
    .getAll('from')
    .map((text) => text.trim().slice(0, longestName).trim())
    .filter(Boolean)
  return {
    typed: typed.slice(0, mostStarts),
    order: meetOrders.find((order) => order === params.get('order')) ?? 'fair',
    filter:
      flying && hours === undefined && euro === undefined
        ? openFilter
        : {
            ...openFilter,
            plan: {
              ...openFilter.plan,
              flying,
              ...(hours !== undefined && { hours }),
              ...(euro !== undefined && { euro }),
            },
          },
  }
}

/** The part of a query that boards of routes understand too, such as "fly=0"; empty for the open filter. */
export function boardQuery(filter: WayFilter): string {
  const given = Object.entries(wayFilterQuery(filter)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return new URLSearchParams(given).toString()
}

/** Reverse of readMeetQuestion: the query without "?", and without what is usual. @param starts ids, or texts as typed */
export function meetQuery(starts: readonly string[], { order, filter }: MeetQuestion): string {
  const params = new URLSearchParams(starts.map((start) => ['from', start]))
  if (order !== 'fair') params.set('order', order)
  return [params.toString(), boardQuery(filter)].filter(Boolean).join('&')
}
