// Spanish words of estimated routes.
import { and, plural } from '../../parts/es.ts'
import type { Messages } from '../en.ts'

export const generated: Messages['generated'] = {
  description: ({ from, to }, distance) =>
    `De ${from} a ${to}, ${distance} en línea recta: duración, precio y CO₂e estimados de cada medio de transporte razonable.`,
  badge: 'Solo estimaciones',
  intro:
    'Todavía no tenemos horarios de esta ruta. Las cifras se estiman según la distancia: sirven para comparar, no para planificar un transbordo.',
  method: 'Cómo hacemos las estimaciones',
  driveTime: 'Tiempo estimado en coche',
  noDrive: 'Sin estimación',
  days: (number) => plural(number, 'día', 'días'),
  absences: {
    far: (km) => `A más de ${km} solo merece la pena comparar vuelos.`,
    sea: ({ from, to }) =>
      `Entre ${from} ${and(to)} hay agua de por medio, sin puente ni túnel: no se llega en tren, en autobús ni por carretera. Si hay un ferri, todavía no tenemos sus horarios.`,
    'round-the-sea': ({ from, to }) =>
      `Por tierra, el camino de ${from} a ${to} da un gran rodeo para evitar el agua o se corta en una frontera cerrada; por eso no damos estimaciones de tren, autobús ni coche. Si hay un ferri, todavía no tenemos sus horarios.`,
    near: 'Estos lugares están demasiado cerca el uno del otro para ir en avión.',
    'no-airport': 'Cerca de estos lugares no conocemos dos aeropuertos con vuelos regulares.',
  },
  nothing: 'No tenemos ninguna estimación para esta ruta.',
  airports: (from, to) => `de ${from} a ${to}`,
  oneStop: 'suponiendo una escala',
  nonStop: 'si hay un vuelo sin escalas',
  similar: 'Rutas cercanas con todos los detalles',
  didYouMean: (route) => `¿Querías decir ${route}?`,
}
