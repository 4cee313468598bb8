// German. Addresses with "Sie" where a sentence needs it.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import {
  byMode,
  companies,
  ride,
  theCompanies,
  theMode,
  theRide,
  times,
  toCompanies,
  withChanges,
} from '../parts/de.ts'
import type { Pair } from '../parts/pair.ts'
import { germanSpaces, typeset } from '../typeset.ts'
import type { Prose } from './en.ts'
import { areExact, type Crossing, type Crowd, type ListOf, type SeasonFigures, type Who } from './given.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['einen Zug', 'Züge'],
  flight: ['einen Flug', 'Flüge'],
  bus: ['einen Bus', 'Busse'],
  ferry: ['eine Fähre', 'Fähren'],
}
/** A number of departures; one is written out. */
const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count} ${rides[mode][1]}`
const season: Record<Season, string> = {
  spring: 'Frühling',
  summer: 'Sommer',
  autumn: 'Herbst',
  winter: 'Winter',
}
/** A figure for each city where they differ. */
const both = ({ from, to }: Pair) => (from === to ? from : `${from} und ${to}`)
/** "23 °C am Tag in London und 25 °C in Paris", "21 °C am Tag in Helsinki und Tallinn" */
const celsiusIn = (p: Pair, high: Pair) =>
  high.from === high.to
    ? `tagsüber ${high.from}\u00a0°C in ${p.from} und ${p.to}`
    : `tagsüber ${high.from}\u00a0°C in ${p.from} und ${high.to}\u00a0°C in ${p.to}`
const few: Partial<Record<string, string>> = { 0: 'kein Regentag', 1: 'ein Regentag' }
/** "8 Regentage", "ein Regentag", "8 und 9 Regentage", "1 und 3 Regentage" */
const about = (parts: readonly { count: number }[]) => (areExact(parts) ? '' : 'etwa ')
const rainyDays = (days: Pair) =>
  (days.from === days.to && few[days.from]) || `${both(days)} ${days.to === '1' ? 'Regentag' : 'Regentage'}`
const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `haben ${p.from} und ${p.to} tagsüber ${both(high)}\u00a0°C, dazu ${rainyDays(rain).replace('ein Regentag', 'einen Regentag')} im Monat`
const fee = (eur: string) => (eur ? ` (etwa ${eur})` : '')
/** The verb stands in the first clause of a sentence. */
const allow = (who: Who, first: boolean, what: string) =>
  `${first ? companies(who, 'erlaubt', 'erlauben') : theCompanies(who.names)} ${what}`
const takeBikes = (who: Who, first: boolean, how: string) =>
  first ? `${companies(who, 'nimmt', 'nehmen')} Fahrräder ${how} mit` : `${theCompanies(who.names)} ${how}`
const inTime = (days: number) =>
  days ? `bis ${days === 1 ? 'einen Tag' : `${days} Tage`} vor der Reise ` : ''
const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'das ganze Jahr' : `im ${list(seasons.map((one) => season[one]))}`
/** Multiples with a word of their own. */
const multiples: Partial<Record<string, string>> = {
  1: 'etwa gleich viel',
  2: 'das Doppelte',
  3: 'das Dreifache',
}
const crossingOf = ({ from, to, operator }: Crossing) => `${from}–${to} (${operator})`
/** Countries that have an article. */
const theCountries = (names: string) => names.replace(/Schweiz|Slowakei/g, 'die $&')

const words: Prose = {
  bestTime: {
    title: 'Beste Reisezeit',
    season,
    verdict: (p, x) =>
      `Am angenehmsten ist der ${season[x.season]} mit ${celsiusIn(p, x.high)}, am unangenehmsten der ${season[x.worst]} (${both(x.worstHigh)}\u00a0°C).`,
    layers: (gap) => `Zwiebelprinzip! Zwischen beiden Städten liegen ${gap}\u00a0°C.`,
    weather: (p, x) => `Im ${season[x.season]} ${weatherOf(p, x)}.`,
    year: (p, [best, ...others], list) =>
      `Am besten passt der ${season[best.season]}: Dann ${weatherOf(p, best)}. Es folgen ${list(others.map((x) => `${season[x.season]} (${both(x.high)}\u00a0°C, ${rainyDays(x.rain)})`))}.`,
    crowdsIn: (level, [first, ...others], list) => {
      const [is, so] = level === 'high' ? ['ist', 'viel los'] : ['ist es', 'ruhig']
      const next = others.map((town) => `, in ${town.names} ${whenOf(town, list)}`).join('')
      return `In ${first.names} ${is} ${whenOf(first, list)} ${so}${next}.`
    },
    level: { low: 'gering', medium: 'mittel', high: 'groß' },
    high: 'Tag\u00a0°C',
    low: 'Nacht\u00a0°C',
    rain: 'Regentage',
    crowds: 'Andrang',
    hotels: 'Hotels',
    note: 'Mittelwerte 1991–2020. Andrang und Hotelpreise sind Angaben der Redaktion. Die empfohlene Jahreszeit ist hervorgehoben.',
  },
  border: {
    title: 'Visum und Grenze',
    domestic: (p, country) =>
      `${p.from} und ${p.to} liegen im selben Land (${country}), unterwegs gibt es also keine Grenze. Fluggesellschaften verlangen einen Ausweis; in Bussen und Zügen braucht man ihn nur manchmal.`,
    schengen: (p, x) => `${p.from} (${x.from}) und ${p.to} (${x.to}) liegen beide im Schengen-Raum.`,
    other: (p, x) =>
      `Zwischen ${p.from} (${x.from}) und ${p.to} (${x.to}) gibt es Grenzkontrollen. Prüfen Sie die Visabestimmungen für Ihre Staatsangehörigkeit und Ihr Reiseziel.`,
    through: (country) =>
      `Manche Wege führen durch ein drittes Land (${country}), dessen Regeln dann ebenfalls gelten:`,
  },
  local: {
    title: 'Vom Bahnhof oder Flughafen ins Zentrum',
    every: (minutes) => (minutes === '1\u00a0h' ? 'stündlich' : `alle ${minutes}`),
  },
  tips: {
    title: 'Reisetipps',
    tickets: 'Tickets',
    departures: 'Abfahrten',
    changes: 'Umsteigen',
    seats: 'Sitzplätze',
    luggage: 'Gepäck',
    bikes: 'Fahrräder',
    drive: 'Mit dem Auto',
    fare: (p, first, x) =>
      `Bei ${toCompanies(x.operators)} kostet ${theMode[x.mode]} ${first ? `von ${p.from} ` : ''}nach ${p.to} früh gebucht ${x.low}, spät bis zu ${x.high}.`,
    horizon: (first, then) =>
      `${capital(companies(first, 'verkauft', 'verkaufen'))} Tickets bis zu ${first.days} Tage im Voraus${then ? `, ${theCompanies(then.names)} bis zu ${then.days}` : ''}.`,
    perDay: (p, parts, list) =>
      `Von ${p.from} nach ${p.to} gibt es am Tag ${about(parts)}${list(parts.map(({ mode, count }) => ridesOf(mode, count)))}.`,
    notDaily: (mode) => `${capital(theMode[mode])} ${mode === 'flight' ? 'geht' : 'fährt'} nicht jeden Tag.`,
    leaves: (x) => `${capital(ride(x))}.`,
    change: (p, x) =>
      `${capital(byMode[x.mode])} von ${p.from} nach ${p.to} bleiben beim ${x.count === 1 ? 'einzigen' : 'knappsten'} ${x.mode === 'flight' ? 'Zwischenstopp' : 'Umstieg'} in ${x.at.name} etwa ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1
        ? 'Ein Ticket genügt.'
        : `Sie brauchen ${count} Tickets; planen Sie zum Umsteigen Reserve ein.`,
    exchange: (rule, days) =>
      ({
        no: 'Die günstigsten Tickets lassen sich nicht umbuchen.',
        fee: 'Umbuchen ist gegen Gebühr möglich.',
        free: `Umbuchen ist ${inTime(days)}kostenlos.`,
      })[rule],
    exchangeBy: (rule, days, { names }, first) => {
      const [is, possible] = first ? ['ist Umbuchen ', ' möglich'] : ['', '']
      return {
        no: `bei ${toCompanies(names)} ${is}mit den günstigsten Tickets nicht${possible}`,
        fee: `bei ${toCompanies(names)} ${is}gegen Gebühr${possible}`,
        free: `bei ${toCompanies(names)} ${is}${inTime(days)}kostenlos${days ? '' : possible}`,
      }[rule]
    },
    semicolon: '; ',
    seat: {
      included: ({ names }) => `bei ${toCompanies(names)} ist der Sitzplatz inbegriffen`,
      optional: ({ names }) => `bei ${toCompanies(names)} kann man reservieren`,
      none: ({ names }) => `bei ${toCompanies(names)} gibt es keine Reservierungen`,
    },
    bags: (rule, who, size, first) =>
      ({
        own: `${companies(who, 'begrenzt', 'begrenzen')} das Gepäck nicht`,
        small: allow(who, first, `eine kleine Tasche${size}`),
        one: allow(who, first, `ein Handgepäckstück${size}`),
        cabin: allow(who, first, `ein Handgepäckstück${size} und eine kleine Tasche`),
        hold: allow(who, first, `ein großes Gepäckstück${size} und Handgepäck`),
        pairs: allow(who, first, `zwei große Gepäckstücke${size} und Handgepäck`),
        three: allow(who, first, `drei Gepäckstücke${size}`),
      })[rule],
    bagFees: ({ cabin, hold }) =>
      cabin
        ? `ein Handgepäckstück kostet ab ${cabin}${hold && `, ein großes Gepäckstück ab ${hold}`}`
        : `ein großes Gepäckstück kostet ab ${hold}`,
    feeWith: (company, eur) => `${eur} bei ${toCompanies(company)}`,
    bike: (rule, who, eur, first) =>
      ({
        free: takeBikes(who, first, 'ohne Buchung'),
        ticket: takeBikes(who, first, `mit Fahrkarte${fee(eur)} und ohne Buchung`),
        booked: takeBikes(who, first, `nur mit gebuchtem Stellplatz${fee(eur)}`),
        bagged: takeBikes(who, first, `nur gefaltet oder verpackt${fee(eur)}`),
        none: first
          ? `${companies(who, 'nimmt', 'nehmen')} keine Fahrräder mit`
          : `${theCompanies(who.names)} gar nicht`,
      })[rule],
    driveWay: (p, x) =>
      `Für die ${x.km} von ${p.from} nach ${p.to} sitzen Sie ${x.time} am Steuer und zahlen etwa ${x.fuel} für Kraftstoff und ${x.tolls ? `${x.tolls} Maut` : 'keine Maut'}.`,
    driveVignettes: ({ names, count }, eur) =>
      count === 1
        ? `Die Vignette für ${theCountries(names)} kostet ${eur}.`
        : `Vignetten für ${theCountries(names)} kosten ${eur}.`,
    driveCrossings: ([first, ...others]) =>
      `Die Überfahrt ${crossingOf(first)} kostet etwa ${first.fee}${others.map((x) => `, ${crossingOf(x)} etwa ${x.fee}`).join('')}.`,
  },
  details: {
    buy: 'Tickets kaufen',
    drive: 'Zusätzlich zum Kraftstoff',
    rules: 'Bedingungen des günstigsten Tickets',
    exchange: 'Umbuchung',
  },
  faq: {
    howLong: (p, mode) => `Wie lange dauert ${theRide[mode]} von ${p.from} nach ${p.to}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `In der Regel dauert die Fahrt ${x.time}${x.door === x.time ? '' : `, mit Pausen ${x.door}`}.`
        : `In der Regel dauert ${x.mode === 'flight' ? 'er' : 'sie'} ${x.time} von ${x.from} nach ${x.to}${x.operators && ` mit ${toCompanies(x.operators)}`}, ${withChanges(x.changes, x.mode)}; von Tür zu Tür ${x.door}.`,
    direct: (p) => `Gibt es einen direkten Zug von ${p.from} nach ${p.to}?`,
    others: 'anderen',
    directYes: (x) =>
      x.count === 1
        ? `Ja, mit ${toCompanies(x.operators)}${x.often && `, ${x.often}`}: von ${x.from} nach ${x.to} in etwa ${x.time}.`
        : `Ja, mit ${toCompanies(x.operators)}${x.often && `, ${x.often}`}; der schnellste Zug braucht ${x.time} von ${x.from} nach ${x.to}.`,
    directNo: (x) =>
      `Nein. Auf der besten Verbindung steigt man ${times(x.changes)} um${x.via.length > 0 ? `, in ${x.list(x.via.map(({ name }) => name))}` : ''}.`,
    directNone: (p, x) =>
      `Nein. Von ${p.from} nach ${p.to} kennen wir keine Reise nur mit dem Zug; ${byMode[x.mode]} dauert es ${x.time}.`,
    flightOr: (p, other) =>
      `Ist das Flugzeug von ${p.from} nach ${p.to} von Tür zu Tür schneller als ${theMode[other]}?`,
    flightOrAnswer: (p, x) =>
      `${x.faster === 'flight' ? `Ja, um ${x.saved}` : `Nein, es braucht ${x.saved} länger`}. Zwischen den Zentren von ${p.from} und ${p.to} dauert der Flug ${x.flight}, davon ${x.air} von Gate zu Gate, und ${theRide[x.other]} ${x.time}.`,
    cheapest: (p) => `Wie kommt man am günstigsten von ${p.from} nach ${p.to}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `Am günstigsten ist ${theMode[x.mode]} mit ${x.low} bis ${x.high} für Kraftstoff, Verschleiß und etwaige Maut oder Überfahrten.`
        : `Am günstigsten ist ${theMode[x.mode]}${x.operators ? ` (${x.operators})` : ''}, insgesamt ab ${x.low}${x.fare ? ` (Ticket ab ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Danach kommt ${theMode[x.mode]}, ab ${x.low}.`,
    greenest: (p) => `Wie kommt man mit dem geringsten CO₂-Ausstoß von ${p.from} nach ${p.to}?`,
    greenestAnswer: (x) => `${capital(byMode[x.mode])} entstehen ${x.co2} CO₂e pro Person auf ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} verursacht ${x.co2}, ${multiples[x.times] ?? `das ${x.times}-Fache`}.`,
    distance: (p) => `Wie weit ist es von ${p.from} nach ${p.to}?`,
    byWay: {
      road: (km) => `${km} auf der Straße`,
      rail: (km) => `${km} im Autozug`,
      sea: (km) => `${km} auf der Fähre`,
    },
    distanceAnswer: (p, x) =>
      [
        `Luftlinie sind es ${x.straight}${x.drive && `, mit dem Auto von ${p.from} nach ${p.to} ${x.drive}`}.`,
        x.rail && `Der Zug legt ${x.rail} zurück.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `Wo fahren die Züge von ${p.from} nach ${p.to} ab, und wo kommen sie an?`,
    stationsAnswer: (x) => `Sie fahren ab ${x.list(x.from)} und kommen in ${x.list(x.to)} an.`,
    airports: (p) => `Zwischen welchen Flughäfen fliegt man von ${p.from} nach ${p.to}?`,
    airportsAnswer: (x) => `Die Flüge gehen ab ${x.list(x.from)} nach ${x.list(x.to)}.`,
    endWays: (x) => `Der Weg dorthin dauert etwa ${x.access}, der ins Zentrum ${x.egress}.`,
    when: (p) => `Wann reist man am besten von ${p.from} nach ${p.to}?`,
    night: (p) => `Kann man über Nacht von ${p.from} nach ${p.to} reisen?`,
    nightAnswer: (p, x) =>
      `Ja, ab ${x.low} für die ganze Reise von ${p.from} nach ${p.to}. ${capital(ride(x))}; es gibt ${x.berths}.`,
  },
}

export const de: Prose = typeset(words, germanSpaces)
