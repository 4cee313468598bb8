// Spanish words of the not-found view.
import type { Messages } from '../en.ts'

export const notFound: Messages['notFound'] = {
  title: 'Página no encontrada',
  description: 'La página que buscas no existe.',
  goHome: 'Ir al inicio',
  searchRoutes: 'Buscar rutas',
  noRoute: ({ from, to }) => `Todavía no tenemos la ruta de ${from} a ${to}.`,
  similar: 'Rutas similares',
  popular: 'Rutas más buscadas',
  city: {
    title: 'Ciudad no encontrada',
    description: 'Todavía no tenemos esta ciudad.',
    button: 'Volver al inicio',
  },
  airport: {
    title: 'Traslado de aeropuerto no encontrado',
    description: 'No hemos encontrado este traslado entre el aeropuerto y la ciudad.',
    button: 'Volver al inicio',
  },
  airportsNear: {
    title: 'Ningún aeropuerto encontrado',
    description: 'No hemos encontrado aeropuertos para esta ciudad.',
    button: 'Ir al inicio',
  },
  corridor: {
    title: 'Ruta entre países no encontrada',
    description: 'No tenemos ninguna guía para viajar entre estos dos países.',
    button: 'Ir al inicio',
  },
  landmark: {
    title: 'Lugar no encontrado',
    description: 'No hemos encontrado información sobre este lugar.',
    button: 'Ir al inicio',
  },
  ferry: {
    title: 'Línea de ferri no encontrada',
    description: 'No hemos encontrado información sobre esta línea de ferri.',
    button: 'Ir al inicio',
  },
}
