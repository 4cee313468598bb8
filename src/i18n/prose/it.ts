// Italian. Addresses with "tu".
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { a, da, i } from '../italian.ts'
import { and, changesOf, inText, theMode, withChanges } from '../parts/it.ts'
import type { Pair } from '../parts/pair.ts'
import type { Prose } from './en.ts'
import { areExact, type Crowd, type ListOf, type SeasonFigures, type Who } from './given.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['un treno', 'treni'],
  flight: ['un volo', 'voli'],
  bus: ['un pullman', 'pullman'],
  ferry: ['un traghetto', 'traghetti'],
}
/** A number of departures; one is written out. */
const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count}\u00a0${rides[mode][1]}`
const theSeason: Record<Season, string> = {
  spring: 'la primavera',
  summer: 'l’estate',
  autumn: 'l’autunno',
  winter: 'l’inverno',
}
const inSeason: Record<Season, string> = {
  spring: 'in primavera',
  summer: 'in estate',
  autumn: 'in autunno',
  winter: 'in inverno',
}
/** A figure for each city where they differ. */
const both = ({ from, to }: Pair) => (from === to ? from : `${from} e ${to}`)
/** "23 °C di giorno a Londra e 25 °C a Parigi", "21 °C di giorno a Helsinki e a Tallinn" */
const celsiusIn = (p: Pair, high: Pair) =>
  high.from === high.to
    ? `${high.from}\u00a0°C di giorno ${a(p.from)} e ${a(p.to)}`
    : `${high.from}\u00a0°C di giorno ${a(p.from)} e ${high.to}\u00a0°C ${a(p.to)}`
/** "8 giorni", "8 e 9 giorni", "10 giorni e uno" */
const daysOf = ({ from, to }: Pair) => {
  if (to !== '1') return `${both({ from, to })}\u00a0giorni`
  return from === '1' ? 'un giorno' : `${from}\u00a0giorni e uno`
}
const about = (parts: readonly { count: number }[]) => {
  if (areExact(parts)) return ''
  return parts[0]?.count === 1 ? 'all’incirca ' : 'circa '
}
/** A verb whose subject is a list of names. */
const does = ({ names, count }: Who, one: string, other: string) => `${names} ${count === 1 ? one : other}`
/** The verb stands in the first clause of a sentence. */
const include = (who: Who, first: boolean, what: string) =>
  `${first ? does(who, 'include', 'includono') : `${who.names},`} ${what}`
const accept = (who: Who, first: boolean, how: string) =>
  `${first ? `${does(who, 'accetta', 'accettano')} le bici` : `${who.names},`} ${how}`
const inTime = (days: number) => (days ? ` fino a ${days === 1 ? 'un giorno' : `${days} giorni`} prima` : '')
const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'tutto l’anno' : `in ${list(seasons.map((season) => inSeason[season].slice(3)))}`
const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `${a(p.from)} e ${a(p.to)} ci sono ${both(high)}\u00a0°C di giorno, con ${daysOf(rain)} di pioggia al mese`
const onlyChange = (mode: Mode) => (mode === 'flight' ? 'l’unico scalo' : 'l’unico cambio')
const shortestChange = (mode: Mode) => (mode === 'flight' ? 'lo scalo più breve' : 'il cambio più breve')
/** Multiples with a word of their own. */
const times: Partial<Record<string, string>> = { 1: 'poco di più', 2: 'il doppio', 3: 'il triplo' }
const fee = (eur: string) => (eur ? ` (circa ${eur})` : '')

export const it: Prose = {
  bestTime: {
    title: 'Quando partire',
    season: { spring: 'Primavera', summer: 'Estate', autumn: 'Autunno', winter: 'Inverno' },
    verdict: (p, x) =>
      `${capital(theSeason[x.season])} è la stagione migliore, con ${celsiusIn(p, x.high)}; la meno piacevole è ${theSeason[x.worst]} (${both(x.worstHigh)}\u00a0°C).`,
    layers: (gap) => `Vestiti a strati! Tra le due città ci sono ${gap}\u00a0°C di differenza.`,
    weather: (p, x) => `${capital(inSeason[x.season])} ${weatherOf(p, x)}.`,
    year: (p, [best, ...others], list) =>
      `Meglio ${theSeason[best.season]}: ${weatherOf(p, best)}. Poi ${list(others.map((x) => `${theSeason[x.season]} (${both(x.high)}\u00a0°C, ${daysOf(x.rain)})`))}.`,
    // towns are feminine
    crowdsIn: (level, [first, ...others], list) => {
      const how = level === 'high' ? 'affollat' : 'tranquill'
      const next = others.map((town) => `; ${town.names}, ${whenOf(town, list)}`).join('')
      return `${does(first, `è ${how}a`, `sono ${how}e`)} ${whenOf(first, list)}${next}.`
    },
    level: { low: 'bassa', medium: 'media', high: 'alta' },
    high: 'Giorno\u00a0°C',
    low: 'Notte\u00a0°C',
    rain: 'Giorni di pioggia',
    crowds: 'Affluenza',
    hotels: 'Hotel',
    note: 'Medie 1991–2020. Affluenza e prezzi degli hotel sono dati della redazione. La stagione consigliata è in evidenza.',
  },
  border: {
    title: 'Visto e frontiera',
    domestic: (p, country) =>
      `${p.from} ${and(p.to)} sono nello stesso Paese (${country}): non ci sono frontiere da passare. Le compagnie aeree chiedono un documento d’identità; pullman e treni, a volte.`,
    schengen: (p, x) => `${p.from} (${x.from}) ${and(p.to)} (${x.to}) sono entrambe nell’area Schengen.`,
    other: (p, x) =>
      `Tra ${p.from} (${x.from}) ${and(p.to)} (${x.to}) ci sono controlli di frontiera. Verifica i requisiti per il visto in base alla tua nazionalità e alla destinazione.`,
    through: (country) =>
      `Alcune opzioni di questa pagina attraversano un altro Paese (${country}), di cui valgono anche le regole:`,
  },
  local: {
    title: 'Da stazioni e aeroporti al centro',
    every: (minutes) => (minutes === '1\u00a0h' ? 'ogni ora' : `ogni ${minutes}`),
  },
  tips: {
    title: 'Consigli di viaggio',
    tickets: 'Biglietti',
    departures: 'Partenze',
    changes: 'Cambi',
    seats: 'Posti a sedere',
    luggage: 'Bagagli',
    bikes: 'Biciclette',
    drive: 'In auto',
    fare: (p, first, x) =>
      `Con ${x.operators} ${theMode[x.mode]} ${first ? `${da(p.from)} ${a(p.to)}` : `per ${p.to}`} costa ${x.low} prenotando per tempo, fino a ${x.high} all’ultimo momento.`,
    horizon: (first, then) =>
      `${capital(does(first, 'apre', 'aprono'))} le vendite ${first.days} giorni prima${then ? `; ${then.names}, ${then.days}` : ''}.`,
    perDay: (p, parts, list) =>
      `${capital(da(p.from))} ${a(p.to)} ${parts.length === 1 && parts[0]?.count === 1 ? 'c’è' : 'ci sono'} ${about(parts)}${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} al giorno.`,
    notDaily: (mode) => `${capital(theMode[mode])} non parte tutti i giorni.`,
    leaves: (x) =>
      `${x.operator} parte ${da(x.from)} alle ${x.departs} e arriva ${a(x.to)} alle ${x.arrives}.`,
    change: (p, x) =>
      `In ${inText[x.mode]} ${da(p.from)} ${a(p.to)} ${x.count === 1 ? onlyChange(x.mode) : shortestChange(x.mode)} è ${a(x.at.name)} e dura circa ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Basta un biglietto.' : `Servono ${count} biglietti: tieniti largo nei cambi.`,
    exchange: (rule, days) =>
      ({
        no: 'I biglietti più economici non si possono cambiare.',
        fee: 'Le modifiche sono a pagamento.',
        free: `Le modifiche sono gratuite${inTime(days)}.`,
      })[rule],
    exchangeBy: (rule, days, { names }, first) => {
      const change = first ? ' le modifiche sono' : ','
      return {
        no: `con ${names}${first ? '' : ','} i biglietti più economici non si possono cambiare`,
        fee: `con ${names}${change} a pagamento`,
        free: `con ${names}${change} gratuite${inTime(days)}`,
      }[rule]
    },
    semicolon: '; ',
    seat: {
      included: ({ names }) => `con ${names} il posto è compreso`,
      optional: ({ names }) => `con ${names} la prenotazione è facoltativa`,
      none: ({ names }) => `con ${names} il posto non si prenota`,
    },
    bags: (rule, who, size, first) =>
      ({
        own: `${does(who, 'non pone', 'non pongono')} limiti`,
        small: include(who, first, `una borsa piccola${size}`),
        one: include(who, first, `un bagaglio a mano${size}`),
        cabin: include(who, first, `un bagaglio a mano${size} e una borsa piccola`),
        hold: include(who, first, `un bagaglio grande${size} e uno a mano`),
        pairs: include(who, first, `due bagagli grandi${size} e uno a mano`),
        three: include(who, first, `tre bagagli${size}`),
      })[rule],
    bagFees: ({ cabin, hold }) =>
      cabin
        ? `il bagaglio a mano si paga a parte, da ${cabin}${hold && `, e quello grande da ${hold}`}`
        : `il bagaglio grande si paga a parte, da ${hold}`,
    feeWith: (company, eur) => `${eur} con ${company}`,
    bike: (rule, who, eur, first) =>
      ({
        free: accept(who, first, 'senza prenotazione'),
        ticket: accept(who, first, `con un biglietto${fee(eur)}, senza prenotazione`),
        booked: accept(who, first, `solo su prenotazione${fee(eur)}`),
        bagged: accept(who, first, `solo piegate o in una sacca${fee(eur)}`),
        none: first
          ? `${does(who, 'non accetta', 'non accettano')} bici`
          : `${does(who, 'non le accetta', 'non le accettano')}`,
      })[rule],
    driveWay: (p, x) =>
      `${capital(i(x.km))} ${da(p.from)} ${a(p.to)} richiedono ${x.time} al volante, con circa ${x.fuel} di carburante e ${x.tolls ? `${x.tolls} di` : 'senza'} pedaggi.`,
    driveVignettes: ({ names, count }, eur) =>
      count === 1 ? `La vignetta (${names}) costa ${eur}.` : `Le vignette (${names}) costano ${eur}.`,
    driveCrossings: ([first, ...others]) =>
      `La traversata ${first.from}–${first.to} (${first.operator}) costa circa ${first.fee}${others.map((x) => `; quella ${da(x.from)} ${a(x.to)} (${x.operator}), circa ${x.fee}`).join('')}.`,
  },
  details: {
    buy: 'Come acquistare',
    drive: 'Oltre al carburante',
    rules: 'Condizioni del biglietto più economico',
    exchange: 'Modifiche al biglietto',
  },
  faq: {
    howLong: (p, mode) => `Quanto ci vuole in ${inText[mode]} ${da(p.from)} ${a(p.to)}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Di norma il viaggio dura ${x.time}${x.door === x.time ? '' : `; con le soste, ${x.door}`}.`
        : `Di norma il viaggio dura ${x.time}, ${withChanges(x.changes, x.mode)}, ${da(x.from)} ${a(x.to)}${x.operators && ` con ${x.operators}`}; da porta a porta, ${x.door}.`,
    direct: (p) => `C’è un treno diretto ${da(p.from)} ${a(p.to)}?`,
    others: 'altri',
    directYes: (x) =>
      x.count === 1
        ? `Sì, con ${x.operators}${x.often && `, ${x.often}`}: ${da(x.from)} ${a(x.to)} in circa ${x.time}.`
        : `Sì, con ${x.operators}${x.often && `, ${x.often}`}; il più veloce impiega ${x.time} ${da(x.from)} ${a(x.to)}.`,
    directNo: (x) =>
      `No. Il collegamento migliore richiede ${changesOf(x.changes, 'train')}${x.via.length > 0 ? `, ${x.list(x.via.map(({ name }) => a(name)))}` : ''}.`,
    directNone: (p, x) =>
      `No. Non conosciamo viaggi solo in treno ${da(p.from)} ${a(p.to)}; ${theMode[x.mode]} impiega ${x.time}.`,
    flightOr: (p, other) =>
      `${capital(da(p.from))} ${a(p.to)} si fa prima in aereo o in ${inText[other]}, da porta a porta?`,
    flightOrAnswer: (p, x) =>
      `In ${inText[x.faster]} ${/^1\D/.test(x.saved) ? 'si risparmia' : 'si risparmiano'} ${x.saved}. Tra ${p.from} ${and(p.to)}, da centro a centro, l’aereo impiega ${x.flight}, di cui ${x.air} da gate a gate; ${theMode[x.other]}, ${x.time}.`,
    cheapest: (p) => `Qual è il modo più economico per andare ${da(p.from)} ${a(p.to)}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `È ${theMode[x.mode]}, da ${x.low} a ${x.high} tra carburante, usura ed eventuali pedaggi o traversate.`
        : `È ${theMode[x.mode]}${x.operators ? ` con ${x.operators}` : ''}, da ${x.low} in tutto${x.fare ? ` (biglietto da ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Segue ${theMode[x.mode]}, da ${x.low}.`,
    greenest: (p) => `Quale mezzo emette meno CO₂ ${da(p.from)} ${a(p.to)}?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])} emette ${x.co2} di CO₂e a persona su ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} ne emette ${x.co2}, ${times[x.times] ?? `${x.times} volte tanto`}.`,
    distance: (p) => `Quanto dista ${p.to} ${da(p.from)}?`,
    byWay: {
      road: (km) => `${km} su strada`,
      rail: (km) => `${km} sul treno navetta`,
      sea: (km) => `${km} in traghetto`,
    },
    distanceAnswer: (p, x) =>
      [
        `${p.to} è a ${x.straight} in linea d’aria.`,
        x.drive && `Il tragitto in auto ${da(p.from)} ${a(p.to)} prevede ${x.drive}.`,
        x.rail && `Il treno percorre ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `Da dove partono i treni ${da(p.from)} ${a(p.to)} e dove arrivano?`,
    stationsAnswer: (x) => `Partono ${x.list(x.from.map(da))} e arrivano ${x.list(x.to.map(a))}.`,
    airports: (p) => `Quali aeroporti si usano per volare ${da(p.from)} ${a(p.to)}?`,
    airportsAnswer: (x) => `Si vola ${x.list(x.from.map(da))} ${x.list(x.to.map(a))}.`,
    endWays: (x) => `Calcola ${x.access} per arrivarci e ${x.egress} fino al centro.`,
    when: (p) => `Qual è la stagione migliore per andare ${da(p.from)} ${a(p.to)}?`,
    night: (p) => `Si può viaggiare di notte ${da(p.from)} ${a(p.to)}?`,
    nightAnswer: (p, x) =>
      `Sì, da ${x.low} per tutto il viaggio ${da(p.from)} ${a(p.to)}. ${x.operator} parte ${da(x.from)}${x.departs ? ` alle ${x.departs}` : ''} e arriva ${a(x.to)}${x.arrives ? ` alle ${x.arrives}` : ''}, con ${x.berths}.`,
  },
}
