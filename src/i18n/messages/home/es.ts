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
  around: (town) => `Europa desde ${town}`,
  aroundMore: 'Ajustar horas y euros',
  aroundLand: 'Lo mismo sin volar',
  finding: ({ less, both }) =>
    `En ${both} rutas entre nuestras ciudades se puede ir en tren y en avión. El tren emite menos en ${less === both ? 'todas' : `${less} de ellas`}.`,
  findingLink: 'Cómo se calcula el CO₂e',
  featured: 'Viajes destacados',
  featuredIntro: 'El precio más bajo de cada ruta, solo ida, y todos los medios de transporte.',
  popularBadge: 'Muy buscada',
  groups: 'Ideas para viajar',
  groupsIntro: 'Precios para un adulto, solo ida.',
  choosing: 'Cómo elegimos la mejor opción y la más ecológica',
  quick: 'Escapadas rápidas',
  quickRule: (time) =>
    `Con la mejor opción, el viaje en sí dura ${time} como mucho, y no es un vuelo. Por orden de demanda, sin las rutas que ya están en esta página.`,
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
  travellersNote:
    'Solo Eurostar transportó en 2024 a 19,5 millones de personas, en unos pocos de los viajes que se comparan aquí.',
  stripNote: (x) =>
    `${x.routes} rutas entre ${x.cities} ciudades se componen de ${x.services} servicios; los tiempos de ${x.read} se han leído en horarios y comunicados. Los demás tiempos y la mayoría de los precios son datos de la redacción o estimaciones, y todas las demás rutas se estiman: cada cifra dice qué es.`,
}
