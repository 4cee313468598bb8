// English: sentences of a route page, made of its facts. The type of the other languages.
// Names and figures come early in each sentence; what all routes share is short (A24).

import type { Mode } from '#catalogue/mode.ts'
import type { BagRule, BikeRule, ExchangeRule, ExtraBag } from '#catalogue/operator-rule.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { changes, theMode } from '../parts/en.ts'
import type { Pair } from '../parts/pair.ts'

/** A figure as text for each of the two cities. */
type Ends = Pair
/** A list of names, and their number, with which verbs agree. */
export interface Who {
  names: string
  count: number
}

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['one train', 'trains'],
  flight: ['one flight', 'flights'],
  bus: ['one bus', 'buses'],
  ferry: ['one ferry', 'ferries'],
}
/** A number of departures; one is written out. */
const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count} ${rides[mode][1]}`
const inSeason: Record<Season, string> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
}
const be = ({ count }: Who) => (count === 1 ? 'is' : 'are')
const withChanges = (count: number, mode: Mode) => (count === 0 ? 'direct' : `with ${changes(count, mode)}`)
const forFee = (fee: string) => (fee ? ` for about ${fee}` : '')

export const en = {
  bestTime: {
    title: 'Best time to travel',
    season: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
    verdict: (p: Pair, x: { season: Season; worst: Season; high: Ends; worstHigh: Ends }) =>
      `${capital(inSeason[x.season])} suits ${p.from} (${x.high.from}\u00a0°C by day) and ${p.to} (${x.high.to}\u00a0°C) best, ${inSeason[x.worst]} (${x.worstHigh.from} and ${x.worstHigh.to}\u00a0°C) least.`,
    layers: (gap: string) => `Pack layers! The two cities are ${gap}\u00a0°C apart.`,
    weather: (p: Pair, x: { season: Season; high: Ends; rain: Ends }) =>
      `${capital(inSeason[x.season])} in ${p.from} and ${p.to}: ${x.high.from} and ${x.high.to}\u00a0°C by day, rain on ${x.rain.from} and ${x.rain.to} days a month.`,
    busy: (cities: Who) => `${cities.names} ${be(cities)} full of visitors.`,
    quiet: (cities: Who) => `${cities.names} ${be(cities)} quiet.`,
    level: { low: 'low', medium: 'medium', high: 'high' },
    high: 'Day\u00a0°C',
    low: 'Night\u00a0°C',
    rain: 'Rain, days',
    crowds: 'Crowds',
    hotels: 'Hotels',
    note: 'Means of 1991–2020. Crowds and hotel prices: our editors’ judgement. Marked: recommended.',
  },
  border: {
    title: 'Visa and border',
    domestic: (p: Pair, country: string) =>
      `${p.from} and ${p.to} are in the same country (${country}): there is no border on the way. Airlines ask for an identity document, coaches and trains sometimes do.`,
    schengen: (p: Pair, x: Pair) =>
      `${p.from} (${x.from}) and ${p.to} (${x.to}) both lie in the Schengen area.`,
    other: (p: Pair, x: Pair) =>
      `Papers are checked between ${p.from} (${x.from}) and ${p.to} (${x.to}). Check visa requirements based on your nationality and destination.`,
    through: (country: string) =>
      `Some ways on this page lead through another country (${country}). Its rules count too:`,
  },
  local: {
    title: 'From stations and airports to the centre',
    every: (minutes: string) => `every ${minutes}`,
  },
  tips: {
    title: 'Travel tips',
    tickets: 'Tickets',
    departures: 'Departures',
    changes: 'Changes',
    seats: 'Seats',
    luggage: 'Luggage included',
    bikes: 'Bicycles',
    drive: 'By car',
    /** the first fare of a page names both ends */
    fare: (p: Pair, first: boolean, x: { mode: Mode; operators: string; low: string; high: string }) =>
      `${capital(theMode[x.mode])} ${first ? `from ${p.from} ` : ''}to ${p.to} with ${x.operators} costs ${x.low} early, up to ${x.high} late.`,
    horizon: (first: Who & { days: number }, then: (Who & { days: number }) | undefined) =>
      `Sales open ${first.days} days ahead with ${first.names}${then ? `, ${then.days} with ${then.names}` : ''}.`,
    perDay: (
      p: Pair,
      parts: { mode: Exclude<Mode, 'car'>; count: number }[],
      list: (items: string[]) => string,
    ) =>
      `From ${p.from} to ${p.to} there ${parts[0]?.count === 1 ? 'is' : 'are'} about ${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} a day.`,
    notDaily: (mode: Mode) => `${capital(theMode[mode])} does not leave every day.`,
    leaves: (x: { operator: string; from: string; departs: string; to: string; arrives: string }) =>
      `${x.operator} leaves ${x.from} at ${x.departs} and reaches ${x.to} at ${x.arrives}.`,
    change: (p: Pair, x: { mode: Mode; at: string; minutes: string; count: number }) =>
      `Between ${p.from} and ${p.to}, ${x.at} is the ${x.count === 1 ? 'only' : 'tightest'} change by ${x.mode}: about ${x.minutes}.`,
    ticketsNeeded: (count: number) =>
      count === 1 ? 'One ticket covers it.' : `It takes ${count} tickets: leave time between them.`,
    exchange: (rule: ExchangeRule, days: number) =>
      ({
        no: 'The cheapest tickets cannot be changed.',
        fee: 'Changing a ticket costs a fee.',
        free: `Changing a ticket is free${days ? ` up to ${days} days before` : ''}.`,
      })[rule],
    /** between clauses of one sentence */
    semicolon: '; ',
    seat: {
      included: ({ names }: Who) => `a seat is included with ${names}`,
      optional: ({ names }: Who) => `a reservation is optional with ${names}`,
      none: ({ names }: Who) => `there are no reservations with ${names}`,
    },
    bags: (rule: BagRule, { names }: Who, size: string) =>
      ({
        own: `no luggage limit with ${names}`,
        small: `${names}: one small bag${size}`,
        one: `${names}: one cabin bag${size}`,
        cabin: `${names}: a cabin bag${size} and a small one`,
        hold: `${names}: a large bag${size} and hand luggage`,
        pairs: `${names}: two large bags${size} and hand luggage`,
        three: `${names}: three bags${size}`,
      })[rule],
    /** follows `bags` of an operator whose ticket leaves the bag out */
    bagFee: (bag: ExtraBag, fee: string) =>
      ({ cabin: `cabin bag from ${fee}`, hold: `large bag from ${fee}` })[bag],
    bike: (rule: BikeRule, { names, count }: Who, fee: string) =>
      ({
        free: `${names} ${count === 1 ? 'takes' : 'take'} bicycles without booking`,
        ticket: `with ${names} a bicycle needs a ticket${forFee(fee)}, no booking`,
        booked: `with ${names} a bicycle needs a booked place${forFee(fee)}`,
        bagged: `with ${names} a bicycle travels folded or in a bag${forFee(fee)}`,
        none: `${names} ${count === 1 ? 'takes' : 'take'} no bicycles`,
      })[rule],
    driveWay: (p: Pair, x: { time: string; km: string; fuel: string; tolls: string }) =>
      `${x.time} at the wheel for the ${x.km} from ${p.from} to ${p.to}, about ${x.fuel} of fuel and ${x.tolls ? `${x.tolls} of tolls` : 'no tolls'}.`,
    driveVignettes: ({ names, count }: Who, fee: string) =>
      count === 1 ? `The vignette for ${names} costs ${fee}.` : `Vignettes for ${names} cost ${fee}.`,
    driveCrossing: (x: { operator: string; from: string; to: string; fee: string }) =>
      `The ${x.from}–${x.to} crossing (${x.operator}) costs about ${x.fee}.`,
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
        ? `Typically ${x.time} at the wheel; with breaks ${x.door}.`
        : `Typically ${x.time} from ${x.from} to ${x.to}, ${withChanges(x.changes, x.mode)}, with ${x.operators}. Door to door it is ${x.door}.`,
    direct: (p: Pair) => `Is there a direct train from ${p.from} to ${p.to}?`,
    directYes: (x: { operators: string; perDay: string; time: string; from: string; to: string }) =>
      `Yes: ${x.operators}, ${x.perDay}, ${x.from} to ${x.to} in about ${x.time}.`,
    directNo: (x: { changes: number; via: string }) =>
      `No. The best connection has ${changes(x.changes, 'train')}${x.via ? `: ${x.via}` : ''}.`,
    directNone: (p: Pair, x: { mode: Mode; time: string }) =>
      `No train goes all the way from ${p.from} to ${p.to}; ${theMode[x.mode]} does, in ${x.time}.`,
    flightOr: (p: Pair, other: Mode) =>
      `Is the flight faster than ${theMode[other]} from ${p.from} to ${p.to}, door to door?`,
    flightOrAnswer: (
      p: Pair,
      x: { flight: string; other: Mode; time: string; faster: Mode; saved: string; air: string },
    ) =>
      `From centre to centre the flight takes ${x.flight}, only ${x.air} of it in the air; ${theMode[x.other]} ${x.time}. Between ${p.from} and ${p.to}, ${theMode[x.faster]} saves ${x.saved}.`,
    cheapest: (p: Pair) => `What is the cheapest way from ${p.from} to ${p.to}?`,
    /** `low` all in; `fare` is empty where it is the same */
    cheapestAnswer: (x: { mode: Mode; operators: string; low: string; high: string; fare: string }) =>
      x.mode === 'car'
        ? `${capital(theMode[x.mode])}, with ${x.low} to ${x.high} for fuel, wear and what the way costs.`
        : `${capital(theMode[x.mode])}${x.operators ? ` with ${x.operators}` : ''}, from ${x.low} all in${x.fare ? ` (fare from ${x.fare})` : ''}.`,
    cheapestNext: (x: { mode: Mode; low: string }) => `Next comes ${theMode[x.mode]}, from ${x.low} all in.`,
    greenest: (p: Pair) => `Which way from ${p.from} to ${p.to} emits least CO₂?`,
    greenestAnswer: (x: { mode: Mode; co2: string; km: string }) =>
      `${capital(theMode[x.mode])}, with ${x.co2} of CO₂e per traveller over ${x.km}.`,
    greenestMost: (x: { mode: Mode; co2: string; times: string }) =>
      `${capital(theMode[x.mode])} emits ${x.co2}, ${x.times === '2' ? 'twice' : `${x.times} times`} as much.`,
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
        `${x.straight} in a straight line.`,
        x.drive && `By car it is ${x.drive} from ${p.from} to ${p.to}.`,
        x.rail && `The train covers ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p: Pair) => `Where do trains from ${p.from} to ${p.to} leave and arrive?`,
    stationsAnswer: (x: { from: string; to: string; access: string; egress: string }) =>
      `From ${x.from}, ${x.access} from the centre, to ${x.to}, ${x.egress} from the centre.`,
    airports: (p: Pair) => `Which airports do flights from ${p.from} to ${p.to} use?`,
    airportsAnswer: (x: { from: string; to: string; airlines: string; access: string; egress: string }) =>
      `${x.airlines}: ${x.from} to ${x.to}. The ways to the centre take ${x.access} and ${x.egress}.`,
    when: (p: Pair) => `When is the best time to travel from ${p.from} to ${p.to}?`,
    /** before a sentence for each season */
    whenOrder: 'Best first.',
    night: (p: Pair) => `Can I travel overnight from ${p.from} to ${p.to}?`,
    nightAnswer: (
      p: Pair,
      x: {
        operator: string
        from: string
        to: string
        departs: string
        arrives: string
        berths: string
        low: string
      },
    ) =>
      `Yes, with a fare from ${x.low} all the way from ${p.from} to ${p.to}. ${x.operator} leaves ${x.from}${x.departs ? ` at ${x.departs}` : ''} and reaches ${x.to}${x.arrives ? ` at ${x.arrives}` : ''}, with ${x.berths}.`,
  },
}

export type Prose = typeof en
