import type { Messages } from '../en.ts'

export const night: Messages['night'] = {
  short: 'Trenes nocturnos',
  title: 'Trenes nocturnos en Europa',
  description: ({ departures, towns, companies }) =>
    `Trenes nocturnos desde ${towns} ciudades de Europa: ${departures} salidas de ${companies} compañías, con horas, días, tipos de plaza y el precio más bajo.`,
  intro: ({ departures, towns, companies }) =>
    `Subir al tren por la noche y bajar por la mañana en otra ciudad: ${departures} salidas de ${companies} compañías desde ${towns} ciudades. Cada panel reúne los trenes a los que se puede subir por la tarde o de noche, y adónde llegan.`,
  reading:
    'Las horas son locales. El precio es el más bajo para un adulto, en asiento si el tren los tiene; una cama cuesta más. Un tren sin días indicados circula todas las noches. Cada ciudad lleva a la comparación con las demás formas de ir.',
  mapAlt: 'Mapa de Europa con las líneas de todos los trenes nocturnos',
  mapNote: 'Las líneas unen las ciudades donde para un tren; no siguen las vías.',
  towns: 'Ciudades con trenes nocturnos',
  filter: 'Ciudad',
  none: 'Ningún tren nocturno que conozcamos para en una ciudad con ese nombre.',
}
