import type { Messages } from '../en.ts'

const praise = {
  fair: 'es la más equitativa',
  hours: 'exige menos horas en total',
  euro: 'cuesta menos en total',
  co2: 'emite menos en total',
}

export const meet: Messages['meet'] = {
  short: 'Quedar a medio camino',
  title: '¿Dónde quedamos?',
  description:
    'Entre dos y seis personas de ciudades distintas de Europa: dónde quedar según el trayecto más largo, las horas, los euros o el CO₂e, y cómo llega cada una.',
  intro:
    'Indica las ciudades de las que salen entre dos y seis personas. Verás dónde pueden encontrarse todas y cómo llega cada una.',
  rule: 'Cada persona usa la mejor opción de su ruta, la que encabeza su página. El orden decide qué ciudades van primero, no cómo viaja cada cual. Las horas son de puerta a puerta; los euros son el precio total más bajo para un adulto, solo ida. Quien vive en la ciudad elegida ya está allí.',
  starts: 'De dónde salen',
  start: (number) => `Ciudad ${number}`,
  orderBy: 'Qué ciudades van primero',
  orders: {
    fair: 'Más equitativo (trayecto más largo)',
    hours: 'Menos horas en total',
    euro: 'Menos euros en total',
    co2: 'Menos CO₂e en total',
  },
  figures: { fair: 'Más largo', hours: 'Horas en total', euro: 'Precio total', co2: 'CO₂e' },
  hours: 'Nadie viaja más de',
  euro: 'Nadie paga más de',
  any: 'Sin límite',
  find: 'Buscar ciudades',
  example: 'Un ejemplo',
  changeExample: 'Cambiarlo',
  heading: (names) => `Dónde quedar desde ${names}`,
  found: ({ best, order, longest, count }) =>
    count === 1
      ? `${best} es la única ciudad que sirve para todos: nadie viaja más de ${longest}.`
      : `${best} ${praise[order]}: nadie viaja más de ${longest}. Sirven para todos ${count} ciudades; estas son las primeras.`,
  more: (count) => (count === 1 ? '1 ciudad más' : `${count} ciudades más`),
  atHome: 'ya en su ciudad',
  mapAlt: (names, best) => `Mapa: líneas desde ${names} hasta ${best}.`,
  mapNote: 'Las líneas llevan a la primera ciudad y los puntos indican las siguientes.',
  resultDescription: (names, first) =>
    `Dónde quedar desde ${names}: primero ${first}. El trayecto de cada persona, con horas de puerta a puerta, euros y CO₂e.`,
  quoted: (text) => `«${text}»`,
  unknown: (texts) => `No conocemos ninguna ciudad llamada ${texts}.`,
  outside: (names) => `Aún no conocemos trayectos desde ${names}.`,
  correct: 'Revisa la ortografía o elige una ciudad cercana en la lista que se abre al escribir.',
  few: 'Indica al menos dos ciudades distintas.',
  twice: (names, count) =>
    count === 1
      ? `${names} aparece varias veces y cuenta una vez.`
      : `${names} aparecen varias veces y cuentan una vez cada una.`,
  none: 'Ninguna ciudad sirve para todos. Permite más horas, más euros o los vuelos.',
  loading: 'Buscando ciudades…',
  failed: 'No se han podido cargar las ciudades. Comprueba la conexión e inténtalo de nuevo.',
}
