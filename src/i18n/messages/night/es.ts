import { atTime, plural } from '../../parts/es.ts'
import type { Messages } from '../en.ts'

/** In sentences, where one is written out. */
const townsOf = (count: number) => (count === 1 ? 'una ciudad' : `${count}\u00a0ciudades`)

export const night: Messages['night'] = {
  short: 'Trenes nocturnos',
  title: 'Trenes nocturnos en Europa',
  mondayToFriday: 'de lunes a viernes',
  everyNightBut: (day) => `todas las noches menos la del ${day}`,
  description: ({ departures, towns, companies }) =>
    `Trenes nocturnos desde ${towns} ciudades de Europa: ${departures} salidas de ${companies} compañías, con horas, días, tipos de plaza y el precio más bajo.`,
  intro: ({ departures, towns, companies }) =>
    `Subir al tren por la noche y bajar por la mañana en otra ciudad: ${departures} salidas de ${companies} compañías desde ${towns} ciudades. Cada panel reúne los trenes de la tarde y de la noche y dice adónde llegan.`,
  reading:
    'Las horas son locales. El precio es el más bajo para un adulto, en asiento, si el tren lo ofrece; una cama cuesta más. Un tren sin días indicados circula todas las noches. Cada ciudad lleva a la comparación con las demás formas de ir.',
  mapAlt: 'Mapa de Europa con las líneas de todos los trenes nocturnos',
  mapNote: 'Las líneas unen las ciudades donde para un tren y siguen las vías donde se conocen.',
  towns: 'Ciudades con trenes nocturnos',
  filter: 'Ciudad',
  none: 'Ningún tren nocturno que conozcamos para en una ciudad con ese nombre.',
  from: (town) => `Trenes nocturnos desde ${town}`,
  to: (town) => `Trenes nocturnos a ${town}`,
  townTitle: 'horarios y precios',
  townDescription: ({ town, towns, departures }) =>
    `Trenes nocturnos de ${town} a ${towns}: ${plural(departures, 'salida', 'salidas')} con horas, días, tipos de plaza y el precio más bajo, y los trenes de vuelta.`,
  townIntro: ({ town, towns, departures, first, last }) =>
    departures === 1
      ? `Desde ${town} sale un tren nocturno ${atTime(first)}. Llega a ${townsOf(towns)}.`
      : `De ${town} salen ${departures} trenes nocturnos, el primero ${atTime(first)} y el último ${atTime(last)}, hacia ${townsOf(towns)}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Desde una sola ciudad llega un tren nocturno a ${town}.`
      : `Desde ${towns} ciudades llegan trenes nocturnos a ${town}.`,
  toNote:
    'Cada ciudad lleva a la comparación con las demás formas de ir; las horas son las de salida desde esa ciudad y las de llegada aquí.',
  townMapAlt: (town) => `Mapa con las líneas de los trenes nocturnos que paran en ${town}`,
  onward: 'Para seguir',
  cityPage: (town) => `${town}: guía y todas las rutas`,
  aroundByNight: (town) => `De noche a todas partes desde ${town}`,
  lines: {
    title: 'Nuevas, suprimidas y anunciadas',
    note: 'Líneas que empezaron, terminaron, se anunciaron o se cancelaron desde 2025, las más recientes primero. Una línea suprimida ya no circula el día indicado. «Anunciada» quiere decir que la fuente no es posterior a ese día: compruébalo antes de contar con ella.',
    begins: 'Nueva',
    beginsLater: 'Anunciada',
    ends: 'Suprimida',
    endsLater: 'Fin anunciado',
    dropped: 'Cancelada',
    perWeek: (nights) =>
      nights === 7 ? 'todas las noches' : `${plural(nights, 'noche', 'noches')} por semana`,
  },
  list: {
    title: 'Los trenes nocturnos y la lista pública',
    text: ({ services, agree, differ, unclear, absent, trains, outside, missing, publisher, asOf }) =>
      `De ${services} trayectos directos nocturnos de este sitio, ${agree} figuran igual en la lista de ${publisher} (${asOf}) y ${differ} con otros datos; en ${unclear} la lista se contradice o dice demasiado poco, y ${absent} no figuran en ella. De sus ${trains} trenes, ${outside} paran en menos de dos ciudades de este sitio y otros ${missing} faltan aquí.`,
    differences: 'Lo que difiere',
    line: 'Línea',
    here: 'Aquí',
    there: 'Lista',
    unclear: 'La lista se contradice o dice demasiado poco',
    absent: 'No están en la lista',
    missing: 'En la lista, pero no aquí',
    columns: {
      at: 'salida',
      minutes: 'duración',
      backAt: 'salida de vuelta',
      back: 'duración de vuelta',
      days: 'noches',
      season: 'temporada',
      berths: 'plazas',
    },
    everyNight: 'todas las noches',
    allYear: 'todo el año',
    unsaid: 'no se indica',
    reasons: {
      open: 'aún sin introducir',
      joined: 'otro tren une las mismas ciudades',
      operator: 'de una compañía sin trenes en este sitio',
      hours: 'la lista no da horas',
      days: 'la lista no da días',
      outside: 'menos de dos ciudades de este sitio',
    },
  },
}
