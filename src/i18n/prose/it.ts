// Italian. Addresses with "tu".
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { a, da, i } from '../italian.ts'
import { and, inText, theMode, withChanges } from '../parts/it.ts'
import type { Prose, Who } from './en.ts'

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
const fee = (eur: string) => (eur ? ` (circa ${eur})` : '')

export const it: Prose = {
  bestTime: {
    title: 'Quando partire',
    season: { spring: 'Primavera', summer: 'Estate', autumn: 'Autunno', winter: 'Inverno' },
    verdict: (p, x) =>
      `La stagione più piacevole è ${theSeason[x.season]}: ${x.high.from}\u00a0°C di giorno ${a(p.from)} e ${x.high.to}\u00a0°C ${a(p.to)}; la meno adatta ${theSeason[x.worst]} (${x.worstHigh.from} e ${x.worstHigh.to}\u00a0°C).`,
    layers: (gap) => `Vestiti a strati! Tra le due città ci sono ${gap}\u00a0°C di differenza.`,
    weather: (p, x) =>
      `${capital(theSeason[x.season])} ${a(p.from)} e ${a(p.to)}: ${x.high.from} e ${x.high.to}\u00a0°C di giorno, pioggia ${x.rain.from} e ${x.rain.to} giorni al mese.`,
    busy: (cities: Who) => `Molto affollat${cities.count === 1 ? 'a' : 'e'}: ${cities.names}.`,
    quiet: (cities: Who) => `Poco affollat${cities.count === 1 ? 'a' : 'e'}: ${cities.names}.`,
    level: { low: 'bassa', medium: 'media', high: 'alta' },
    high: 'Giorno\u00a0°C',
    low: 'Notte\u00a0°C',
    rain: 'Pioggia, giorni',
    crowds: 'Affluenza',
    hotels: 'Hotel',
    note: 'Medie 1991–2020. Affluenza e prezzi degli hotel: stima della redazione. In evidenza: la stagione consigliata.',
  },
  border: {
    title: 'Visto e frontiera',
    domestic: (p, country) =>
      `${p.from} ${and(p.to)} sono nello stesso Paese (${country}): lungo la strada non c’è frontiera. Le compagnie aeree chiedono un documento d’identità, i pullman e i treni qualche volta.`,
    schengen: (p, x) => `${p.from} (${x.from}) ${and(p.to)} (${x.to}) sono entrambe nell’area Schengen.`,
    other: (p, x) =>
      `Tra ${p.from} (${x.from}) ${and(p.to)} (${x.to}) si controllano i documenti. Verifica i requisiti per il visto in base alla tua nazionalità e alla destinazione.`,
    through: (country) =>
      `Alcune opzioni di questa pagina attraversano un altro Paese (${country}); valgono anche le sue regole:`,
  },
  local: {
    title: 'Da stazioni e aeroporti al centro',
    every: (minutes) => `ogni ${minutes}`,
  },
  tips: {
    title: 'Consigli di viaggio',
    tickets: 'Biglietti',
    departures: 'Partenze',
    changes: 'Cambi',
    seats: 'Posti a sedere',
    luggage: 'Bagagli inclusi',
    bikes: 'Biciclette',
    drive: 'In auto',
    fare: (p, first, x) =>
      `${capital(theMode[x.mode])} ${first ? `${da(p.from)} ${a(p.to)}` : `per ${p.to}`} con ${x.operators} costa ${x.low} prenotando per tempo, fino a ${x.high} all’ultimo momento.`,
    horizon: (first, then) =>
      `In vendita ${first.days} giorni prima con ${first.names}${then ? `, ${then.days} con ${then.names}` : ''}.`,
    perDay: (p, parts, list) =>
      `${capital(da(p.from))} ${a(p.to)} ogni giorno circa ${list(parts.map(({ mode, count }) => ridesOf(mode, count)))}.`,
    notDaily: (mode) => `${capital(theMode[mode])} non parte tutti i giorni.`,
    leaves: (x) =>
      `${x.operator}: partenza ${da(x.from)} alle ${x.departs}, arrivo ${a(x.to)} alle ${x.arrives}.`,
    change: (p, x) =>
      `Tra ${p.from} ${and(p.to)} ${x.count === 1 ? 'l’unico cambio' : 'il cambio più stretto'} in ${inText[x.mode]} è ${x.at}: circa ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Basta un biglietto.' : `Servono ${count} biglietti: tieniti un margine.`,
    exchange: (rule, days) =>
      ({
        no: 'I biglietti più economici non si possono cambiare.',
        fee: 'Le modifiche si pagano.',
        free: `Le modifiche sono gratuite${days ? ` fino a ${days} giorni prima` : ''}.`,
      })[rule],
    semicolon: '; ',
    seat: {
      included: ({ names }) => `posto compreso con ${names}`,
      optional: ({ names }) => `prenotazione facoltativa con ${names}`,
      none: ({ names }) => `nessuna prenotazione con ${names}`,
    },
    bags: (rule, { names }, size) =>
      ({
        own: `nessun limite con ${names}`,
        small: `${names}: una borsa piccola${size}`,
        one: `${names}: un bagaglio a mano${size}`,
        cabin: `${names}: un bagaglio a mano${size} e una borsa piccola`,
        hold: `${names}: un bagaglio grande${size} e uno a mano`,
        pairs: `${names}: due bagagli grandi${size} e uno a mano`,
        three: `${names}: tre bagagli${size}`,
      })[rule],
    bagFee: (bag, eur) => ({ cabin: `bagaglio a mano da ${eur}`, hold: `bagaglio grande da ${eur}` })[bag],
    bike: (rule, { names, count }, eur) =>
      ({
        free: `${names} ${count === 1 ? 'accetta' : 'accettano'} le biciclette senza prenotazione`,
        ticket: `con ${names} la bicicletta viaggia con un biglietto${fee(eur)}, senza prenotazione`,
        booked: `con ${names} per la bici serve un posto prenotato${fee(eur)}`,
        bagged: `con ${names} la bici viaggia piegata o in una sacca${fee(eur)}`,
        none: `${names} non ${count === 1 ? 'accetta' : 'accettano'} biciclette`,
      })[rule],
    driveWay: (p, x) =>
      `${x.time} al volante per ${i(x.km)} ${da(p.from)} ${a(p.to)}, circa ${x.fuel} di carburante e ${x.tolls ? `${x.tolls} di pedaggi` : 'nessun pedaggio'}.`,
    driveVignettes: ({ names, count }, eur) => `${count === 1 ? 'Vignetta' : 'Vignette'} (${names}): ${eur}.`,
    driveCrossing: (x) => `La traversata ${x.from}–${x.to} (${x.operator}) costa circa ${x.fee}.`,
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
        ? `Di norma ${x.time} al volante, ${x.door} con le soste.`
        : `Di norma ${x.time} ${da(x.from)} ${a(x.to)}, ${withChanges(x.changes, x.mode)}, con ${x.operators}. Da porta a porta sono ${x.door}.`,
    direct: (p) => `C’è un treno diretto ${da(p.from)} ${a(p.to)}?`,
    directYes: (x) => `Sì: ${x.operators}, ${x.perDay}, ${da(x.from)} ${a(x.to)} in circa ${x.time}.`,
    directNo: (x) =>
      `No. Il collegamento migliore è ${withChanges(x.changes, 'train')}${x.via ? `: ${x.via}` : ''}.`,
    directNone: (p, x) =>
      `No. ${capital(da(p.from))} ${a(p.to)} non si arriva solo in treno; ${theMode[x.mode]} ci arriva, in ${x.time}.`,
    flightOr: (p, other) =>
      `${capital(da(p.from))} ${a(p.to)} si fa prima in aereo o in ${inText[other]}, da porta a porta?`,
    flightOrAnswer: (p, x) =>
      `Da centro a centro l’aereo impiega ${x.flight}, di cui solo ${x.air} in volo; ${theMode[x.other]} ${x.time}. Tra ${p.from} ${and(p.to)} ${theMode[x.faster]} fa risparmiare ${x.saved}.`,
    cheapest: (p) => `Qual è il modo più economico per andare ${da(p.from)} ${a(p.to)}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `In ${inText[x.mode]}, da ${x.low} a ${x.high} tra carburante, usura e spese di viaggio.`
        : `In ${inText[x.mode]}${x.operators ? ` con ${x.operators}` : ''}, da ${x.low} in tutto${x.fare ? ` (biglietto da ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Segue ${theMode[x.mode]}, da ${x.low} in tutto.`,
    greenest: (p) => `Quale mezzo emette meno CO₂ ${da(p.from)} ${a(p.to)}?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])}, con ${x.co2} di CO₂e a persona su ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} ne emette ${x.co2}, ${x.times === '2' ? 'il doppio' : `${x.times} volte tanto`}.`,
    distance: (p) => `Quanto dista ${p.to} ${da(p.from)}?`,
    byWay: {
      road: (km) => `${km} su strada`,
      rail: (km) => `${km} sul treno navetta`,
      sea: (km) => `${km} in traghetto`,
    },
    distanceAnswer: (p, x) =>
      [
        `${x.straight} in linea d’aria.`,
        x.drive && `${capital(da(p.from))} ${a(p.to)} in auto sono ${x.drive}.`,
        x.rail && `Il treno percorre ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `Da dove parte il treno ${da(p.from)} ${a(p.to)} e dove arriva?`,
    stationsAnswer: (x) =>
      `Parte ${da(x.from)}, a ${x.access} dal centro, e arriva ${a(x.to)}, a ${x.egress} dal centro.`,
    airports: (p) => `Da quali aeroporti si vola ${da(p.from)} ${a(p.to)}?`,
    airportsAnswer: (x) =>
      `Con ${x.airlines}, ${da(x.from)} ${a(x.to)}. Fino al centro, ${x.access} e ${x.egress}.`,
    when: (p) => `Qual è il periodo migliore per andare ${da(p.from)} ${a(p.to)}?`,
    whenOrder: 'Dalla stagione migliore alla peggiore.',
    night: (p) => `Si può viaggiare di notte ${da(p.from)} ${a(p.to)}?`,
    nightAnswer: (p, x) =>
      `Sì, con biglietto da ${x.low} per tutto il viaggio ${da(p.from)} ${a(p.to)}. ${x.operator} parte ${da(x.from)}${x.departs ? ` alle ${x.departs}` : ''} e arriva ${a(x.to)}${x.arrives ? ` alle ${x.arrives}` : ''} (${x.berths}).`,
  },
}
