// Spanish words of the route page.

import { capital } from '#lib/capital.ts'
import { es as live } from '../../live/es.ts'
import { and, change, changes, inText, plural } from '../../parts/es.ts'
import type { Messages } from '../en.ts'

export const route: Messages['route'] = {
  title: ({ from, to }) => `Cómo ir de ${from} a ${to}`,
  distance: 'Distancia',
  straight: 'en línea recta',
  bestBy: (mode) => `Mejor en ${inText[mode]}`,
  back: 'Volver',
  share: 'Copiar enlace',
  print: 'Imprimir',
  currency: 'Moneda',
  options: 'Formas de viajar',
  sortBy: 'Mostrar primero',
  sort: { default: 'Recomendadas', duration: 'Más rápidas', price: 'Más baratas', eco: 'Menos CO₂' },
  best: 'Mejor opción',
  bestRoute: 'Mejor opción',
  greenest: 'La más ecológica: la de menos CO₂e entre estas opciones',
  greenestShort: 'La más ecológica',
  changes: (number, mode) => (number === 0 ? 'Directo' : changes(number, mode)),
  via: (places) => `vía ${places}`,
  night: 'Tren nocturno',
  nightFerry: 'Travesía nocturna',
  perDay: (departures) =>
    departures >= 1.5
      ? `unas ${Math.round(departures)} salidas al día`
      : departures >= 0.9
        ? `${departures === 1 ? '' : 'alrededor de '}una salida al día`
        : 'no todos los días',
  season: (from, to) => `solo del ${from} al ${to}`,
  anytime: 'A cualquier hora',
  frequency: 'Frecuencia',
  moreAirports: (count) => `${count} ${count === 1 ? 'aeropuerto' : 'aeropuertos'} más`,
  moreAirportPairs: (count) => `${count} ${count === 1 ? 'par' : 'pares'} de aeropuertos más`,
  details: 'Ver detalles',
  close: 'Cerrar',
  boardNote: (withCar, canChoose) =>
    `Para un adulto, solo ida${withCar ? ', sin acompañantes en el coche' : ''}${canChoose ? ', salvo que elijas otra cosa' : ''}; CO₂e por persona.`,
  timetableEnded: (asOf) =>
    `El horario de la mejor opción (${asOf}) ya no está en vigor: compruébalo antes de reservar.`,
  journey: 'El viaje',
  numbers: 'De dónde salen las cifras',
  changeAt: (place, minutes, mode) => `${capital(change(mode))} en ${place}, alrededor de ${minutes}`,
  changeAcross: (from, to, minutes) => `Traslado de ${from} a ${to}, alrededor de ${minutes} en total`,
  departsArrives: (departs, arrives) => `p.\u00a0ej., de ${departs} a ${arrives}`,
  stops: 'Paradas intermedias',
  driveProduct: 'Coche propio o de alquiler',
  officialSite: (operator) => `Billetes de ${operator}`,
  factorLine: (km, grams, kg) => `${km} × ${grams}\u00a0g/km = ${kg}`,
  board: live.board,
  lineCut: 'no cabe en el gráfico',
  hoursHead: 'Horas desde que se sale de casa',
  leastCo2: 'Menos CO₂e',
  parts: { answer: 'La respuesta', before: 'Antes de salir', more: 'Más' },
  partsLabel: 'En esta página',
  otherWay: 'Sentido contrario',
  chips: {
    travellers: (count) => plural(count, 'viajero', 'viajeros'),
    travellersLabel: 'Viajeros',
    bagLabel: 'Equipaje',
    bag: { small: 'Bolso pequeño', cabin: 'Maleta de cabina', hold: 'Maleta grande' },
    bike: 'Bicicleta',
    noFlying: 'Sin volar',
    anyDuration: 'Cualquier duración',
    anyPrice: 'Cualquier precio',
    rideOnly: 'Solo el trayecto',
    assumptions: 'Ajustar accesos y esperas',
  },
  views: { label: 'Vista', lines: 'Líneas', bars: 'Barras', table: 'Tabla' },
  allInNote:
    'El total incluye el billete, el trayecto hasta la primera parada y desde la última, y el equipaje elegido.',
  compare: 'Comparar en barras y en una tabla',
  column: {
    mode: 'Medio',
    time: 'Duración',
    door: live.board.heads.door,
    all: live.board.heads.all,
    price: 'Precio',
    co2: 'CO₂e',
    changes: 'Transbordos',
  },
  co2Each: 'CO₂e por persona',
  lowest: 'Menos CO₂e',
  fastest: 'Más rápido',
  cheapest: 'Más barato',
  map: live.map.label,
  mapAlt: ({ from, to }, km) =>
    `Mapa con ${from} (A), ${to} (B) y una línea recta discontinua que las une: ${km}.`,
  mapNote: 'Línea recta, no el recorrido real. Datos del mapa: Natural Earth.',
  journeyAlt: ({ from, to }, km, mode, via) =>
    `Mapa: ${from} (A) ${and(to)} (B), a ${km} de distancia. Línea discontinua: la mejor opción, en ${inText[mode]}${via && ` vía ${via}`}.`,
  journeyNote: {
    rails: 'La línea sigue las vías del tren.',
    lanes: 'La línea sigue la ruta de los barcos.',
    sketched: 'La línea es aproximada y pasa por lugares del camino.',
    straight: 'La línea va recta de parada a parada.',
    flight: 'La línea es la más corta entre los aeropuertos.',
  },
  onTheWay: 'Por el camino',
  mapData: (names: string) => `Datos del mapa: ${names}`,
  quickFacts: 'De un vistazo',
  bestOption: 'Mejor opción',
  priceRange: 'Precios',
  related: 'Rutas similares',
  popular: 'Rutas más buscadas',
  reverse: ({ from, to }) => `De ${from} a ${to}`,
  hubs: 'Más rutas por ciudad',
  allFrom: (city) => `Todas las rutas desde ${city}`,
  allTo: (city) => `Todas las rutas a ${city}`,
  booking: 'Dónde reservar',
  livePrices: 'Precios en tiempo real',
  livePricesOff: live.fares.notConfigured,
  searchFlights: ({ from, to }) => `Buscar vuelos ${from}–${to}:`,
  bookingNote: 'Con estos enlaces no ganamos nada.',
  sponsoredNote:
    'Los enlaces con la indicación «Publicidad» pueden reportarnos una comisión. No cambian el orden de las opciones.',
  book: (mode) => (mode === 'car' ? 'Ruta' : 'Reservar'),
  bookOn: (site) => `Ir a ${site}`,
  crossChannel: (operator) =>
    `reserva ${operator} con 60–90 días de antelación; las plazas más baratas para cruzar el canal de la Mancha son las primeras en agotarse.`,
  crossChannelTitle: 'Consejo',
  earlyBooking: (operator) =>
    `reserva ${operator} con 60–90 días de antelación; las plazas más baratas son las primeras en agotarse.`,
  ad: 'Publicidad',
  adFor: (provider: string) =>
    `Espacio reservado para ${provider}. Gracias a la publicidad, Waymark es gratis.`,
  loading: 'Cargando la ruta…',
  amenitiesLabel: 'A bordo',
  mapStreet: live.map.street,
}
