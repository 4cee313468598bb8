// Spanish words of the method and sources pages.
import type { Messages } from '../en.ts'

export const method: Messages['method'] = {
  title: 'Metodología',
  description:
    'De dónde salen las duraciones, los precios, las distancias y las emisiones de Waymark, cómo se calculan y cómo avisar de un error.',
  intro:
    'Waymark compara viajes con cifras que significan lo mismo en todos los medios de transporte. Esta página explica qué abarca cada cifra, dónde se ha leído y, cuando nadie la publica, cómo la calculamos.',
  basisTitle: 'Qué fiabilidad tiene cada cifra',
  basisIntro:
    'Cada cifra indica cómo la conocemos. La lista va de lo más seguro a lo menos seguro; una cifra formada por varias partes solo es tan segura como la más débil de ellas.',
  basisCounts: (services, prices) => `Servicios: ${services}; precios: ${prices}`,
  ages: {
    title: 'Datos de horarios y su fecha',
    paragraphs: [
      'Muchos ferrocarriles y administraciones publican sus horarios como datos abiertos: archivos con cada tren, cada parada y cada hora. Comparamos con ellos nuestros servicios, operador por operador. Lo que coincide queda marcado como leído en un horario, con el mes del archivo; lo que difiere lo revisa la redacción, y nada se toma sin más. Las fuentes, más abajo, nombran cada publicación con su licencia.',
      'Cada cifra dice de qué mes es: en los detalles de cada opción y, en las demás páginas, en una línea bajo las cifras. Un año sin mes significa que la publicación no da el mes o que la redacción no lo ha comprobado desde entonces.',
      'Los ferrocarriles de Europa cambian de horario a la vez, al día siguiente del segundo sábado de diciembre. Cuando el horario de la mejor opción de una ruta ya no está en vigor, la página lo dice hasta que hayamos leído el nuevo.',
    ],
  },
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
      `La distancia de una ruta se mide en línea recta, por el círculo máximo entre los centros de las dos ciudades (radio de la Tierra: ${x.radius}). Los kilómetros recorridos son los de la línea, si los conocemos. Si no, multiplicamos la línea recta por ${x.rail} para el tren, ${x.road} para la carretera y ${x.sea} para el mar; para un vuelo sumamos ${x.extra}.`,
    ],
  },
  prices: {
    title: 'Precios',
    paragraphs: (x) => [
      'Los precios son para un adulto, solo ida, y van del billete más barato, comprado con mucha antelación, a un billete flexible comprado a última hora. Prevalece una horquilla publicada; después, una tarifa que una fuente con licencia abierta vio a la venta; después, un dato de la redacción. Una tarifa más reciente que queda del todo fuera de una horquilla más antigua la sustituye. La mayoría de los precios se estiman según la distancia: para cada marca, dos rectas dan el extremo inferior y el superior. Ese precio se señala como estimación.',
      'Un viaje con varios billetes cuesta la suma de todos, salvo que las compañías vendan uno solo para todo el trayecto.',
      `En coche, el extremo inferior es solo el combustible (${x.litres} a los 100\u00a0km, a ${x.litre} el litro) y el superior, ${x.allIn} por kilómetro, desgaste incluido. Los peajes, las viñetas y las travesías se suman en los dos casos. Todo se cuenta para una sola persona.`,
    ],
  },
  co2: {
    title: 'CO₂e',
    paragraphs: [
      'Las emisiones son kilómetros multiplicados por un factor, en kilogramos de CO₂ equivalente (CO₂e) por persona. En los vuelos se incluyen los efectos distintos de los del CO₂: igual que el Gobierno británico, contamos 1,7 veces el CO₂ solo. En el coche viaja una sola persona.',
      'Para los vuelos, los autobuses, los coches, los ferris, Eurostar y los trenes de Gran Bretaña usamos los factores del Reino Unido: las emisiones directas más las de producir el combustible. Para los demás trenes usamos factores por país o por producto, de varios organismos, ponderados según los kilómetros en cada país; si no hay ninguno, una media europea, señalada como estimación. No todos los organismos cuentan lo mismo, así que conviene comparar con cautela los trenes de países distintos.',
    ],
  },
  best: {
    title: '«Mejor opción» y «La más ecológica»',
    paragraphs: (x) => [
      `La «Mejor opción» es la que tiene la suma más baja, contada en euros para un adulto con equipaje pequeño: el precio con los trayectos en ambos extremos, tomado al ${x.share} del intervalo entre el extremo inferior y el superior (el de la aerolínea más barata, si varias unen los mismos dos aeropuertos); el tiempo de puerta a puerta, a ${x.hour} la hora; y el CO₂e, a ${x.kilo} el kilogramo. Una hora al volante cuesta ${x.hard} más, porque apenas sirve para otra cosa, y lo mismo cada hora en autobús, o en el asiento de un tren nocturno sin camas, a partir de ${x.seated}; cada transbordo cuesta ${x.change}. Lo que no sale todos los días cuesta ${x.rare} por cada hora en que la espera media supera la de una salida diaria, como mucho ${x.most}: quien planea con tiempo elige el día. Estos valores los hemos elegido nosotros y los hemos probado en sesenta rutas que habíamos juzgado antes. Las comisiones no influyen.`,
      `Las opciones cuya suma supera la más baja en un ${x.tie} como mucho están a la par: los tiempos, los precios y los factores apenas son más exactos. Entre ellas va primero la que emite menos CO₂e; las diferencias de menos del ${x.same} no cuentan. El motivo junto a «Mejor opción» la compara con la siguiente, de otro medio de transporte si lo hay, y no menciona diferencias inferiores a ${x.eur} o a ${x.min}.`,
      '«La más ecológica» es la opción con menos CO₂e entre las que se muestran. Es una comparación dentro de la ruta, no un sello de calidad.',
    ],
  },
  generated: {
    title: 'Rutas estimadas',
    line: (fixed, km) => `${fixed} más una hora por cada ${km}`,
    paragraphs: (x) => [
      `Entre las ciudades cuyos servicios hemos recogido comparamos viajes reales. Entre otros dos cualesquiera de nuestros ${x.places} lugares damos estimaciones, y la página lo indica. En coche contamos la distancia en línea recta a ${x.drive}/h. El vuelo se calcula entre aeropuertos cercanos con vuelos regulares: ${x.plane}, y ${x.change} más si uno de ellos es pequeño o la distancia es demasiado larga para un solo vuelo, porque entonces es probable una escala. Un tren tarda ${x.train}; un autobús, ${x.bus}. Todos estos kilómetros son en línea recta. Los valores salen de los viajes de nuestro catálogo; para el tren contamos algo más de tiempo, porque las ciudades pequeñas tienen menos trenes rápidos. Los precios también se estiman según la distancia, con un modelo para cada medio de transporte.`,
      `Por encima de los ${x.far} solo mostramos vuelos; por debajo de los ${x.near}, ninguno. El tren, el autobús y el coche aparecen solo si los dos lugares están unidos por tierra, puentes o túneles y el camino por tierra, sin fronteras cerradas, mide como mucho ${x.way} veces la línea recta. Si uno de los dos países no tiene trenes de viajeros, no estimamos ninguno. Los nombres, las coordenadas y el número de habitantes proceden de GeoNames.`,
    ],
  },
  notes: {
    title: 'Estaciones del año, billetes y accesos al centro',
    paragraphs: (x) => [
      `Las temperaturas y los días de lluvia son medias de 1991–2020 de los servicios meteorológicos nacionales. La mejor época es aquella cuyas tardes más se acercan a ${x.pleasant} en las dos ciudades juntas; cada día de lluvia al mes cuenta como ${x.rain} de diferencia, y una ciudad llena, como ${x.crowds}. La afluencia es un dato de la redacción.`,
      'Lo que decimos de asientos, equipaje y bicicletas vale para la tarifa más barata de cada operador, según datos de la redacción. Los taxis y VTC sin precio fijo se estiman por kilómetro, y así se indica; los trenes y autobuses a un aeropuerto nunca se estiman.',
    ],
  },
  tolerance: {
    title: 'Qué precisión buscamos',
    text: 'Un viaje directo debería durar lo que dice el horario, con un margen del 10 % o de 15 minutos; un viaje con transbordos, del 20 %; un vuelo, de 15 minutos. En los kilómetros por carretera, el margen es del 6 %.',
  },
  fareErrorsTitle: 'Qué margen tienen las estimaciones',
  fareErrors: (fewest, others) =>
    `Las rectas de cada marca se comparan con sus tarifas publicadas, vistas a la venta o aportadas por la redacción. La mitad de ellas no se aparta más de lo que dice la tabla. Si las rectas se ajustaron a las mismas tarifas, cada tarifa se dejó fuera una vez. De otras ${others} marcas se conocen menos de ${fewest} tarifas: no se sabe qué margen tienen sus estimaciones. Las «otras compañías» comparten las rectas de su medio de transporte, que sirven también para las rutas estimadas por completo.`,
  fareErrorOthers: 'Otras compañías',
  fareErrorColumns: { brand: 'Marca', fares: 'tarifas', low: 'extremo inferior', high: 'extremo superior' },
  factorsTitle: 'Factores de emisión',
  factorColumns: { name: 'Factor', grams: 'g CO₂e por km', scope: 'qué incluye', source: 'Fuente' },
  perTraveller: 'por persona',
  perVehicle: 'por vehículo',
  sourcesTitle: 'Fuentes',
  sourcesDescription:
    'Todas las publicaciones detrás de las cifras de Waymark: horarios, factores de emisión, peajes, precios y topónimos, con editor, licencia y fecha.',
  filesEach: 'cada uno indica la licencia de su fuente',
  sourcesList: 'Publicaciones',
  sourcesIntro:
    'Las publicaciones de las que hemos tomado datos sueltos, con su licencia y su fecha. Los títulos se dan en inglés o en el idioma original.',
  sourcesChanged:
    'Hemos tomado datos sueltos y los hemos redondeado y vuelto a combinar. Ningún editor responde del resultado.',
  filesLicence:
    'Los archivos JSON de este sitio contienen datos procedentes de bases de datos de SNCF Voyageurs, de Trainline, de Flix SE y de los colaboradores de OpenStreetMap y se ofrecen, como estas, con la licencia',
  licences: {
    'facts cited with credit': 'datos citados con su fuente',
    'public domain': 'dominio público',
    'reuse permitted with credit': 'reutilización permitida citando la fuente',
  },
  errorsTitle: '¿Has encontrado un error?',
  errors:
    'Indica al editor de este sitio de qué ruta y de qué cifra se trata y dónde has leído la correcta. Corregimos el servicio del que procede, y con él todas las rutas que lo usan. Lo que más ayuda es la dirección de la página y un enlace al horario.',
}
