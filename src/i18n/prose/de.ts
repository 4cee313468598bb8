// German. Addresses with "Sie" where a sentence needs it.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { byMode, theMode, theRide, withChanges } from '../parts/de.ts'
import { germanSpaces, typeset } from '../typeset.ts'
import type { Prose, Who } from './en.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['ein Zug', 'Züge'],
  flight: ['ein Flug', 'Flüge'],
  bus: ['ein Bus', 'Busse'],
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
const be = ({ count }: Who) => (count === 1 ? 'ist' : 'sind')
const fee = (eur: string) => (eur ? ` (etwa ${eur})` : '')

const words: Prose = {
  bestTime: {
    title: 'Beste Reisezeit',
    season,
    verdict: (p, x) =>
      `Am angenehmsten ist der ${season[x.season]}: tagsüber ${x.high.from}\u00a0°C in ${p.from} und ${x.high.to}\u00a0°C in ${p.to}; am wenigsten der ${season[x.worst]} (${x.worstHigh.from} und ${x.worstHigh.to}\u00a0°C).`,
    layers: (gap) => `Zwiebelprinzip! Zwischen beiden Städten liegen ${gap}\u00a0°C.`,
    weather: (p, x) =>
      `${season[x.season]} in ${p.from} und ${p.to}: ${x.high.from} und ${x.high.to}\u00a0°C am Tag, Regen an ${x.rain.from} und ${x.rain.to} Tagen im Monat.`,
    busy: (cities) => `${cities.names} ${be(cities)} voller Gäste.`,
    quiet: (cities) => `${cities.names} ${be(cities)} ruhig.`,
    level: { low: 'gering', medium: 'mittel', high: 'groß' },
    high: 'Tag\u00a0°C',
    low: 'Nacht\u00a0°C',
    rain: 'Regen, Tage',
    crowds: 'Andrang',
    hotels: 'Hotels',
    note: 'Mittelwerte 1991–2020. Andrang und Hotelpreise: Urteil unserer Redaktion. Hervorgehoben: unsere Empfehlung.',
  },
  border: {
    title: 'Visum und Grenze',
    domestic: (p, country) =>
      `${p.from} und ${p.to} liegen im selben Land (${country}): Eine Grenze gibt es unterwegs nicht. Fluggesellschaften verlangen einen Ausweis, Busse und Züge manchmal auch.`,
    schengen: (p, x) => `${p.from} (${x.from}) und ${p.to} (${x.to}) liegen beide im Schengen-Raum.`,
    other: (p, x) =>
      `Zwischen ${p.from} (${x.from}) und ${p.to} (${x.to}) werden Papiere kontrolliert. Prüfen Sie die Visabestimmungen für Ihre Staatsangehörigkeit und Ihr Reiseziel.`,
    through: (country) =>
      `Manche Wege auf dieser Seite führen durch ein weiteres Land (${country}). Auch dort gilt:`,
  },
  local: {
    title: 'Von Bahnhof und Flughafen ins Zentrum',
    every: (minutes) => `alle ${minutes}`,
  },
  tips: {
    title: 'Reisetipps',
    tickets: 'Tickets',
    departures: 'Abfahrten',
    changes: 'Umsteigen',
    seats: 'Sitzplätze',
    luggage: 'Gepäck inklusive',
    bikes: 'Fahrräder',
    drive: 'Mit dem Auto',
    fare: (p, first, x) =>
      `${capital(theMode[x.mode])} ${first ? `von ${p.from} ` : ''}nach ${p.to} (${x.operators}) kostet früh gebucht ${x.low}, spät bis zu ${x.high}.`,
    horizon: (first, then) =>
      `Buchbar ${be(first)} ${first.names} ${first.days} Tage im Voraus${then ? `, ${then.names} ${then.days} Tage` : ''}.`,
    perDay: (p, parts, list) =>
      `Von ${p.from} nach ${p.to} gibt es am Tag etwa ${list(parts.map(({ mode, count }) => ridesOf(mode, count)))}.`,
    notDaily: (mode) => `${capital(theMode[mode])} ${mode === 'flight' ? 'geht' : 'fährt'} nicht jeden Tag.`,
    leaves: (x) => `${x.operator}: ab ${x.from} um ${x.departs} Uhr, an ${x.to} um ${x.arrives} Uhr.`,
    change: (p, x) =>
      `Zwischen ${p.from} und ${p.to} ist ${x.at} ${x.count === 1 ? 'der einzige' : 'der knappste'} Umstieg ${byMode[x.mode]}: etwa ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Ein Ticket genügt.' : `Dafür braucht es ${count} Tickets: Lassen Sie Zeit dazwischen.`,
    exchange: (rule, days) =>
      ({
        no: 'Die günstigsten Tickets lassen sich nicht umbuchen.',
        fee: 'Umbuchen kostet eine Gebühr.',
        free: `Umbuchen ist kostenlos${days ? `, bis ${days} Tage vorher` : ''}.`,
      })[rule],
    semicolon: '; ',
    seat: {
      included: ({ names }) => `ein Sitzplatz ist inbegriffen bei ${names}`,
      optional: ({ names }) => `eine Reservierung ist möglich bei ${names}`,
      none: ({ names }) => `keine Reservierungen gibt es bei ${names}`,
    },
    bags: (rule, { names }, size) =>
      ({
        own: `keine Grenze bei ${names}`,
        small: `${names}: eine kleine Tasche${size}`,
        one: `${names}: ein Handgepäckstück${size}`,
        cabin: `${names}: ein Handgepäckstück${size} und eine kleine Tasche`,
        hold: `${names}: ein großes Gepäckstück${size} und Handgepäck`,
        pairs: `${names}: zwei große Gepäckstücke${size} und Handgepäck`,
        three: `${names}: drei Gepäckstücke${size}`,
      })[rule],
    bagFee: (bag, eur) => ({ cabin: `Handgepäckstück ab ${eur}`, hold: `großes Gepäckstück ab ${eur}` })[bag],
    bike: (rule, { names, count }, eur) =>
      ({
        free: `${names} ${count === 1 ? 'nimmt' : 'nehmen'} Fahrräder ohne Buchung mit`,
        ticket: `bei ${names} braucht ein Fahrrad eine Fahrkarte${fee(eur)}, aber keine Buchung`,
        booked: `bei ${names} braucht ein Fahrrad einen gebuchten Stellplatz${fee(eur)}`,
        bagged: `bei ${names} reist ein Fahrrad gefaltet oder verpackt${fee(eur)}`,
        none: `${names} ${count === 1 ? 'nimmt' : 'nehmen'} keine Fahrräder mit`,
      })[rule],
    driveWay: (p, x) =>
      `${x.time} am Steuer für die ${x.km} von ${p.from} nach ${p.to}, dazu etwa ${x.fuel} für Kraftstoff und ${x.tolls ? `${x.tolls} Maut` : 'keine Maut'}.`,
    driveVignettes: ({ names, count }, eur) =>
      count === 1 ? `Die Vignette (${names}) kostet ${eur}.` : `Vignetten (${names}) kosten ${eur}.`,
    driveCrossing: (x) => `Die Überfahrt ${x.from}–${x.to} (${x.operator}) kostet etwa ${x.fee}.`,
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
        ? `In der Regel ${x.time} am Steuer, mit Pausen ${x.door}.`
        : `In der Regel ${x.time} von ${x.from} nach ${x.to}, ${withChanges(x.changes, x.mode)} (${x.operators}). Von Tür zu Tür sind es ${x.door}.`,
    direct: (p) => `Gibt es einen direkten Zug von ${p.from} nach ${p.to}?`,
    directYes: (x) => `Ja: ${x.operators}, ${x.perDay}, von ${x.from} bis ${x.to} in etwa ${x.time}.`,
    directNo: (x) =>
      `Nein. Die beste Verbindung fährt ${withChanges(x.changes, 'train')}${x.via ? `: ${x.via}` : ''}.`,
    directNone: (p, x) =>
      `Nein. Allein mit dem Zug geht es von ${p.from} nach ${p.to} nicht, wohl aber ${byMode[x.mode]} in ${x.time}.`,
    flightOr: (p, other) =>
      `Ist man von ${p.from} nach ${p.to} mit dem Flugzeug schneller als ${byMode[other]}, von Tür zu Tür gerechnet?`,
    flightOrAnswer: (p, x) =>
      `Von Zentrum zu Zentrum dauert der Flug ${x.flight}, davon nur ${x.air} in der Luft, ${theRide[x.other]} ${x.time}. Zwischen ${p.from} und ${p.to} spart man ${byMode[x.faster]} ${x.saved}.`,
    cheapest: (p) => `Wie kommt man am günstigsten von ${p.from} nach ${p.to}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `${capital(byMode[x.mode])}, für ${x.low} bis ${x.high} an Kraftstoff, Verschleiß und Wegekosten.`
        : `${capital(byMode[x.mode])}${x.operators ? ` (${x.operators})` : ''}, insgesamt ab ${x.low}${x.fare ? ` (Ticket ab ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Danach kommt ${theMode[x.mode]}, insgesamt ab ${x.low}.`,
    greenest: (p) => `Wie kommt man mit dem wenigsten CO₂ von ${p.from} nach ${p.to}?`,
    greenestAnswer: (x) => `${capital(byMode[x.mode])}: ${x.co2} CO₂e pro Person auf ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} verursacht ${x.co2}, das ${x.times === '2' ? 'Doppelte' : `${x.times}-Fache`}.`,
    distance: (p) => `Wie weit ist es von ${p.from} nach ${p.to}?`,
    byWay: {
      road: (km) => `${km} auf der Straße`,
      rail: (km) => `${km} im Autozug`,
      sea: (km) => `${km} mit der Fähre`,
    },
    distanceAnswer: (p, x) =>
      [
        `${x.straight} Luftlinie.`,
        x.drive && `Von ${p.from} nach ${p.to} sind es mit dem Auto ${x.drive}.`,
        x.rail && `Der Zug legt ${x.rail} zurück.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `Wo fahren die Züge von ${p.from} nach ${p.to} ab, und wo kommen sie an?`,
    stationsAnswer: (x) => `Ab ${x.from}, ${x.access} vom Zentrum; an ${x.to}, ${x.egress} vom Zentrum.`,
    airports: (p) => `Von welchem Flughafen fliegt man von ${p.from} nach ${p.to}?`,
    airportsAnswer: (x) =>
      `${x.airlines}: ${x.from} nach ${x.to}. Die Wege zum Zentrum dauern ${x.access} und ${x.egress}.`,
    when: (p) => `Wann reist man am besten von ${p.from} nach ${p.to}?`,
    whenOrder: 'Das Beste zuerst.',
    night: (p) => `Kann man über Nacht von ${p.from} nach ${p.to} reisen?`,
    nightAnswer: (p, x) =>
      `Ja, mit Tickets ab ${x.low} für die ganze Reise von ${p.from} nach ${p.to}. ${x.operator}: ab ${x.from}${x.departs ? ` um ${x.departs} Uhr` : ''}, an ${x.to}${x.arrives ? ` um ${x.arrives} Uhr` : ''} (${x.berths}).`,
  },
}

export const de: Prose = typeset(words, germanSpaces)
