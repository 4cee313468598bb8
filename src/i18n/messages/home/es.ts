// Spanish words of the home page.
import type { HomeMessages } from './en.ts'

export const home: HomeMessages = {
  title: 'Encuentra tu ruta por Europa',
  lead: 'Tren, avión, autobús, ferri y coche frente a frente: duración, precio y CO₂, con la fuente de cada cifra.',
  recent: 'Búsquedas recientes',
  recentClear: 'Borrar todas',
  recentRemove: (trip) => `Borrar ${trip}`,
  recentRemoved: (trip) => `${trip}: búsqueda borrada.`,
  recentCleared: 'Búsquedas recientes borradas.',
  featured: 'Viajes destacados',
  featuredIntro: 'El precio más bajo de cada ruta, un adulto, solo ida.',
  popularBadge: 'Muy buscada',
  groups: 'Ideas para viajar',
  groupsIntro: 'Precios para un adulto, solo ida.',
  choosing: 'Cómo elegimos la mejor opción y la más ecológica',
  quick: 'Escapadas rápidas',
  quickRule: (time) =>
    `La mejor opción dura ${time} como mucho y no es un vuelo. Por orden de demanda, sin las rutas que ya están en esta página.`,
  budget: 'Por poco dinero',
  budgetRule: 'Los precios más bajos de todas nuestras rutas.',
  popular: 'Las más populares',
  popularRule: 'Las primeras de nuestra lista, ordenada según cuánto se viaja a ambas ciudades.',
  cities: 'Grandes ciudades de Europa',
  citiesIntro: 'Todas las rutas de una ciudad, con la ciudad más próxima por tierra o por mar.',
  otherCities: 'Más ciudades',
  airports: 'Del aeropuerto a la ciudad',
  airportsIntro: 'El transporte público más rápido a la ciudad y su precio.',
  strip: 'Waymark en cifras',
  destinations: 'destinos',
  routes: 'rutas',
  travellers: 'viajeros',
  countries: 'países',
  stripNote: (routes, cities) =>
    `${routes} rutas entre ${cities} ciudades se componen de servicios concretos; la mayoría de sus precios son estimaciones. Todas las demás rutas se estiman por completo. Cada cifra indica su origen.`,
}
