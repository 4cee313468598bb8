// Spanish of Spain. "Ruta" is a pair of cities, "opción" an option. Impersonal or with "tú".

import { es as live } from '../live/es.ts'
import { inText } from '../parts/es.ts'
import { content } from './content/es.ts'
import type { Messages } from './en.ts'
import { explore } from './explore/es.ts'
import { generated } from './generated/es.ts'
import { home } from './home/es.ts'
import { legal } from './legal/es.ts'
import { meet } from './meet/es.ts'
import { method } from './method/es.ts'
import { night } from './night/es.ts'
import { notFound } from './not-found/es.ts'
import { route } from './route/es.ts'
import { tour } from './tour/es.ts'
import { transport } from './transport/es.ts'

export const es: Messages = {
  nav: {
    skip: 'Ir al contenido',
    home: 'Waymark: inicio',
    search: 'Buscar',
    language: 'Idioma',
    theme: 'Tema oscuro',
    main: 'Idioma y tema',
    breadcrumb: 'Ruta de navegación',
    breadcrumbHome: 'Inicio',
    about: 'Quiénes somos',
    method: 'Metodología',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
    sells:
      'Waymark no vende billetes. Los enlaces a socios pueden reportarnos una comisión; nunca cambian el orden de las opciones.',
  },
  search: {
    legend: 'Comparar formas de viajar',
    origin: 'Origen',
    destination: 'Destino',
    placeholder: 'Ciudad',
    swap: 'Intercambiar origen y destino',
    submit: 'Comparar',
    everywhere: 'A todas partes desde {town}',
    suggestions: (field) => `Sugerencias para «${field}»`,
    searching: 'Buscando…',
    noMatch:
      'No encontramos nada con ese nombre. Prueba con una ciudad cercana más grande, un país, un aeropuerto o un lugar de interés.',
    same: 'El origen y el destino coinciden. Elige dos ciudades distintas.',
    choose: 'Elige las dos ciudades entre las sugerencias.',
    results: { one: '{count} sugerencia', other: '{count} sugerencias' },
    more: {
      title: 'Buscar',
      close: 'Cerrar la búsqueda',
      estimates: 'solo estimaciones',
      near: 'Nombres parecidos',
      offline: 'Sin conexión solo encontrarás nuestras ciudades, estaciones y lugares de interés.',
      stops: { airport: 'Aeropuerto', station: 'Estación', port: 'Puerto', coach: 'Estación de autobuses' },
      pages: {
        route: 'Rutas',
        ferry: 'Ferris',
        sight: 'Lugares de interés',
        airport: 'Del aeropuerto a la ciudad',
        country: 'Países',
      },
    },
    unknownPlaces:
      'Todavía no conocemos uno de estos lugares. Revisa cómo se escribe o elige una ciudad de la lista.',
  },
  route,
  transport,
  amenities: {
    wifi: 'Wifi',
    power: 'Enchufes',
    food: 'Comida y bebida',
    luggage: 'Equipaje incluido',
    comfort: 'Mayor confort',
  },
  common: {
    from: 'Origen',
    to: 'a',
    allIn: 'Precio total',
    listFigures:
      'Tiempos de puerta a puerta y precios totales, con los trayectos desde y hasta el centro, para un adulto con un bolso pequeño. ≈\u00a0indica un precio estimado.',
    listFiguresBrief: 'Tiempos de puerta a puerta y precios totales; ≈\u00a0indica un precio estimado.',
    listAges: (dates) =>
      `Tiempos y precios de ${dates}; la página de cada ruta da la fecha y las fuentes de todas sus cifras.`,
    updated: (date) => `Última actualización: ${date}`,
    backHome: 'Volver al inicio',
    opensNew: 'se abre en una pestaña nueva',
    colon: ': ',
    semicolon: '; ',
  },
  home,
  faq: {
    title: 'Preguntas frecuentes',
  },
  weather: {
    title: 'El tiempo a 7 días',
    roughly: (p, x) =>
      `Aún no tenemos datos climáticos de las dos ciudades. Como orientación: ${p.from}, ${x.from}\u00a0°C de media, suave y lluvioso; ${p.to}, ${x.to}\u00a0°C, suave y agradable.`,
  },
  share: {
    system: 'Compartir',
  },
  reverse: { title: 'Para la vuelta', view: 'Ver ruta' },
  travelByType: {
    title: 'Por medio de transporte',
    filter: {
      legend: 'Filtrar rutas',
      any: 'Todas las ciudades',
      budget: 'Precio máximo (€)',
      clear: 'Borrar el filtro',
      loading: 'Cargando las rutas…',
      failed: 'No se han podido cargar las rutas. La lista completa, sin filtro, sigue en la página.',
      more: 'Mostrar más',
      foundOne: '{count} ruta encontrada',
    },
    heading: (mode) => `Rutas en ${inText[mode]} por Europa`,
    description: (mode, count, price) =>
      `${count} rutas en ${inText[mode]} entre ciudades europeas, de la más barata a la más cara, desde ${price}: ${mode === 'car' ? 'duración' : 'compañía, duración'} y precio de cada una.`,
    descriptionEnds: ['Con filtro por ciudad y presupuesto.', 'Filtro por ciudad.'],
    intro: 'Debajo, en pequeño, figuran el viaje en sí y su precio más bajo, por el que se ordena la lista.',
    found: (count) => `${count} rutas encontradas`,
    none: (mode) => `No se han encontrado rutas en ${inText[mode]}`,
    routes: (count) => (count === 1 ? 'ruta' : 'rutas'),
    from: 'Desde',
    page: (page, pages) => `Página ${page} de ${pages}`,
    pages: 'Páginas',
  },
  generated,
  explore,
  meet,
  night,
  tour,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark: compara tren, avión, autobús, ferri y coche',
    homeDescription:
      'Compara tren, avión, autobús, ferri y coche entre ciudades europeas: duración, precio y CO₂. Cada cifra indica su fuente; aquí no se vende nada.',
    routeTitle: ({ from, to }, modes) => `De ${from} a ${to} en ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `De ${from} a ${to}, lo más rápido de puerta a puerta es ${x.fastest}, en torno a ${x.time}; ${x.cheapest ? `lo más barato, ${x.cheapest}` : 'también es lo más barato'}, desde ${x.price}.`,
    routeDescriptionEnds: [
      'Duración, transbordos, precios y CO₂ comparados, con fuentes.',
      'Duración, precios y CO₂ comparados, con fuentes.',
      'Duración, precios y CO₂, con fuentes.',
      'Precios y CO₂, con fuentes.',
      'Con fuentes.',
    ],
  },
  content,
  method,
  legal,
}
