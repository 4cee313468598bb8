// Spanish of Spain. "Ruta" is a pair of cities, "opción" one way to travel it; impersonal where natural, else tú.
import type { Mode } from '#catalogue/mode.ts'
import { content } from './content/es.ts'
import type { Messages } from './en.ts'
import { home } from './home/es.ts'

const inText: Record<Mode, string> = {
  train: 'tren',
  flight: 'avión',
  bus: 'autobús',
  ferry: 'ferri',
  car: 'coche',
}
const theMode: Record<Mode, string> = {
  train: 'el tren',
  flight: 'el avión',
  bus: 'el autobús',
  ferry: 'el ferri',
  car: 'el coche',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const count = (number: number, one: string, other: string) => `${number}\u00a0${number === 1 ? one : other}`
/** One changes planes in an "escala", everything else in a "transbordo". */
const change = (mode: Mode) => (mode === 'flight' ? 'escala' : 'transbordo')
const changes = (number: number, mode: Mode) => count(number, change(mode), `${change(mode)}s`)
const withChanges = (number: number, mode: Mode) =>
  number === 0 ? `sin ${change(mode)}s` : `con ${changes(number, mode)}`
/** "a, b y c", with a comma where the part before has its own "y"; for parts that begin with a number. */
const list = (parts: string[]) =>
  parts.join(', ').replace(/, (?=[^,]*$)/, parts.at(-2)?.includes(' y ') ? ', y ' : ' y ')

export const es: Messages = {
  nav: {
    skip: 'Ir al contenido',
    home: 'Waymark: inicio',
    language: 'Idioma',
    theme: 'Tema oscuro',
    main: 'Idioma y tema',
    breadcrumb: 'Ruta de navegación',
    breadcrumbHome: 'Inicio',
    routes: 'Rutas',
    footer: 'Pie de página',
    about: 'Quiénes somos',
    method: 'Metodología',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
    sells:
      'Waymark no vende billetes. Los enlaces a socios pueden darnos una comisión; nunca cambian el orden de las opciones.',
  },
  search: {
    legend: 'Comparar formas de viajar',
    origin: 'Origen',
    destination: 'Destino',
    placeholder: 'Ciudad',
    swap: 'Intercambiar origen y destino',
    submit: 'Comparar',
    suggestions: (field) => `Sugerencias para «${field}»`,
    searching: 'Buscando…',
    noMatch: 'Ninguna ciudad coincide. Revisa cómo se escribe o prueba con el país.',
    same: 'El origen y el destino coinciden. Elige dos ciudades distintas.',
    choose: 'Elige las dos ciudades entre las sugerencias.',
    results: { one: '{count} sugerencia', other: '{count} sugerencias' },
    unknown: (text) =>
      `Todavía no conocemos «${text}». Revisa cómo se escribe o elige una ciudad de la lista.`,
    unknownPlaces:
      'Todavía no conocemos uno de estos lugares. Revisa cómo se escribe o elige una ciudad de la lista.',
  },
  route: {
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
    sorted: (by) => `Opciones reordenadas. Primero: ${by}`,
    best: 'Mejor opción',
    bestRoute: 'Mejor opción',
    greenest: 'La más ecológica: la de menos CO₂e entre estas opciones',
    greenestShort: 'La más ecológica',
    directOption: 'Directo',
    changes: (number, mode) => (number === 0 ? 'Directo' : changes(number, mode)),
    via: (places) => `vía ${places}`,
    night: 'Tren nocturno',
    nightFerry: 'Travesía nocturna',
    perDay: (departures) =>
      departures >= 1.5
        ? `unas ${Math.round(departures)} salidas al día`
        : departures >= 0.9
          ? 'alrededor de una salida al día'
          : 'no todos los días',
    season: (from, to) => `solo del ${from} al ${to}`,
    anytime: 'A cualquier hora',
    details: 'Ver detalles',
    close: 'Cerrar',
    boardNote: (withCar) =>
      `Precios para un adulto, solo ida; CO₂e por persona${withCar ? ', con un solo ocupante en el coche' : ''}.`,
    doorToDoor: 'De puerta a puerta',
    doorToDoorText: (x) => {
      const parts = [
        x.access && `${x.access} desde el centro`,
        x.dwell && `${x.dwell} de ${x.mode === 'car' ? 'pausas' : 'espera y controles'}`,
        x.egress && `${x.egress} hasta el centro`,
      ].filter(Boolean)
      return `En total, alrededor de ${x.total}${parts.length > 0 ? `, contando ${list(parts)}` : ''}.`
    },
    journey: 'El viaje',
    numbers: 'De dónde salen las cifras',
    changeAt: (place, minutes, mode) => `${capital(change(mode))} en ${place}, ${minutes} aprox.`,
    changeAcross: (from, to, minutes) => `Traslado de ${from} a ${to}, ${minutes} aprox. en total`,
    departsArrives: (departs, arrives) => `p.\u00a0ej., salida ${departs}, llegada ${arrives}`,
    drive: (from, to) => `En coche de ${from} a ${to}`,
    driveProduct: 'Coche propio o de alquiler',
    officialSite: (operator) => `Billetes de ${operator}`,
    factorLine: (km, grams, kg) => `${km} × ${grams}\u00a0g/km = ${kg}`,
    verdict: ({ from, to }, fastest) => {
      const part = fastest.mode === 'flight' ? 'vuelo' : 'viaje'
      const detail = fastest.mode === 'car' ? 'pausas incluidas' : `con ${fastest.time} de ${part}`
      return `De ${from} a ${to}, lo más rápido de puerta a puerta es ${theMode[fastest.mode]}: alrededor de ${fastest.door}, ${detail}.`
    },
    verdictSecond: (cheapest, greenest, fastest) => {
      const again = cheapest.mode === fastest
      const first = again
        ? `También es lo más barato, desde ${cheapest.price}`
        : `Lo más barato es ${theMode[cheapest.mode]}, desde ${cheapest.price}`
      return cheapest.mode === greenest.mode
        ? `${first}, y ${again ? '' : 'también '}lo que menos CO₂e emite: ${greenest.co2} por persona.`
        : `${first}; lo que menos CO₂e emite es ${theMode[greenest.mode]}, ${greenest.co2} por persona.`
    },
    compare: 'Frente a frente',
    compareIntro: 'La mejor opción de cada medio de transporte. Las barras están a escala.',
    column: {
      mode: 'Medio',
      time: 'Duración',
      door: 'Puerta a puerta',
      price: 'Precio',
      co2: 'CO₂e',
      changes: 'Transbordos',
    },
    charts: { co2: 'CO₂e por persona', time: 'Duración del viaje', price: 'Precio más bajo' },
    lowest: 'Menos CO₂e',
    fastest: 'Más rápido',
    cheapest: 'Más barato',
    map: 'Mapa',
    mapAlt: ({ from, to }, km) =>
      `Mapa con ${from} (A), ${to} (B) y una línea recta discontinua que las une: ${km}.`,
    mapLoading: 'Cargando el mapa…',
    mapNote: 'Línea recta, no el recorrido real. Datos del mapa: Natural Earth.',
    quickFacts: 'De un vistazo',
    bestOption: 'Mejor opción',
    priceRange: 'Precios',
    modes: 'Medios de transporte',
    related: 'Rutas similares',
    popular: 'Rutas más buscadas',
    reverse: ({ from, to }) => `De ${from} a ${to}`,
    hubs: 'Más rutas por ciudad',
    allFrom: (city) => `Todas las rutas desde ${city}`,
    allTo: (city) => `Todas las rutas a ${city}`,
    booking: 'Dónde reservar',
    bookingNote: 'Con estos enlaces no ganamos nada.',
    sponsoredNote:
      'Los enlaces con la indicación «Publicidad» pueden darnos una comisión. No cambian el orden de las opciones.',
    bookOn: (site) => `Ir a ${site}`,
    crossChannel: (operator) =>
      `Conviene reservar ${operator} con 60–90 días de antelación: las plazas más baratas para cruzar el canal de la Mancha son las primeras en agotarse.`,
    crossChannelTitle: 'Consejo',
    earlyBooking: (operator) =>
      `Conviene reservar ${operator} con 60–90 días de antelación: las plazas más baratas son las primeras en agotarse.`,
    ad: 'Publicidad',
    adHouse: 'Este espacio permite que Waymark sea gratis.',
    loading: 'Cargando la ruta…',
    amenitiesLabel: 'A bordo',
    mapZoomIn: 'Acercar',
    mapZoomOut: 'Alejar',
    mapStreet: 'Plano de calles',
    mapStreetFailed: 'No se ha podido cargar el plano. Inténtalo de nuevo.',
  },
  transport: {
    modes: { train: 'Tren', flight: 'Avión', bus: 'Autobús', ferry: 'Ferri', car: 'Coche' },
    inText,
    theMode,
    local: {
      walk: 'a pie',
      metro: 'en metro',
      tram: 'en tranvía',
      bus: 'en autobús',
      train: 'en tren',
      taxi: 'en taxi',
      rideshare: 'en VTC',
      ferry: 'en ferri',
    },
    co2Level: { low: 'bajo', medium: 'medio', high: 'alto' },
    berths: { seat: 'asientos', couchette: 'literas', sleeper: 'coche cama', cabin: 'camarotes' },
    basis: {
      timetable: 'según horario',
      published: 'dato publicado',
      known: 'dato de la redacción',
      composed: 'suma de tramos',
      modelled: 'estimación',
    },
    basisLong: {
      timetable: 'Según un horario publicado.',
      published: 'Dato publicado por la compañía o por un organismo oficial.',
      known: 'Dato de nuestra redacción, sin contrastar con fuentes publicadas.',
      composed: 'Suma de los tramos del viaje.',
      modelled: 'Estimación calculada con una fórmula.',
    },
    source: 'Fuente',
    sources: 'Fuentes',
    ownSources: {
      'waymark-editors': 'Conocimiento de nuestra redacción',
      'waymark-models': 'Nuestros modelos de precios, tiempos y kilómetros',
    },
    publishers: {
      'airline-schedules': 'las aerolíneas',
      'airport-operators': 'los aeropuertos',
      'motorway-tolls': 'concesionarias de autopistas',
    },
    asOf: (date) => `información de ${date}`,
    fareRule: {
      published: 'tarifa',
      model: 'estimación según la distancia',
      through: 'billete único estimado según la distancia',
      fuel: 'combustible',
      toll: 'peajes',
      vignette: 'viñeta',
      crossing: 'travesía con coche',
    },
  },
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
    price: (range) => `${range}`,
    priceFrom: (price) => `desde ${price}`,
    plus: (price) => `${price}+`,
    updated: (date) => `Última actualización: ${date}`,
    backHome: 'Volver al inicio',
    ratesDate: (date) => `Tipos de cambio de referencia del ${date}, orientativos.`,
    ratesFixed: 'Tipos de cambio fijos: los de hoy no están disponibles.',
    opensNew: 'se abre en una pestaña nueva',
    colon: ': ',
    figures: 'cifras',
  },
  home,
  faq: {
    title: 'Preguntas frecuentes',
    howLong: (p, mode) => `¿Cuánto se tarda en ${inText[mode]} de ${p.from} a ${p.to}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Normalmente, ${x.time} al volante, sin contar las pausas.`
        : `Normalmente, ${x.time} ${withChanges(x.changes, x.mode)} (${x.operators}); ${x.perDay}.`,
    cheapest: (p) => `¿Cuál es la forma más barata de ir de ${p.from} a ${p.to}?`,
    cheapestAnswer: (x) => {
      const by = `En ${inText[x.mode]}`
      if (x.low === x.high) return `${by}, por unos ${x.low}.`
      return x.mode === 'car'
        ? `${by}: de ${x.low} a ${x.high} en combustible y, donde corresponda, peajes, viñetas y travesías.`
        : `${by}: desde ${x.low}, y hasta ${x.high} si se compra a última hora o para fechas muy solicitadas.`
    },
    greenest: (p) => `¿Qué medio de transporte emite menos CO₂ de ${p.from} a ${p.to}?`,
    greenestAnswer: (x) => {
      const least = `${capital(theMode[x.mode])}, con alrededor de ${x.co2} de CO₂e por persona.`
      return x.mode === x.most
        ? least
        : `${least} ${capital(theMode[x.most])} emite alrededor de ${x.mostCo2}.`
    },
    distance: (p) => `¿A qué distancia está ${p.to} de ${p.from}?`,
    distanceAnswer: (x) =>
      `A ${x.straight} en línea recta${x.road ? ` y a unos ${x.road} por carretera` : ''}.`,
    direct: (p) => `¿Hay tren directo de ${p.from} a ${p.to}?`,
    directYes: (x) => `Sí, con ${x.operators}, ${x.perDay}. El viaje dura alrededor de ${x.time}.`,
    directNo: (x) =>
      `No. Lo habitual es viajar con ${changes(x.changes, 'train')}${x.via ? `, en ${x.via}` : ''}.`,
    directNone: 'No. En esta ruta no hay una conexión en tren razonable.',
    flightOrTrain: (p) => `De ${p.from} a ${p.to}, ¿se tarda menos en avión que en tren, de puerta a puerta?`,
    flightOrTrainAnswer: (x) =>
      `Contando el trayecto al aeropuerto, la espera y los controles, en avión se tarda alrededor de ${x.flight}; en tren, alrededor de ${x.train}. De centro a centro se llega antes en ${inText[x.faster]}.`,
  },
  weather: { title: 'El tiempo' },
  share: {
    system: 'Compartir',
    copied: 'Enlace copiado al portapapeles',
    copyFailed: 'No se ha podido copiar el enlace',
  },
  reverse: { title: 'Para la vuelta', view: 'Ver ruta' },
  travelByType: {
    title: 'Por medio de transporte',
    filter: {
      legend: 'Filtrar rutas',
      any: 'Todas las ciudades',
      budget: 'Como máximo, €',
      clear: 'Borrar el filtro',
      loading: 'Cargando las rutas…',
      failed: 'No se han podido cargar las rutas. Sin filtro, la lista completa sigue en la página.',
      more: 'Mostrar más',
      foundOne: '{count} ruta encontrada',
    },
    heading: (mode) => `Rutas en ${inText[mode]} por Europa`,
    description: (mode, count, price) =>
      `${count} rutas en ${inText[mode]} entre ciudades europeas, de la más barata a la más cara, desde ${price}: ${mode === 'car' ? 'duración' : 'compañía, duración'} y precio de cada una.`,
    intro: 'De la más barata a la más cara, según el precio más bajo que conocemos de cada ruta.',
    found: (count) => `${count} rutas encontradas`,
    none: (mode) => `No se han encontrado rutas en ${inText[mode]}`,
    routes: (count) => (count === 1 ? 'ruta' : 'rutas'),
    from: 'Desde',
    page: (page, pages) => `Página ${page} de ${pages}`,
    pages: 'Páginas',
  },
  generated: {
    description: ({ from, to }, distance) =>
      `De ${from} a ${to}, ${distance} en línea recta: duración, precio y CO₂e estimados de cada medio de transporte razonable.`,
    badge: 'Solo estimaciones',
    intro:
      'Todavía no tenemos horarios de esta ruta. Las cifras se estiman según la distancia: sirven para comparar, no para planificar un transbordo.',
    method: 'Cómo hacemos las estimaciones',
    driveTime: 'Tiempo estimado en coche',
    noDrive: 'Sin estimación',
    days: (number) => count(number, 'día', 'días'),
    absences: {
      far: (km) => `Por encima de los ${km} solo merece la pena comparar vuelos.`,
      sea: ({ from, to }) =>
        `De ${from} a ${to} hay agua de por medio, sin puente ni túnel: ni en tren, ni en autobús, ni por carretera se llega hasta el final. Si hay un ferri, todavía no tenemos sus horarios.`,
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
  },
  notFound: {
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
      title: 'Pareja de países no encontrada',
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
  },
  error: {
    title: 'Algo ha fallado',
    text: 'Se ha producido un error inesperado. Prueba a recargar la página o vuelve al inicio.',
    details: 'Detalles del error',
    reload: 'Recargar la página',
    goHome: 'Ir al inicio',
    offline: 'Estás sin conexión. Lo que muestra esta página sigue disponible.',
    online: 'Vuelves a tener conexión.',
  },
  seo: {
    homeTitle: 'Waymark: compara tren, avión, autobús, ferri y coche en Europa',
    homeDescription:
      'Compara cómo viajar entre ciudades europeas por duración, precio y CO₂. Cada cifra indica su fuente; aquí no se vende nada.',
    routeTitle: ({ from, to }, modes) => `De ${from} a ${to} en ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `De ${from} a ${to}, lo más rápido de puerta a puerta es ${x.fastest}, cerca de ${x.time}; precios desde ${x.price}. Duración, precios y CO₂, con fuentes.`,
  },
  content,
  method: {
    title: 'Cómo calculamos',
    description:
      'De dónde salen las duraciones, los precios, las distancias y las emisiones de Waymark, cómo se calculan y cómo avisar de un error.',
    intro:
      'Waymark compara viajes con cifras que significan lo mismo en todos los medios de transporte. Esta página explica qué abarca cada cifra, dónde se ha leído y, cuando nadie la publica, cómo la calculamos.',
    basisTitle: 'Qué fiabilidad tiene cada cifra',
    basisIntro:
      'Cada cifra indica cómo la conocemos. La lista va de lo más seguro a lo menos seguro; una cifra formada por varias partes solo es tan segura como la más débil de ellas.',
    times: {
      title: 'Duraciones',
      paragraphs: (x) => [
        'La duración es la del viaje en sí: desde la primera salida hasta la última llegada; en avión, de puerta de embarque a puerta de desembarque; en coche, el tiempo al volante y en las travesías. Mostramos una duración habitual del horario normal, no la mejor del día.',
        `Los viajes con transbordos se componen de servicios sueltos, con ${x.maxChanges} transbordos como máximo. Si se conocen las horas de salida, la espera dura hasta la siguiente salida real. Si no, contamos la mitad del intervalo entre dos salidas, pero nunca menos del tiempo mínimo de transbordo de la estación ni más de ${x.expectedWait}. No se ofrecen viajes con una espera de más de ${x.maxWait}.`,
      ],
    },
    door: {
      title: 'De puerta a puerta',
      paragraphs: (x) => [
        `De puerta a puerta se suman el trayecto del centro al punto de salida y del punto de llegada al centro, y el tiempo que se pasa en aeropuertos y estaciones: ${x.airport} en avión y ${x.station} en tren, salida y llegada incluidas, según las mediciones de Thomas Sauter-Servaes (2019). En autobús contamos ${x.coach} y en barco ${x.port}, según nuestra propia estimación. En coche se suma una pausa de ${x.brk} por cada ${x.brkEvery} al volante.`,
      ],
    },
    distances: {
      title: 'Distancias',
      paragraphs: (x) => [
        `La distancia de una ruta se mide en línea recta, por el círculo máximo entre los centros de las dos ciudades (radio de la Tierra: ${x.radius}). Los kilómetros recorridos son los de la línea, si los conocemos. Si no, multiplicamos el círculo máximo por ${x.rail} para el tren, ${x.road} para la carretera y ${x.sea} para el mar; para un vuelo sumamos ${x.extra}.`,
      ],
    },
    prices: {
      title: 'Precios',
      paragraphs: (x) => [
        'Los precios son para un adulto, solo ida, y van del billete más barato, comprado con mucha antelación, a un billete flexible comprado a última hora. Si hay una horquilla publicada o que conocemos, la mostramos. Si no, la estimamos según la distancia: para cada marca, dos rectas ajustadas a tarifas observadas dan el extremo inferior y el superior. Ese precio se señala como estimación.',
        'Un viaje con varios billetes cuesta la suma de todos, salvo que las compañías vendan uno solo para todo el recorrido.',
        `En coche, el extremo inferior es solo el combustible (${x.litres} a los 100\u00a0km, a ${x.litre} el litro) y el superior, ${x.allIn} por kilómetro, desgaste incluido. Los peajes, las viñetas y las travesías se suman en los dos casos. Todo se cuenta para una sola persona.`,
      ],
    },
    co2: {
      title: 'CO₂e',
      paragraphs: [
        'Las emisiones son kilómetros multiplicados por un factor, en kilogramos de CO₂ equivalente (CO₂e) por persona. En los vuelos se incluyen los efectos distintos del CO₂: igual que el Gobierno británico, contamos 1,7 veces el CO₂ solo. En el coche viaja una sola persona.',
        'Para los vuelos, los autobuses, los coches, los ferris, Eurostar y los trenes de Gran Bretaña usamos los factores del Reino Unido: las emisiones directas más las de producir el combustible. Para los demás trenes usamos factores por país o por producto, de varios organismos, ponderados según los kilómetros en cada país; si no hay ninguno, una media europea, señalada como estimación. No todos los organismos cuentan lo mismo, así que conviene comparar con cautela los trenes de países distintos.',
      ],
    },
    best: {
      title: '«Mejor opción» y «La más ecológica»',
      paragraphs: (x) => [
        `La «Mejor opción» es la que tiene la suma más baja de tres elementos, contados en euros: el precio, tomado al ${x.share} del intervalo entre el extremo inferior y el superior, más lo que cuesta ir hasta el punto de salida y desde el de llegada; el tiempo de puerta a puerta, a ${x.hour} la hora; y el CO₂e, a ${x.kilo} el kilogramo. Los dos valores los hemos elegido nosotros. Las comisiones no influyen. Lo que no sale todos los días solo es la mejor opción cuando ninguna otra lo hace.`,
        '«La más ecológica» es la opción con menos CO₂e entre las que se muestran. Es una comparación dentro de la ruta, no un sello de calidad.',
      ],
    },
    generated: {
      title: 'Rutas estimadas',
      line: (fixed, km) => `${fixed} más una hora por cada ${km}`,
      paragraphs: (x) => [
        `Entre las ciudades cuyos servicios hemos recogido comparamos viajes reales. Para cualquier otra pareja de nuestros ${x.places} lugares damos estimaciones, y la página lo indica. En coche contamos la distancia en línea recta a ${x.drive}/h. El vuelo se calcula entre aeropuertos cercanos con vuelos regulares: ${x.plane}, y ${x.change} más si uno de ellos es pequeño o la distancia es demasiado larga para un solo vuelo, porque entonces es probable una escala. Un tren tarda ${x.train}; un autobús, ${x.bus}. Todos estos kilómetros son en línea recta. Los valores salen de los viajes de nuestro catálogo; para el tren contamos algo más de tiempo, porque las ciudades pequeñas tienen menos trenes rápidos. Los precios también se estiman según la distancia, con un modelo para cada medio de transporte.`,
        `Por encima de los ${x.far} solo mostramos vuelos; por debajo de los ${x.near}, ninguno. El tren, el autobús y el coche aparecen solo si los dos lugares están unidos por tierra, puentes o túneles y el camino por tierra, sin fronteras cerradas, mide como mucho ${x.way} veces la línea recta. Si uno de los dos países no tiene trenes de viajeros, no estimamos ninguno. Los nombres, las coordenadas y el número de habitantes proceden de GeoNames.`,
      ],
    },
    notes: {
      title: 'Estaciones del año, billetes y accesos al centro',
      paragraphs: (x) => [
        `Las temperaturas y los días de lluvia son medias de 1991–2020 de los servicios meteorológicos nacionales. La mejor época es aquella cuyas tardes más se acercan a ${x.pleasant} en las dos ciudades juntas; cada día de lluvia al mes cuenta como ${x.rain} de diferencia, y una ciudad llena, como ${x.crowds}. Lo llena que está una ciudad lo valora nuestra redacción.`,
        'Lo que decimos de asientos, equipaje y bicicletas vale para la tarifa más barata de cada operador, según lo conoce nuestra redacción. Los taxis y VTC sin precio fijo se estiman por kilómetro y se indica; los trenes y autobuses a un aeropuerto solo se nombran donde existen.',
      ],
    },
    tolerance: {
      title: 'Qué precisión buscamos',
      text: 'Un viaje directo debería durar lo que dice el horario, con un margen del 10 % o de 15 minutos; un viaje con transbordos, del 20 %; un vuelo, de 15 minutos. Los kilómetros por carretera deberían acertar con un margen del 6 %.',
    },
    factorsTitle: 'Factores de emisión',
    factorColumns: { name: 'Factor', grams: 'g CO₂e por km', scope: 'qué incluye', source: 'Fuente' },
    perTraveller: 'por persona',
    perVehicle: 'por vehículo',
    sourcesTitle: 'Fuentes',
    sourcesDescription:
      'Todas las publicaciones detrás de las cifras de Waymark: horarios, factores de emisión, peajes, precios y topónimos, con editor, licencia y fecha.',
    sourcesIntro:
      'Las publicaciones de las que hemos tomado datos sueltos, con su licencia y su fecha. Los títulos se dan en inglés, sea cual sea el idioma de la publicación.',
    licences: {
      'facts cited with credit': 'datos citados con su fuente',
      'public domain': 'dominio público',
      'reuse permitted with credit': 'reutilización permitida citando la fuente',
    },
    errorsTitle: '¿Has encontrado un error?',
    errors:
      'Indica al editor de este sitio de qué ruta y de qué cifra se trata y dónde has leído la correcta. Corregimos el servicio del que procede, y con él todas las rutas que lo usan. Lo que más ayuda es la dirección de la página y un enlace al horario.',
  },
  legal: {
    privacy: {
      description:
        'Qué contabiliza Waymark, qué se queda en tu navegador y qué servicios externos intervienen solo después de un clic.',
      intro:
        'En Waymark no hay que registrarse, y queremos saber de ti lo menos posible. Esta página dice exactamente qué se guarda y dónde.',
      sections: [
        {
          title: 'Qué contabilizamos',
          paragraphs: [
            'Cuando se abre la página de una ruta o una búsqueda lleva a ella, nuestro servidor suma uno al contador de esa ruta, ese idioma y ese día. Cuando alguien pide una ruta que no tenemos, se cuentan los nombres de los dos lugares, para que la redacción sepa qué añadir.',
            'Estos contadores no contienen direcciones IP, cookies ni identificadores, ni ninguna hora más precisa que el día, salvo el momento en que se buscó por última vez una pareja de lugares. Si tu navegador envía la señal Global Privacy Control, no se cuenta nada.',
          ],
        },
        {
          title: 'Qué se queda en tu navegador',
          paragraphs: [
            'Tus cinco últimas búsquedas, el tema y la moneda que hayas elegido se guardan en el almacenamiento de tu navegador. No se nos envían, y desaparecen al borrar los datos del sitio en el navegador.',
            'Waymark no usa cookies.',
          ],
        },
        {
          title: 'Registros del servidor',
          paragraphs: [
            'Para proteger el servicio de abusos, el servidor limita las peticiones por dirección IP. La dirección permanece en memoria alrededor de un minuto y no se escribe en la base de datos.',
          ],
        },
        {
          title: 'Otros servicios',
          paragraphs: [
            'Las páginas no cargan nada de terceros. Los tipos de cambio del Banco Central Europeo los consulta nuestro servidor, no tu navegador.',
            'Los enlaces a compañías y webs de reservas llevan a servicios con sus propias normas de privacidad. Ellos saben que llegas desde Waymark; nosotros no sabemos nada de lo que haces allí.',
          ],
        },
        {
          title: 'Tus derechos',
          paragraphs: [
            'Según la normativa europea de protección de datos, puedes preguntar qué se guarda sobre ti y pedir que se corrija o se borre. Como no guardamos nada que identifique a una persona, normalmente no hay nada que entregar; el editor de este sitio responde a todas esas consultas.',
          ],
        },
      ],
    },
    terms: {
      description:
        'En qué condiciones se puede usar Waymark: qué son sus cifras y qué no son, los enlaces a socios y qué hacer ante un error.',
      intro:
        'Waymark es un servicio de información gratuito. No vende billetes ni interviene en los viajes que reserves.',
      sections: [
        {
          title: 'Qué son las cifras',
          paragraphs: [
            'Las duraciones son las habituales de un horario normal; los precios, horquillas para un adulto y solo ida; las emisiones se calculan con factores publicados. Cada cifra indica su fuente y su fecha, y si procede de un horario, está publicada, es un dato de la redacción, una suma o una estimación.',
            'Sirven para comparar y planificar. No son una oferta ni una promesa: los horarios cambian, las obras cortan líneas y las tarifas se mueven de hora en hora. Antes de reservar o de salir, conviene comprobarlo con la compañía.',
          ],
        },
        {
          title: 'Enlaces a otros sitios',
          paragraphs: [
            'Enlazamos con compañías y webs de reservas. Todo enlace que pueda darnos una comisión está señalado. Las comisiones nunca cambian el orden de las opciones.',
            'El contrato se cierra entre el viajero y la compañía o el vendedor, con las condiciones de estos.',
          ],
        },
        {
          title: 'Responsabilidad',
          paragraphs: [
            'Cuidamos el catálogo, pero no podemos responder de conexiones perdidas, precios que cambian o fronteras cerradas. Nada de lo dicho aquí limita la responsabilidad por dolo, culpa grave o daños a la vida, la integridad física o la salud.',
          ],
        },
        {
          title: 'Uso de nuestros datos',
          paragraphs: [
            'Cualquiera puede leer los archivos JSON publicados, desde cualquier sitio web. Los datos tomados de fuentes abiertas llevan la licencia que se indica a su lado; si los usas, cita también la fuente.',
          ],
        },
        {
          title: 'Errores',
          paragraphs: [
            'Si una cifra está mal, indica al editor de qué ruta y de qué cifra se trata y dónde has leído la correcta. Al corregir un servicio se corrigen todas las rutas que lo usan.',
          ],
        },
      ],
    },
  },
}
