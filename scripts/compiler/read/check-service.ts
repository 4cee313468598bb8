// Checks of a service against the rest of the network.
import { modeRules } from '#catalogue/mode-rules.ts'
import type { Stop } from '#catalogue/network.ts'
import type { Service } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from './network.ts'
import { implausibleSpeed } from './plausible-speed.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** Departures a day up to which night services and ferries must give their times. */
const rarePerDay = 4

/** @param misplaced one of its stops lies wrong, so speed and kilometres say nothing */
export function checkService(
  service: Located<Service>,
  misplaced: boolean,
  network: Network,
  problems: Problems,
): void {
  const [from, to] = [checkEnd('from'), checkEnd('to')]
  if (from && to && !misplaced) checkRide(service, from, to, problems)
  checkTimes(service, problems)
  checkEndsOfDay(service, problems)
  checkShares(service, problems)
  checkFares(service, problems)

  function checkEnd(column: 'from' | 'to'): Stop | undefined {
    const id = service[column]
    const stop = network.stops.get(id)
    if (stop && service.carries !== 'car' && !modeRules[service.mode].stops.includes(stop.kind))
      problems.add(
        service.where,
        `"${column}" is "${id}", a stop of kind ${stop.kind} on a ${service.mode} service.`,
        `Name a stop of kind ${modeRules[service.mode].stops.join(' or ')}.`,
      )
    return stop
  }
}

function checkRide(service: Located<Service>, from: Stop, to: Stop, problems: Problems): void {
  const { where, minutes, mode, km, carries } = service
  if (from.id === to.id) problems.add(where, `runs from "${from.id}" to itself.`, 'Name two stops.')
  const times = {
    minutes: minutes.typical,
    best: minutes.best,
    back: minutes.back,
    backBest: minutes.backBest,
  }
  for (const [column, value] of Object.entries(times)) {
    const wrong = value && carries !== 'car' && implausibleSpeed(mode, from, to, value)
    if (wrong)
      problems.add(where, `"${column}" ${wrong}`, 'Correct the minutes, or the stops and where they lie.')
  }
  const direct = Math.round(haversineKm(from, to))
  if (km !== undefined && km < direct * 0.95)
    problems.add(
      where,
      `"km" is ${km}, less than the ${direct} km of the great circle.`,
      'Give the kilometres travelled, or leave it empty.',
    )
  if (minutes.best !== undefined && minutes.best > minutes.typical)
    problems.add(
      where,
      `"best" is ${minutes.best}, more than the typical ${minutes.typical}.`,
      'Swap the two.',
    )
  if (minutes.backBest !== undefined && minutes.backBest > (minutes.back ?? minutes.typical))
    problems.add(where, `"backBest" is ${minutes.backBest}, more than the typical time back.`, 'Correct it.')
}

/** Requires the times of rare services: without them the wait for one is not known. */
function checkTimes(
  { where, mode, night, oneWay, departures, back }: Located<Service>,
  problems: Problems,
): void {
  if (!night && !modeRules[mode].listsRareTimes) return
  const why = night ? 'a night service' : `a ${mode} with at most ${rarePerDay} sailings a day`
  const remedy = 'List its local departure times as HH:MM, separated by spaces.'
  if (departures.perDay <= rarePerDay && !departures.at)
    problems.add(where, `"at" is empty on ${why}.`, remedy)
  const perDayBack = back?.perDay ?? departures.perDay
  if (!oneWay && perDayBack <= rarePerDay && !back?.at)
    problems.add(where, `"backAt" is empty on ${why}.`, `${remedy} Or write yes under "oneWay".`)
}

/** First and last departure come in pairs, and the listed ones, where there are any, say the same. */
function checkEndsOfDay({ where, departures, back }: Located<Service>, problems: Problems): void {
  const both = [
    { times: departures, names: ['first', 'last', 'at'] },
    { times: back, names: ['backFirst', 'backLast', 'backAt'] },
  ] as const
  for (const { times, names } of both) {
    if (!times) continue
    const { first, last, at } = times
    if ((first === undefined) !== (last === undefined))
      problems.add(where, `"${names[first ? 1 : 0]}" is empty.`, `Give both "${names[0]}" and "${names[1]}".`)
    for (const [index, time] of [first, last].entries())
      if (time && at && !at.includes(time))
        problems.add(
          where,
          `"${names[index]}" is ${time}, which "${names[2]}" does not list.`,
          'Correct one of the two, or leave it empty.',
        )
  }
}

function checkShares({ where, factors }: Located<Service>, problems: Problems): void {
  if (!factors) return
  const sum = factors.reduce((total, { share }) => total + share, 0)
  if (Math.abs(sum - 1) > 0.005)
    problems.add(where, `"factors" shares sum to ${Number(sum.toFixed(3))}.`, 'Make them sum to 1.')
}

function checkFares({ where, fare, carFare }: Located<Service>, problems: Problems): void {
  if (fare && fare.low > fare.high)
    problems.add(where, `"fareLow" is ${fare.low}, more than "fareHigh".`, 'Swap the two.')
  if (carFare && carFare.low > carFare.high)
    problems.add(where, `"carFareLow" is ${carFare.low}, more than "carFareHigh".`, 'Swap the two.')
}
