// German. Addresses with "Sie" where a sentence needs it.
import { capital } from '#lib/capital.ts'
import {
  byMode,
  companies,
  theCompanies,
  theMode,
  theRide,
  times,
  toCompanies,
  withChanges,
} from '../parts/de.ts'
import { germanSpaces, typeset } from '../typeset.ts'
import type { Prose } from './en.ts'
import {
  about,
  allow,
  both,
  celsiusIn,
  crossingOf,
  fee,
  inTime,
  multiples,
  rainyDays,
  ride,
  ridesOf,
  season,
  takeBikes,
  theCountries,
  weatherOf,
  whenOf,
} from './grammar/de.ts'

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
    title: 'Wege ins Zentrum',
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
