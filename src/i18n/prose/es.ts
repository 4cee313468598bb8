// Spanish of Spain. Impersonal where natural, else "tú".
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { and, atTime, inText, theMode, withChanges } from '../parts/es.ts'
import type { Pair } from '../parts/pair.ts'
import type { Prose } from './en.ts'
import { areExact, type Crossing, type Crowd, type ListOf, type SeasonFigures, type Who } from './given.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['un tren', 'trenes'],
  flight: ['un vuelo', 'vuelos'],
  bus: ['un autobús', 'autobuses'],
  ferry: ['un ferri', 'ferris'],
}
/** A number of departures; one is written out. */
const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count}\u00a0${rides[mode][1]}`
const theSeason: Record<Season, string> = {
  spring: 'la primavera',
  summer: 'el verano',
  autumn: 'el otoño',
  winter: 'el invierno',
}
const inSeason: Record<Season, string> = {
  spring: 'primavera',
  summer: 'verano',
  autumn: 'otoño',
  winter: 'invierno',
}
/** "21 °C de día en Helsinki y Tallin"; a figure for each city only where they differ. */
const celsiusIn = (p: Pair, high: Pair) =>
  high.from === high.to
    ? `${high.from}\u00a0°C de día en ${p.from} ${and(p.to)}`
    : `${high.from}\u00a0°C de día en ${p.from} y ${high.to}\u00a0°C en ${p.to}`
const both = ({ from, to }: Pair) => (from === to ? from : `${from} y ${to}`)
/** "8 días", "8 y 9 días", "10 días y uno" */
const daysOf = ({ from, to }: Pair) => {
  if (to !== '1') return `${both({ from, to })}\u00a0días`
  return from === '1' ? 'un día' : `${from}\u00a0días y uno`
}
const about = (parts: readonly { count: number }[]) => {
  if (areExact(parts)) return ''
  return parts[0]?.count === 1 ? 'aproximadamente ' : 'unos '
}
/** A verb whose subject is a list of names. */
const does = ({ names, count }: Who, one: string, other: string) => `${names} ${count === 1 ? one : other}`
/** The verb stands in the first clause of a sentence. */
const include = (who: Who, first: boolean, what: string) =>
  `${first ? does(who, 'incluye', 'incluyen') : `${who.names},`} ${what}`
const take = (who: Who, first: boolean, how: string) =>
  `${first ? `${does(who, 'admite', 'admiten')} bicis` : `${who.names},`} ${how}`
const inTime = (days: number) => (days ? ` hasta ${days === 1 ? 'un día' : `${days} días`} antes` : '')
const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'todo el año' : `en ${list(seasons.map((season) => inSeason[season]))}`
const crossingOf = ({ from, to, operator }: Crossing) => `${from}–${to} (${operator})`
const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `${p.from} ${and(p.to)} tienen ${both(high)}\u00a0°C de día y ${daysOf(rain)} de lluvia al mes`
const onlyChange = (mode: Mode) => (mode === 'flight' ? 'la única escala' : 'el único transbordo')
const tightestChange = (mode: Mode) => (mode === 'flight' ? 'la escala más justa' : 'el transbordo más justo')
/** Multiples with a word of their own. */
const times: Partial<Record<string, string>> = { 1: 'casi lo mismo', 2: 'el doble', 3: 'el triple' }
const fee = (eur: string) => (eur ? ` (unos ${eur})` : '')

export const es: Prose = {
  bestTime: {
    title: 'Cuándo viajar',
    season: { spring: 'Primavera', summer: 'Verano', autumn: 'Otoño', winter: 'Invierno' },
    verdict: (p, x) =>
      `${capital(theSeason[x.season])} es la mejor época: ${celsiusIn(p, x.high)}; la peor, ${theSeason[x.worst]} (${both(x.worstHigh)}\u00a0°C).`,
    layers: (gap) => `¡Viste por capas! Entre las dos ciudades hay ${gap}\u00a0°C de diferencia.`,
    weather: (p, x) => `En ${inSeason[x.season]}, ${weatherOf(p, x)}.`,
    year: (p, [best, ...others], list) =>
      `Lo mejor es ${theSeason[best.season]}: ${weatherOf(p, best)}. Después, ${list(others.map((x) => `${theSeason[x.season]} (${both(x.high)}\u00a0°C, ${daysOf(x.rain)})`))}.`,
    crowdsIn: (level, [first, ...others], list) => {
      const is = level === 'high' ? does(first, 'se llena', 'se llenan') : `En ${first.names} hay poca gente`
      const next = others.map(
        (town) => `; ${level === 'high' ? '' : 'en '}${town.names}, ${whenOf(town, list)}`,
      )
      return `${is} ${whenOf(first, list)}${next.join('')}.`
    },
    level: { low: 'baja', medium: 'media', high: 'alta' },
    high: 'Día\u00a0°C',
    low: 'Noche\u00a0°C',
    rain: 'Días de lluvia',
    crowds: 'Afluencia',
    hotels: 'Hoteles',
    note: 'Medias de 1991–2020. La afluencia y el precio de los hoteles son datos de la redacción. La mejor época va destacada.',
  },
  border: {
    title: 'Visado y frontera',
    domestic: (p, country) =>
      `${p.from} ${and(p.to)} están en el mismo país (${country}): no hay frontera en el camino. Las aerolíneas piden un documento de identidad; los autobuses y los trenes, a veces.`,
    schengen: (p, x) => `${p.from} (${x.from}) ${and(p.to)} (${x.to}) están en el espacio Schengen.`,
    other: (p, x) =>
      `Entre ${p.from} (${x.from}) ${and(p.to)} (${x.to}) hay control de documentos. Comprueba los requisitos de visado según tu nacionalidad y tu destino.`,
    through: (country) =>
      `Algunas opciones de esta página pasan por otro país (${country}), cuyas normas también se aplican:`,
  },
  local: {
    title: 'De estaciones y aeropuertos al centro',
    every: (minutes) => (minutes === '1\u00a0h' ? 'cada hora' : `cada ${minutes}`),
  },
  tips: {
    title: 'Consejos de viaje',
    tickets: 'Billetes',
    departures: 'Salidas',
    changes: 'Transbordos',
    seats: 'Asientos',
    luggage: 'Equipaje',
    bikes: 'Bicicletas',
    drive: 'En coche',
    fare: (p, first, x) =>
      `${capital(theMode[x.mode])} ${first ? `de ${p.from} ` : ''}a ${p.to} con ${x.operators} cuesta ${x.low} con antelación y hasta ${x.high} a última hora.`,
    horizon: (first, then) =>
      `${capital(does(first, 'abre', 'abren'))} la venta ${first.days} días antes${then ? `; ${then.names}, ${then.days}` : ''}.`,
    perDay: (p, parts, list) =>
      `De ${p.from} a ${p.to} hay ${about(parts)}${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} al día.`,
    notDaily: (mode) => `${capital(theMode[mode])} no sale todos los días.`,
    leaves: (x) =>
      `${x.operator} sale de ${x.from} ${atTime(x.departs)} y llega a ${x.to} ${atTime(x.arrives)}.`,
    change: (p, x) =>
      `En ${inText[x.mode]} de ${p.from} a ${p.to}, ${x.count === 1 ? onlyChange(x.mode) : tightestChange(x.mode)} es en ${x.at.name} y dura alrededor de ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Basta con un billete.' : `Hacen falta ${count} billetes: deja margen entre tramos.`,
    exchange: (rule, days) =>
      ({
        no: 'Los billetes más baratos no admiten cambios.',
        fee: 'Los cambios se pagan aparte.',
        free: `Los cambios son gratuitos${inTime(days)}.`,
      })[rule],
    exchangeBy: (rule, days, { names }, first) => {
      const change = first ? ' los cambios son' : ','
      return {
        no: `con ${names}${first ? '' : ','} los billetes más baratos no admiten cambios`,
        fee: `con ${names}${change} de pago`,
        free: `con ${names}${change} gratuitos${inTime(days)}`,
      }[rule]
    },
    semicolon: '; ',
    seat: {
      included: (who) => `${does(who, 'asigna', 'asignan')} asiento`,
      optional: ({ names }) => `con ${names} la reserva es opcional`,
      none: (who) => `${does(who, 'no admite', 'no admiten')} reservas`,
    },
    bags: (rule, who, size, first) =>
      ({
        own: `${does(who, 'no limita', 'no limitan')} el equipaje`,
        small: include(who, first, `un bolso pequeño${size}`),
        one: include(who, first, `una maleta de cabina${size}`),
        cabin: include(who, first, `una maleta de cabina${size} y un bolso pequeño`),
        hold: include(who, first, `una maleta grande${size} y equipaje de mano`),
        pairs: include(who, first, `dos maletas grandes${size} y equipaje de mano`),
        three: include(who, first, `tres bultos${size}`),
      })[rule],
    bagFees: ({ cabin, hold }) =>
      cabin
        ? `la maleta de cabina se paga aparte, desde ${cabin}${hold && `, y la grande, desde ${hold}`}`
        : `la maleta grande se paga aparte, desde ${hold}`,
    feeWith: (company, eur) => `${eur} con ${company}`,
    bike: (rule, who, eur, first) =>
      ({
        free: take(who, first, 'sin reserva'),
        ticket: take(who, first, `con billete${fee(eur)} y sin reserva`),
        booked: take(who, first, `solo con plaza reservada${fee(eur)}`),
        bagged: take(who, first, `solo plegadas o en funda${fee(eur)}`),
        none: first
          ? `${does(who, 'no admite', 'no admiten')} bicis`
          : `${does(who, 'no las admite', 'no las admiten')}`,
      })[rule],
    driveWay: (p, x) =>
      `Los ${x.km} de ${p.from} a ${p.to} son ${x.time} al volante, con unos ${x.fuel} de combustible y ${x.tolls ? `${x.tolls} de peajes` : 'sin peajes'}.`,
    driveVignettes: ({ names, count }, eur) =>
      count === 1 ? `La viñeta de ${names} cuesta ${eur}.` : `Las viñetas de ${names} cuestan ${eur}.`,
    driveCrossings: ([first, ...others]) =>
      `La travesía ${crossingOf(first)} cuesta unos ${first.fee}${others.map((x) => `; la de ${crossingOf(x)}, unos ${x.fee}`).join('')}.`,
  },
  details: {
    buy: 'Cómo comprar',
    drive: 'Además del combustible',
    rules: 'Condiciones del billete más barato',
    exchange: 'Cambios de billete',
  },
  faq: {
    howLong: (p, mode) => `¿Cuánto se tarda en ${inText[mode]} de ${p.from} a ${p.to}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Normalmente se tarda ${x.time} al volante${x.door === x.time ? '' : ` y ${x.door} con las pausas`}.`
        : `Normalmente se tarda ${x.time} de ${x.from} a ${x.to}${x.operators && ` con ${x.operators}`}, ${withChanges(x.changes, x.mode)}; de puerta a puerta, ${x.door}.`,
    direct: (p) => `¿Hay tren directo de ${p.from} a ${p.to}?`,
    others: 'otros',
    directYes: (x) =>
      x.count === 1
        ? `Sí, con ${x.operators}${x.often && `, ${x.often}`}: de ${x.from} a ${x.to} en ${x.time} aproximadamente.`
        : `Sí, con ${x.operators}${x.often && `, ${x.often}`}; el más rápido tarda ${x.time} de ${x.from} a ${x.to}.`,
    directNo: (x) =>
      `No. Lo mejor es viajar ${withChanges(x.changes, 'train')}${x.via.length > 0 ? `, en ${x.list(x.via.map(({ name }) => name))}` : ''}.`,
    directNone: (p, x) =>
      `No. No conocemos ningún viaje solo en tren de ${p.from} a ${p.to}; en ${inText[x.mode]} se tarda ${x.time}.`,
    flightOr: (p, other) =>
      `De ${p.from} a ${p.to}, ¿se tarda menos en avión que en ${inText[other]}, de puerta a puerta?`,
    flightOrAnswer: (p, x) =>
      `De centro a centro, el avión tarda ${x.flight} (${x.air} entre los aeropuertos); ${theMode[x.other]}, ${x.time}. Entre ${p.from} ${and(p.to)}, ${theMode[x.faster]} ahorra ${x.saved}.`,
    cheapest: (p) => `¿Cuál es la forma más barata de ir de ${p.from} a ${p.to}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `${capital(theMode[x.mode])} cuesta de ${x.low} a ${x.high} entre combustible, desgaste y gastos de ruta.`
        : `${capital(theMode[x.mode])}${x.operators ? ` con ${x.operators}` : ''} cuesta desde ${x.low} en total${x.fare ? ` (el billete, desde ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Le sigue ${theMode[x.mode]}, desde ${x.low}.`,
    greenest: (p) => `¿Qué medio de transporte emite menos CO₂ de ${p.from} a ${p.to}?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])} emite ${x.co2} de CO₂e por persona en ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} emite ${x.co2}, ${times[x.times] ?? `${x.times} veces esa cantidad`}.`,
    distance: (p) => `¿A qué distancia está ${p.to} de ${p.from}?`,
    byWay: {
      road: (km) => `${km} por carretera`,
      rail: (km) => `${km} en tren lanzadera`,
      sea: (km) => `${km} en ferri`,
    },
    distanceAnswer: (p, x) =>
      [
        `${p.to} está a ${x.straight} en línea recta.`,
        x.drive && `El trayecto en coche de ${p.from} a ${p.to} suma ${x.drive}.`,
        x.rail && `El tren recorre ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `¿De dónde salen y adónde llegan los trenes de ${p.from} a ${p.to}?`,
    stationsAnswer: (x) => `Salen de ${x.list(x.from)} y llegan a ${x.list(x.to)}.`,
    airports: (p) => `¿Qué aeropuertos se usan para volar de ${p.from} a ${p.to}?`,
    airportsAnswer: (x) => `Se vuela de ${x.list(x.from)} a ${x.list(x.to)}.`,
    endWays: (x) => `Calcula ${x.access} para llegar allí y ${x.egress} hasta el centro.`,
    when: (p) => `¿Cuál es la mejor época para viajar de ${p.from} a ${p.to}?`,
    night: (p) => `¿Se puede viajar de noche de ${p.from} a ${p.to}?`,
    nightAnswer: (p, x) =>
      `Sí, desde ${x.low} por todo el viaje de ${p.from} a ${p.to}. ${x.operator} sale de ${x.from}${x.departs ? ` ${atTime(x.departs)}` : ''} y llega a ${x.to}${x.arrives ? ` ${atTime(x.arrives)}` : ''}, con ${x.berths}.`,
  },
}
