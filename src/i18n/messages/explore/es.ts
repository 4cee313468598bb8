import { plural } from '../../parts/es.ts'
import type { Messages } from '../en.ts'

export const explore: Messages['explore'] = {
  short: 'Explorar',
  heading: (town) => `A todas partes desde ${town}`,
  townCount: (count) => plural(count, 'ciudad', 'ciudades'),
  indexHeading: '¿Adónde se llega en cuatro horas?',
  indexDescription: (towns) =>
    `Elige una ciudad y mira a cuántas horas están otras ${towns}, de puerta a puerta, con el precio y las emisiones de CO₂ de cada viaje.`,
  indexIntro:
    'Elige una ciudad. Todas las demás se colocan a su alrededor, en su dirección real y a tantas horas como dura el viaje de puerta a puerta. Ajusta tus horas y tus euros, quita el avión y mira qué queda.',
  indexCities: 'Ciudades',
  indexCitiesNote: 'Ciudades con más destinos a ocho horas como máximo, de puerta a puerta y sin volar.',
  indexRow: ({ near, far, land }) => `${near} en 4\u00a0h, ${far} en 8\u00a0h, ${land} sin volar`,
  town: 'Ciudad',
  go: 'Ver el mapa',
  description: ({ town, towns, near, far, land }) =>
    `${towns} ciudades alrededor de ${town} según las horas de puerta a puerta, con precio y CO₂: ${near} en cuatro horas, ${far} en ocho, ${land} sin volar.`,
  lead: ({ town, near, far, land }) =>
    `De puerta a puerta y por el medio más rápido, desde ${town} se llega en cuatro horas a ${near} y en ocho horas a ${far}, ${land} de ellas sin volar.`,
  reading:
    'Cada ciudad está en su dirección real, a tantas horas del centro como dura el mejor viaje de puerta a puerta. «Una noche» va de las siete de la tarde a las nueve de la mañana; lo que dura más de un día está en el círculo exterior.',
  timeMap: 'Mapa de horas',
  timeMapAlt: (town) =>
    `Ciudades alrededor de ${town}, cada una en su dirección real y a tantas horas como dura el viaje.`,
  timeMapList: 'La lista de abajo dice lo mismo.',
  plainMap: 'Las mismas ciudades en un mapa normal.',
  plainMapLines: 'Las líneas muestran los trenes y barcos directos donde son la mejor opción.',
  plainMapAlt: (town) => `Mapa de Europa con ${town} y las ciudades de la lista`,
  oneNight: 'una noche',
  list: 'Todas las ciudades por horas',
  listNote:
    'El mejor viaje a cada ciudad para un adulto con un bolso pequeño; cada ciudad lleva a todas las formas de ir.',
  within: (hours) => `Hasta ${hours}`,
  between: (from, to) => `De ${from} a ${to}`,
  beyond: (hours) => `Más de ${hours}`,
  none: (towns) => `No conocemos ningún viaje a ${towns}.`,
  filter: {
    legend: 'Lo que te conviene',
    hours: 'De puerta a puerta, como máximo',
    euro: 'Precio total, como máximo',
    co2: 'CO₂e por persona, como máximo',
    changes: 'Transbordos',
    anyChanges: 'los que sean',
    direct: 'ninguno',
    mostChanges: (count) => `${count} como máximo`,
    modes: 'En',
    night: 'Solo de noche',
    sort: 'Ordenar por',
    sorts: { hours: 'horas', euro: 'precio', co2: 'CO₂e', changes: 'transbordos', name: 'nombre' },
    reset: 'Mostrar todo',
  },
}
