// Spanish of Spain. Impersonal where natural, else "tú".
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { inText, theMode, withChanges } from '../parts/es.ts'
import type { Prose, Who } from './en.ts'

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
/** One o'clock is singular: "a la 1:30", "a las 13:30". */
const atTime = (time: string) => `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`
const onlyChange = (mode: Mode) => (mode === 'flight' ? 'la única escala' : 'el único transbordo')
const tightestChange = (mode: Mode) => (mode === 'flight' ? 'la escala más justa' : 'el transbordo más justo')
const fee = (eur: string) => (eur ? ` (unos ${eur})` : '')

export const es: Prose = {
  bestTime: {
    title: 'Cuándo viajar',
    season: { spring: 'Primavera', summer: 'Verano', autumn: 'Otoño', winter: 'Invierno' },
    verdict: (p, x) =>
      `Lo más agradable es ${theSeason[x.season]}: ${x.high.from}\u00a0°C de día en ${p.from} y ${x.high.to}\u00a0°C en ${p.to}; lo menos, ${theSeason[x.worst]} (${x.worstHigh.from} y ${x.worstHigh.to}\u00a0°C).`,
    layers: (gap) => `¡Viste por capas! Entre las dos ciudades hay ${gap}\u00a0°C de diferencia.`,
    weather: (p, x) =>
      `${capital(theSeason[x.season])} en ${p.from} y ${p.to}: ${x.high.from} y ${x.high.to}\u00a0°C de día, lluvia ${x.rain.from} y ${x.rain.to} días al mes.`,
    busy: (cities: Who) => `Mucha gente en ${cities.names}.`,
    quiet: (cities: Who) => `Poca gente en ${cities.names}.`,
    level: { low: 'baja', medium: 'media', high: 'alta' },
    high: 'Día\u00a0°C',
    low: 'Noche\u00a0°C',
    rain: 'Lluvia, días',
    crowds: 'Afluencia',
    hotels: 'Hoteles',
    note: 'Medias de 1991–2020. Afluencia y precio de los hoteles: estimación de nuestra redacción. Destacada: la estación recomendada.',
  },
  border: {
    title: 'Visado y frontera',
    domestic: (p, country) =>
      `${p.from} y ${p.to} están en el mismo país (${country}): no hay frontera en el camino. Las aerolíneas piden un documento de identidad, y a veces también los autobuses y los trenes.`,
    schengen: (p, x) => `${p.from} (${x.from}) y ${p.to} (${x.to}) están en el espacio Schengen.`,
    other: (p, x) =>
      `Entre ${p.from} (${x.from}) y ${p.to} (${x.to}) se controlan los documentos. Comprueba los requisitos de visado según tu nacionalidad y tu destino.`,
    through: (country) =>
      `Algunas opciones de esta página pasan por otro país (${country}), cuyas normas también cuentan:`,
  },
  local: {
    title: 'De estaciones y aeropuertos al centro',
    every: (minutes) => `cada ${minutes}`,
  },
  tips: {
    title: 'Consejos de viaje',
    tickets: 'Billetes',
    departures: 'Salidas',
    changes: 'Transbordos',
    seats: 'Asientos',
    luggage: 'Equipaje incluido',
    bikes: 'Bicicletas',
    drive: 'En coche',
    fare: (p, first, x) =>
      `${capital(theMode[x.mode])} ${first ? `de ${p.from} ` : ''}a ${p.to} con ${x.operators} cuesta ${x.low} con antelación y hasta ${x.high} a última hora.`,
    horizon: (first, then) =>
      `A la venta ${first.days} días antes con ${first.names}${then ? `, ${then.days} con ${then.names}` : ''}.`,
    perDay: (p, parts, list) =>
      `De ${p.from} a ${p.to} hay al día alrededor de ${list(parts.map(({ mode, count }) => ridesOf(mode, count)))}.`,
    notDaily: (mode) => `${capital(theMode[mode])} no sale todos los días.`,
    leaves: (x) =>
      `${x.operator} sale de ${x.from} ${atTime(x.departs)} y llega a ${x.to} ${atTime(x.arrives)}.`,
    change: (p, x) =>
      `Entre ${p.from} y ${p.to}, ${x.count === 1 ? onlyChange(x.mode) : tightestChange(x.mode)} en ${inText[x.mode]} es ${x.at}: alrededor de ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Basta un billete.' : `Hacen falta ${count} billetes: deja margen.`,
    exchange: (rule, days) =>
      ({
        no: 'Los billetes más baratos no admiten cambios.',
        fee: 'Los cambios tienen un coste.',
        free: `Los cambios son gratuitos${days ? ` hasta ${days} días antes` : ''}.`,
      })[rule],
    semicolon: '; ',
    seat: {
      included: ({ names }) => `asiento incluido con ${names}`,
      optional: ({ names }) => `reserva opcional con ${names}`,
      none: ({ names }) => `sin reserva con ${names}`,
    },
    bags: (rule, { names }, size) =>
      ({
        own: `sin límite con ${names}`,
        small: `${names}: una bolsa pequeña${size}`,
        one: `${names}: una maleta de cabina${size}`,
        cabin: `${names}: una maleta de cabina${size} y una bolsa pequeña`,
        hold: `${names}: una maleta grande${size} y equipaje de mano`,
        pairs: `${names}: dos maletas grandes${size} y equipaje de mano`,
        three: `${names}: tres bultos${size}`,
      })[rule],
    bagFee: (bag, eur) =>
      ({ cabin: `maleta de cabina desde ${eur}`, hold: `maleta grande desde ${eur}` })[bag],
    bike: (rule, { names, count }, eur) =>
      ({
        free: `${names} ${count === 1 ? 'admite' : 'admiten'} bicicletas sin reserva`,
        ticket: `con ${names} la bicicleta necesita billete${fee(eur)}, pero no reserva`,
        booked: `con ${names} la bici necesita plaza reservada${fee(eur)}`,
        bagged: `con ${names} la bici viaja plegada o en funda${fee(eur)}`,
        none: `${names} no ${count === 1 ? 'admite' : 'admiten'} bicicletas`,
      })[rule],
    driveWay: (p, x) =>
      `${x.time} al volante para los ${x.km} de ${p.from} a ${p.to}, unos ${x.fuel} de combustible y ${x.tolls ? `${x.tolls} de peajes` : 'ningún peaje'}.`,
    driveVignettes: ({ names, count }, eur) => `${count === 1 ? 'Viñeta' : 'Viñetas'} (${names}): ${eur}.`,
    driveCrossing: (x) => `La travesía ${x.from}–${x.to} (${x.operator}) cuesta unos ${x.fee}.`,
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
        ? `Normalmente, ${x.time} al volante y ${x.door} con las pausas.`
        : `Normalmente, ${x.time} de ${x.from} a ${x.to}, ${withChanges(x.changes, x.mode)}, con ${x.operators}. De puerta a puerta son ${x.door}.`,
    direct: (p) => `¿Hay tren directo de ${p.from} a ${p.to}?`,
    directYes: (x) => `Sí: ${x.operators}, ${x.perDay}, de ${x.from} a ${x.to} en alrededor de ${x.time}.`,
    directNo: (x) => `No. Lo mejor es viajar ${withChanges(x.changes, 'train')}${x.via ? `: ${x.via}` : ''}.`,
    directNone: (p, x) =>
      `No. De ${p.from} a ${p.to} el tren no hace todo el recorrido; ${theMode[x.mode]} sí, en ${x.time}.`,
    flightOr: (p, other) =>
      `De ${p.from} a ${p.to}, ¿se tarda menos en avión que en ${inText[other]}, de puerta a puerta?`,
    flightOrAnswer: (p, x) =>
      `De centro a centro, el avión tarda ${x.flight}, con solo ${x.air} en el aire; ${theMode[x.other]}, ${x.time}. Entre ${p.from} y ${p.to}, ${theMode[x.faster]} ahorra ${x.saved}.`,
    cheapest: (p) => `¿Cuál es la forma más barata de ir de ${p.from} a ${p.to}?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `En ${inText[x.mode]}, de ${x.low} a ${x.high} en combustible, desgaste y gastos de camino.`
        : `En ${inText[x.mode]}${x.operators ? ` con ${x.operators}` : ''}, desde ${x.low} en total${x.fare ? ` (billete desde ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Después viene ${theMode[x.mode]}, desde ${x.low} en total.`,
    greenest: (p) => `¿Qué medio de transporte emite menos CO₂ de ${p.from} a ${p.to}?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])}, con ${x.co2} de CO₂e por persona en ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} emite ${x.co2}, ${x.times === '2' ? 'el doble' : `${x.times} veces más`}.`,
    distance: (p) => `¿A qué distancia está ${p.to} de ${p.from}?`,
    byWay: {
      road: (km) => `${km} por carretera`,
      rail: (km) => `${km} en tren lanzadera`,
      sea: (km) => `${km} en ferry`,
    },
    distanceAnswer: (p, x) =>
      [
        `A ${x.straight} en línea recta.`,
        x.drive && `De ${p.from} a ${p.to} en coche son ${x.drive}.`,
        x.rail && `El tren recorre ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `¿De dónde salen y adónde llegan los trenes de ${p.from} a ${p.to}?`,
    stationsAnswer: (x) => `Salen de ${x.from}, a ${x.access} del centro, y llegan a ${x.to}, a ${x.egress}.`,
    airports: (p) => `¿Qué aeropuertos se usan para volar de ${p.from} a ${p.to}?`,
    airportsAnswer: (x) =>
      `Con ${x.airlines}, de ${x.from} a ${x.to}. Hasta el centro, ${x.access} y ${x.egress}.`,
    when: (p) => `¿Cuál es la mejor época para viajar de ${p.from} a ${p.to}?`,
    whenOrder: 'De mejor a peor.',
    night: (p) => `¿Se puede viajar de noche de ${p.from} a ${p.to}?`,
    nightAnswer: (p, x) =>
      `Sí, con billete desde ${x.low} para todo el viaje de ${p.from} a ${p.to}. ${x.operator} sale de ${x.from}${x.departs ? ` ${atTime(x.departs)}` : ''} y llega a ${x.to}${x.arrives ? ` ${atTime(x.arrives)}` : ''} (${x.berths}).`,
  },
}
