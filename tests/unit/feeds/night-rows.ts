// Small lists of night trains in the shape of Back-on-Track's.
import { readNightList } from '#compiler/feeds/night/night-list.ts'

export const header = 'trip,operator,days,classes,sequence,stop,arrive,depart,noExit,noEntry'
export const provenance = { source: 'made-up', asOf: '2026' }
export const list = (...rows: string[]) =>
  readNightList('list.csv', Buffer.from([header, ...rows].join('\n')))

/** A train from Ayton to Deeville and its train back, with calls as [stop, arrive, depart, noExit, noEntry]. */
export function train(id: string, calls: readonly string[][], days = '2026: Daily', railway = 'ÖBB') {
  return calls.map(
    ([stop, ...rest], index) =>
      `${id},${railway},"${days}","seat, couchette",${index},${stop},${[...rest, '', '', '', ''].slice(0, 4).join(',')}`,
  )
}
export const there = (days?: string) =>
  train(
    'NJ 1',
    [
      ['Ayton Central', '', '22:00'],
      ['Beeford Hbf', '00:10', '00:20'],
      ['Deeville Hbf', '07:00'],
    ],
    days,
  )
export const back = (days?: string) =>
  train(
    'NJ 2',
    [
      ['Deeville Hbf', '', '21:30'],
      ['Ayton Central', '06:30'],
    ],
    days,
  )
