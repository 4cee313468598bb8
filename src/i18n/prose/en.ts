// English: sentences of a route page, made of its facts. The type of the other languages.
// Names and figures come early in each sentence; what all routes share is short (A24).

import type { Mode } from '#catalogue/mode.ts'
import type { BagRule, BikeRule, ExchangeRule, ExtraBag } from '#catalogue/operator-rule.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { byMode, inSentence, theMode } from '../parts/en.ts'
import type { Pair } from '../parts/pair.ts'
import type { ChangePlace, Crossing, Crowd, Ends, ListOf, SeasonFigures, TimedRide, Who } from './given.ts'
import {
  about,
  allow,
  at,
  both,
  celsiusIn,
  changesOf,
  crossingOf,
  daysOf,
  does,
  inBrackets,
  inSeason,
  inTime,
  ridesOf,
  take,
  times,
  weatherOf,
  whenOf,
  withChanges,
} from './grammar/en.ts'

export const en = {
  bestTime: {
    title: 'Best time to travel',
    season: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
    verdict: (p: Pair, x: { season: Season; worst: Season; high: Pair; worstHigh: Pair }) =>
      `${capital(inSeason[x.season])} is best, with ${celsiusIn(p, x.high)}; ${inSeason[x.worst]} (${both(x.worstHigh)}\u00a0°C) is least pleasant.`,
    layers: (gap: string) => `Pack layers! The two cities are ${gap}\u00a0°C apart.`,
    weather: (p: Pair, x: SeasonFigures) => `In ${inSeason[x.season]} ${weatherOf(p, x)}.`,
    /** all seasons, the best first */
    year: (p: Pair, [best, ...others]: [SeasonFigures, ...SeasonFigures[]], list: ListOf) =>
      `${capital(inSeason[best.season])} is best: ${weatherOf(p, best)}; then ${list(others.map((x) => `${inSeason[x.season]} (${both(x.high)}\u00a0°C, ${daysOf(x.rain)})`))}.`,
    /** towns that are full, or quiet, in some seasons; those with the same seasons stand together */
    crowdsIn: (level: 'high' | 'low', [first, ...others]: [Crowd, ...Crowd[]], list: ListOf) =>
      `${does(first, 'is', 'are')} ${level === 'high' ? 'busy' : 'quiet'} ${whenOf(first, list)}${others.map((town) => `, and ${town.names} ${whenOf(town, list)}`).join('')}.`,
    level: { low: 'low', medium: 'medium', high: 'high' },
    high: 'Day\u00a0°C',
    low: 'Night\u00a0°C',
    rain: 'Rainy days',
    crowds: 'Crowds',
    hotels: 'Hotels',
    note: 'Averages for 1991–2020. Crowds and hotel prices are editors’ figures. The recommended season is marked.',
  },
  border: {
    title: 'Visa and border',
    domestic: (p: Pair, country: string) =>
      `${p.from} and ${p.to} are in the same country (${country}), so there is no border on the way. Airlines ask for an identity document; coaches and trains sometimes do.`,
    schengen: (p: Pair, x: Pair) =>
      `${p.from} (${x.from}) and ${p.to} (${x.to}) both lie in the Schengen area.`,
    other: (p: Pair, x: Pair) =>
      `There are border checks between ${p.from} (${x.from}) and ${p.to} (${x.to}). Check visa requirements based on your nationality and destination.`,
    through: (country: string) =>
      `Some options pass through a third country (${country}), whose rules also apply:`,
  },
  local: {
    title: 'From stations and airports to the centre',
    every: (minutes: string) => (minutes === '1h' ? 'hourly' : `every ${minutes}`),
  },
  tips: {
    title: 'Travel tips',
    tickets: 'Tickets',
    departures: 'Departures',
    changes: 'Changes',
    seats: 'Seats',
    luggage: 'Luggage',
    bikes: 'Bicycles',
    drive: 'By car',
    /** the first fare of a page names both ends */
    fare: (p: Pair, first: boolean, x: { mode: Mode; operators: string; low: string; high: string }) =>
      `With ${x.operators} ${theMode[x.mode]} ${first ? `from ${p.from} ` : ''}to ${p.to} costs ${x.low} booked early and up to ${x.high} late.`,
    horizon: (first: Who & { days: number }, then: (Who & { days: number }) | undefined) =>
      `${capital(does(first, 'sells', 'sell'))} tickets up to ${first.days} days ahead${then ? `, ${then.names} up to ${then.days}` : ''}.`,
    perDay: (p: Pair, parts: { mode: Exclude<Mode, 'car'>; count: number }[], list: ListOf) =>
      `From ${p.from} to ${p.to} there ${parts[0]?.count === 1 ? 'is' : 'are'} ${about(parts)}${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} a day.`,
    notDaily: (mode: Mode) =>
      mode === 'flight'
        ? 'There is no flight on some days.'
        : `${capital(theMode[mode])} does not run every day.`,
    leaves: (x: TimedRide) =>
      `With ${x.operator} you leave ${x.from} at ${x.departs} and reach ${x.to} at ${x.arrives}.`,
    change: (p: Pair, x: { mode: Mode; at: ChangePlace; minutes: string; count: number }) =>
      `${capital(byMode[x.mode])} from ${p.from} to ${p.to}, the ${x.count === 1 ? 'only' : 'tightest'} ${x.mode === 'flight' ? 'stop' : 'change'}, ${at(x.at)}, leaves about ${inSentence(x.minutes)}.`,
    ticketsNeeded: (count: number) =>
      count === 1 ? 'One ticket covers the journey.' : `You need ${count} tickets, so allow time to change.`,
    exchange: (rule: ExchangeRule, days: number) =>
      ({
        no: 'The cheapest tickets cannot be changed.',
        fee: 'Tickets can be changed for a fee.',
        free: `Tickets can be changed free of charge${inTime(days)}.`,
      })[rule],
    /** a clause for the tickets of each rule where companies differ; `no` stands last */
    exchangeBy: (rule: ExchangeRule, days: number, { names }: Who, first: boolean) =>
      ({
        no: `the cheapest ${names} tickets cannot be changed`,
        fee: first ? `${names} tickets can be changed for a fee` : `${names} tickets for a fee`,
        free: first
          ? `${names} tickets can be changed free of charge${inTime(days)}`
          : `${names} tickets free of charge${inTime(days)}`,
      })[rule],
    /** between clauses of one sentence */
    semicolon: '; ',
    seat: {
      included: ({ names }: Who) => `${names} tickets include a seat`,
      optional: ({ names }: Who) => `with ${names} a reservation is optional`,
      none: (who: Who) => `${does(who, 'takes', 'take')} no reservations`,
    },
    /** what the ticket includes; `own` stands last in a sentence of several */
    bags: (rule: BagRule, who: Who, size: string, first: boolean) =>
      ({
        own: `${does(who, 'has', 'have')} no luggage limit`,
        small: allow(who, first, `one small bag${size}`),
        one: allow(who, first, `one cabin bag${size}`),
        cabin: allow(who, first, `a cabin bag${size} and a small one`),
        hold: allow(who, first, `a large bag${size} and hand luggage`),
        pairs: allow(who, first, `two large bags${size} and hand luggage`),
        three: allow(who, first, `three bags${size}`),
      })[rule],
    /** follows `bags` of an operator whose ticket leaves one or both out; the other is empty */
    bagFees: ({ cabin, hold }: Record<ExtraBag, string>) =>
      cabin
        ? `a cabin bag costs from ${cabin}${hold && `, a large bag from ${hold}`}`
        : `a large bag costs from ${hold}`,
    /** a fee in brackets that only some of the companies take */
    feeWith: (company: string, fee: string) => `${fee} with ${company}`,
    /** `none` stands last in a sentence of several */
    bike: (rule: BikeRule, who: Who, fee: string, first: boolean) =>
      ({
        free: take(who, first, 'without booking'),
        ticket: take(who, first, `with a ticket${inBrackets(fee)} but no booking`),
        booked: take(who, first, `only if booked${inBrackets(fee)}`),
        bagged: take(who, first, `only folded or bagged${inBrackets(fee)}`),
        none: `${does(who, 'takes', 'take')} ${first ? 'no bicycles' : 'none'}`,
      })[rule],
    driveWay: (p: Pair, x: { time: string; km: string; fuel: string; tolls: string }) =>
      `The ${x.km} drive from ${p.from} to ${p.to} takes ${inSentence(x.time)} and costs about ${x.fuel} in fuel, ${x.tolls ? `plus ${x.tolls} in tolls` : 'with no tolls'}.`,
    driveVignettes: ({ names, count }: Who, fee: string) =>
      count === 1 ? `The vignette for ${names} costs ${fee}.` : `Vignettes for ${names} cost ${fee}.`,
    driveCrossings: ([first, ...others]: [Crossing, ...Crossing[]]) =>
      `The ${crossingOf(first)} costs about ${first.fee}${others.map((x) => `, that from ${x.from} to ${x.to} (${x.operator}) about ${x.fee}`).join('')}.`,
  },
  details: {
    buy: 'How to buy',
    /** heading of tolls and crossings, in place of tickets */
    drive: 'Besides fuel',
    rules: 'Rules of the cheapest ticket',
    exchange: 'Changing a ticket',
  },
  faq: {
    howLong: (p: Pair, mode: Mode) =>
      mode === 'car'
        ? `How long is the drive from ${p.from} to ${p.to}?`
        : `How long does ${theMode[mode]} from ${p.from} to ${p.to} take?`,
    /** `operators` is empty for a flight, whose companies stand with its airports */
    howLongAnswer: (x: {
      mode: Mode
      time: string
      door: string
      changes: number
      from: string
      to: string
      operators: string
    }) =>
      x.mode === 'car'
        ? `It typically takes ${inSentence(x.time)} at the wheel${x.door === x.time ? '' : `, ${inSentence(x.door)} with breaks`}.`
        : `It typically takes ${inSentence(x.time)} from ${x.from} to ${x.to}${x.operators && ` with ${x.operators}`}, ${withChanges(x.changes, x.mode)}, and ${x.door} door to door.`,
    direct: (p: Pair) => `Is there a direct train from ${p.from} to ${p.to}?`,
    /** ends the list of more companies than are named */
    others: 'others',
    /** `time` and ends are those of the fastest of `count` options */
    directYes: (x: {
      operators: string
      /** empty where the trains run in different seasons */
      often: string
      count: number
      time: string
      from: string
      to: string
    }) =>
      x.count === 1
        ? `Yes, with ${x.operators}${x.often && `, ${x.often}`}: from ${x.from} to ${x.to} in about ${inSentence(x.time)}.`
        : `Yes, with ${x.operators}${x.often && `, ${x.often}`}; the fastest takes ${inSentence(x.time)} from ${x.from} to ${x.to}.`,
    directNo: (x: { changes: number; via: ChangePlace[]; list: ListOf }) =>
      `No. The best connection has ${changesOf(x.changes, 'train')}${x.via.length > 0 ? `, ${x.list(x.via.map(at))}` : ''}.`,
    directNone: (p: Pair, x: { mode: Mode; time: string }) =>
      `No. We know of no journey by train alone from ${p.from} to ${p.to}; ${theMode[x.mode]} takes ${inSentence(x.time)}.`,
    flightOr: (p: Pair, other: Mode) =>
      `Is the flight faster than ${theMode[other]} from ${p.from} to ${p.to}, door to door?`,
    flightOrAnswer: (
      p: Pair,
      x: { flight: string; other: Mode; time: string; faster: Mode; saved: string; air: string },
    ) =>
      `${x.faster === 'flight' ? `Yes, by ${inSentence(x.saved)}` : `No, it takes ${inSentence(x.saved)} longer`}. Between the centres of ${p.from} and ${p.to} the flight takes ${x.flight}, ${inSentence(x.air)} of it gate to gate, and ${theMode[x.other]} ${inSentence(x.time)}.`,
    cheapest: (p: Pair) => `What is the cheapest way to get from ${p.from} to ${p.to}?`,
    /** `low` all in; `fare` is empty where it is the same */
    cheapestAnswer: (x: { mode: Mode; operators: string; low: string; high: string; fare: string }) =>
      x.mode === 'car'
        ? `${capital(theMode[x.mode])} costs ${x.low} to ${x.high} for fuel, wear and any tolls or crossings.`
        : `${capital(theMode[x.mode])}${x.operators ? ` (${x.operators})` : ''} costs from ${x.low} all in${x.fare ? ` (fare from ${x.fare})` : ''}.`,
    cheapestNext: (x: { mode: Mode; low: string }) => `Next comes ${theMode[x.mode]}, from ${x.low}.`,
    greenest: (p: Pair) => `What is the lowest-carbon way to get from ${p.from} to ${p.to}?`,
    greenestAnswer: (x: { mode: Mode; co2: string; km: string }) =>
      `${capital(theMode[x.mode])} emits ${x.co2} of CO₂e per traveller over ${x.km}.`,
    greenestMost: (x: { mode: Mode; co2: string; times: string }) =>
      `${capital(theMode[x.mode])} emits ${x.co2}, ${times[x.times] ?? `${x.times} times as much`}.`,
    distance: (p: Pair) => `How far is ${p.to} from ${p.from}?`,
    /** kilometres of a drive, by the way they are travelled */
    byWay: {
      road: (km: string) => `${km} by road`,
      rail: (km: string) => `${km} by car shuttle train`,
      sea: (km: string) => `${km} by ferry`,
    },
    /** drive: one or more of `byWay` */
    distanceAnswer: (p: Pair, x: { straight: string; drive: string; rail: string }) =>
      [
        `It is ${x.straight} as the crow flies.`,
        x.drive && `The drive from ${p.from} to ${p.to} is ${x.drive}.`,
        x.rail && `The train covers ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p: Pair) => `Which stations do trains from ${p.from} to ${p.to} use?`,
    /** stops of all options, at both ends */
    stationsAnswer: (x: Ends) => `They run from ${x.list(x.from)} to ${x.list(x.to)}.`,
    airports: (p: Pair) => `Which airports do flights from ${p.from} to ${p.to} use?`,
    airportsAnswer: (x: Ends) => `They leave from ${x.list(x.from)} for ${x.list(x.to)}.`,
    /** ways at both ends, where all journeys have the same */
    endWays: (x: { access: string; egress: string }) =>
      `Allow ${inSentence(x.access)} to get there and ${inSentence(x.egress)} into town.`,
    when: (p: Pair) => `When is the best time to travel from ${p.from} to ${p.to}?`,
    night: (p: Pair) => `Can I travel overnight from ${p.from} to ${p.to}?`,
    nightAnswer: (p: Pair, x: TimedRide & { berths: string; low: string }) =>
      `Yes. With ${x.operator} you leave ${x.from}${x.departs ? ` at ${x.departs}` : ''} and reach ${x.to}${x.arrives ? ` at ${x.arrives}` : ''}, with ${x.berths}; the whole journey from ${p.from} to ${p.to} costs from ${x.low}.`,
  },
}

export type Prose = typeof en
