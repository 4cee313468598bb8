// Italian. "Tratta" is a pair of cities, "opzione" one way to travel it, "pullman" the long-distance coach; the reader is tu.
import type { Mode } from '#catalogue/mode.ts'
import { a, da } from '../italian.ts'
import { content } from './content/it.ts'
import type { Messages } from './en.ts'
import { home } from './home/it.ts'

const inText: Record<Mode, string> = {
  train: 'treno',
  flight: 'aereo',
  bus: 'pullman',
  ferry: 'traghetto',
  car: 'auto',
}
const theMode: Record<Mode, string> = {
  train: 'il treno',
  flight: 'l’aereo',
  bus: 'il pullman',
  ferry: 'il traghetto',
  car: 'l’auto',
}
/** "dal 29 marzo", "all’8 aprile": eight and eleven begin with a vowel. */
const day = (article: 'dal' | 'al', date: string) =>
  /^(8|11)\b/.test(date) ? `${article}l’${date}` : `${article} ${date}`
/** "e Roma", "ed Edimburgo". */
const and = (name: string) => (/^[EÈÉ]/.test(name) ? `ed ${name}` : `e ${name}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const count = (number: number, one: string, other: string) => `${number}\u00a0${number === 1 ? one : other}`
/** One changes planes in a "scalo", everything else in a "cambio". */
const changes = (number: number, mode: Mode) =>
  mode === 'flight' ? count(number, 'scalo', 'scali') : count(number, 'cambio', 'cambi')
const noChange = (mode: Mode) => (mode === 'flight' ? 'senza scali' : 'senza cambi')
const withChanges = (number: number, mode: Mode) =>
  number === 0 ? noChange(mode) : `con ${changes(number, mode)}`
/** "a, b e c", with a comma where the part before has its own "e". */
const list = (parts: string[]) =>
  parts.join(', ').replace(/, (?=[^,]*$)/, parts.at(-2)?.includes(' e ') ? ', e ' : ' e ')

export const it: Messages = {
  nav: {
    skip: 'Vai al contenuto',
    home: 'Waymark: pagina iniziale',
    language: 'Lingua',
    theme: 'Tema scuro',
    main: 'Lingua e tema',
    breadcrumb: 'Percorso di navigazione',
    breadcrumbHome: 'Home',
    routes: 'Tratte',
    footer: 'Piè di pagina',
    about: 'Chi siamo',
    method: 'Metodo',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    sells:
      'Waymark non vende biglietti. I link ai partner possono farci guadagnare una commissione; non cambiano mai l’ordine delle opzioni.',
  },
  search: {
    legend: 'Confronta i modi di viaggiare',
    origin: 'Partenza',
    destination: 'Arrivo',
    placeholder: 'Città',
    swap: 'Inverti partenza e arrivo',
    submit: 'Confronta',
    suggestions: (field) => `Suggerimenti per «${field}»`,
    searching: 'Ricerca in corso…',
    noMatch: 'Nessuna città corrisponde. Controlla come si scrive o prova con il Paese.',
    same: 'Partenza e arrivo coincidono. Scegli due città diverse.',
    choose: 'Scegli le due città tra i suggerimenti.',
    results: { one: '{count} suggerimento', other: '{count} suggerimenti' },
    unknown: (text) =>
      `Non conosciamo ancora «${text}». Controlla come si scrive o scegli una città dall’elenco.`,
    unknownPlaces:
      'Non conosciamo ancora uno di questi luoghi. Controlla come si scrive o scegli una città dall’elenco.',
  },
  route: {
    title: ({ from, to }) => `Come andare ${da(from)} ${a(to)}`,
    distance: 'Distanza',
    straight: 'in linea d’aria',
    bestBy: (mode) => `Meglio in ${inText[mode]}`,
    back: 'Indietro',
    share: 'Copia link',
    print: 'Stampa',
    currency: 'Valuta',
    options: 'Modi di viaggiare',
    sortBy: 'Mostra per prime',
    sort: { default: 'Consigliate', duration: 'Più veloci', price: 'Più economiche', eco: 'Meno CO₂' },
    sorted: (by) => `Opzioni riordinate. Per prime: ${by}`,
    best: 'Scelta migliore',
    bestRoute: 'Soluzione migliore',
    greenest: 'La più verde: quella con meno CO₂e tra queste opzioni',
    greenestShort: 'La più verde',
    directOption: 'Diretto',
    changes: (number, mode) => (number === 0 ? 'Diretto' : changes(number, mode)),
    via: (places) => `via ${places}`,
    night: 'Treno notturno',
    nightFerry: 'Traversata notturna',
    perDay: (departures) =>
      departures >= 1.5
        ? `circa ${Math.round(departures)} partenze al giorno`
        : departures >= 0.9
          ? 'circa una partenza al giorno'
          : 'non tutti i giorni',
    season: (from, to) => `solo ${day('dal', from)} ${day('al', to)}`,
    anytime: 'A qualsiasi ora',
    details: 'Vedi dettagli',
    close: 'Chiudi',
    boardNote: (withCar) =>
      `Prezzi per un adulto, sola andata; CO₂e a persona${withCar ? ', con un solo occupante in auto' : ''}.`,
    doorToDoor: 'Da porta a porta',
    doorToDoorText: (x) => {
      const parts = [
        x.access && `${x.access} dal centro`,
        x.dwell && `${x.dwell} di ${x.mode === 'car' ? 'soste' : 'attesa e controlli'}`,
        x.egress && `${x.egress} fino al centro`,
      ].filter(Boolean)
      return `In tutto circa ${x.total}${parts.length > 0 ? `, contando ${list(parts)}` : ''}.`
    },
    journey: 'Il viaggio',
    numbers: 'Da dove vengono i dati',
    changeAt: (place, minutes, mode) =>
      `${mode === 'flight' ? 'Scalo' : 'Cambio'} ${a(place)}, circa ${minutes}`,
    changeAcross: (from, to, minutes) => `Spostamento ${da(from)} ${a(to)}, circa ${minutes} in tutto`,
    departsArrives: (departs, arrives) => `ad\u00a0es. partenza ${departs}, arrivo ${arrives}`,
    drive: (from, to) => `In auto ${da(from)} ${a(to)}`,
    driveProduct: 'Auto propria o a noleggio',
    officialSite: (operator) => `Biglietti ${operator}`,
    factorLine: (km, grams, kg) => `${km} × ${grams}\u00a0g/km = ${kg}`,
    verdict: ({ from, to }, fastest) => {
      const part = fastest.mode === 'flight' ? 'volo' : 'viaggio'
      const detail = fastest.mode === 'car' ? 'soste comprese' : `di cui ${fastest.time} di ${part}`
      return `${capital(da(from))} ${a(to)} il mezzo più veloce da porta a porta è ${theMode[fastest.mode]}: circa ${fastest.door}, ${detail}.`
    },
    verdictSecond: (cheapest, greenest, fastest) => {
      const again = cheapest.mode === fastest
      const first = again
        ? `È anche il più economico, da ${cheapest.price}`
        : `Il più economico è ${theMode[cheapest.mode]}, da ${cheapest.price}`
      if (cheapest.mode !== greenest.mode)
        return `${first}; quello che emette meno CO₂e è ${theMode[greenest.mode]}, ${greenest.co2} a persona.`
      return `${first}, e ${again ? '' : 'anche '}quello che emette meno CO₂e: ${greenest.co2} a persona.`
    },
    compare: 'A confronto',
    compareIntro: 'La migliore opzione per ogni mezzo. Le barre sono in scala.',
    column: {
      mode: 'Mezzo',
      time: 'Durata',
      door: 'Porta a porta',
      price: 'Prezzo',
      co2: 'CO₂e',
      changes: 'Cambi',
    },
    charts: { co2: 'CO₂e a persona', time: 'Durata del viaggio', price: 'Prezzo più basso' },
    lowest: 'Meno CO₂e',
    fastest: 'Più veloce',
    cheapest: 'Più economico',
    map: 'Mappa',
    mapAlt: ({ from, to }, km) =>
      `Mappa con ${from} (A), ${to} (B) e una linea retta tratteggiata che le unisce: ${km}.`,
    mapLoading: 'Caricamento della mappa…',
    mapNote: 'Linea retta, non il percorso reale. Dati della mappa: Natural Earth.',
    quickFacts: 'In breve',
    bestOption: 'Scelta migliore',
    priceRange: 'Prezzi',
    modes: 'Mezzi di trasporto',
    related: 'Tratte simili',
    popular: 'Tratte più cercate',
    reverse: ({ from, to }) => `${capital(da(from))} ${a(to)}`,
    hubs: 'Altre tratte per città',
    allFrom: (city) => `Tutte le tratte ${da(city)}`,
    allTo: (city) => `Tutte le tratte per ${city}`,
    booking: 'Dove prenotare',
    bookingNote: 'Da questi link non guadagniamo nulla.',
    sponsoredNote:
      'I link contrassegnati con «Pubblicità» possono farci guadagnare una commissione. Non cambiano l’ordine delle opzioni.',
    bookOn: (site) => `Vai su ${site}`,
    crossChannel: (operator) =>
      `Conviene prenotare ${operator} 60–90 giorni prima: per attraversare la Manica, i posti più economici sono i primi a esaurirsi.`,
    crossChannelTitle: 'Consiglio',
    earlyBooking: (operator) =>
      `Conviene prenotare ${operator} 60–90 giorni prima: i posti più economici sono i primi a esaurirsi.`,
    ad: 'Pubblicità',
    adHouse: 'Grazie a questo spazio Waymark è gratuito.',
    loading: 'Caricamento della tratta…',
    amenitiesLabel: 'A bordo',
    mapZoomIn: 'Ingrandisci',
    mapZoomOut: 'Rimpicciolisci',
    mapStreet: 'Mappa stradale',
    mapStreetFailed: 'Non è stato possibile caricare la mappa. Riprova.',
  },
  transport: {
    modes: { train: 'Treno', flight: 'Aereo', bus: 'Pullman', ferry: 'Traghetto', car: 'Auto' },
    inText,
    theMode,
    local: {
      walk: 'a piedi',
      metro: 'in metro',
      tram: 'in tram',
      bus: 'in autobus',
      train: 'in treno',
      taxi: 'in taxi',
      rideshare: 'con NCC',
      ferry: 'in traghetto',
    },
    co2Level: { low: 'bassa', medium: 'media', high: 'alta' },
    berths: { seat: 'posti a sedere', couchette: 'cuccette', sleeper: 'vagone letto', cabin: 'cabine' },
    basis: {
      timetable: 'da orario',
      published: 'dato pubblicato',
      known: 'dato della redazione',
      composed: 'somma dei tratti',
      modelled: 'stima',
    },
    basisLong: {
      timetable: 'Da un orario pubblicato.',
      published: 'Dato pubblicato dalla compagnia o da un ente ufficiale.',
      known: 'Dato della nostra redazione, non verificato su fonti pubblicate.',
      composed: 'Somma dei singoli tratti del viaggio.',
      modelled: 'Stima calcolata con una formula.',
    },
    source: 'Fonte',
    sources: 'Fonti',
    ownSources: {
      'waymark-editors': 'Conoscenze della nostra redazione',
      'waymark-models': 'I nostri modelli di prezzi, tempi e chilometri',
    },
    publishers: {
      'airline-schedules': 'le compagnie aeree',
      'airport-operators': 'gli aeroporti',
      'motorway-tolls': 'società autostradali',
    },
    asOf: (date) => (/^\d/.test(date) ? `informazioni del ${date}` : `informazioni di ${date}`),
    fareRule: {
      published: 'tariffa',
      model: 'stima in base alla distanza',
      through: 'biglietto unico stimato in base alla distanza',
      fuel: 'carburante',
      toll: 'pedaggi',
      vignette: 'vignetta',
      crossing: 'traversata con auto al seguito',
    },
  },
  amenities: {
    wifi: 'Wi-Fi',
    power: 'Prese elettriche',
    food: 'Cibo e bevande',
    luggage: 'Bagaglio incluso',
    comfort: 'Più comfort',
  },
  common: {
    from: 'Partenza',
    to: 'a',
    price: (range) => `${range}`,
    priceFrom: (price) => `da ${price}`,
    plus: (price) => `${price}+`,
    updated: (date) => `Ultimo aggiornamento: ${date}`,
    backHome: 'Torna alla home',
    ratesDate: (date) => `Tassi di cambio di riferimento (${date}), indicativi.`,
    ratesFixed: 'Tassi di cambio fissi: quelli di oggi non sono disponibili.',
    opensNew: 'si apre in una nuova scheda',
    colon: ': ',
    figures: 'dati',
  },
  home,
  faq: {
    title: 'Domande frequenti',
    howLong: (p, mode) => `Quanto ci vuole in ${inText[mode]} ${da(p.from)} ${a(p.to)}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Di norma ${x.time} al volante, senza contare le soste.`
        : `Di norma ${x.time} ${withChanges(x.changes, x.mode)} (${x.operators}); ${x.perDay}.`,
    cheapest: (p) => `Qual è il modo più economico per andare ${da(p.from)} ${a(p.to)}?`,
    cheapestAnswer: (x) => {
      const by = `In ${inText[x.mode]}`
      if (x.low === x.high) return `${by}, a circa ${x.low}.`
      return x.mode === 'car'
        ? `${by}: da ${x.low} a ${x.high} per il carburante e, dove previsti, pedaggi, vignette e traversate.`
        : `${by}: da ${x.low}, fino a ${x.high} all’ultimo momento o nei giorni più richiesti.`
    },
    greenest: (p) => `Quale mezzo emette meno CO₂ ${da(p.from)} ${a(p.to)}?`,
    greenestAnswer: (x) => {
      const least = `${capital(theMode[x.mode])}, con circa ${x.co2} di CO₂e a persona.`
      return x.mode === x.most ? least : `${least} ${capital(theMode[x.most])} ne emette circa ${x.mostCo2}.`
    },
    distance: (p) => `Quanto dista ${p.to} ${da(p.from)}?`,
    distanceAnswer: (x) => `${x.straight} in linea d’aria${x.road ? `, circa ${x.road} su strada` : ''}.`,
    direct: (p) => `C’è un treno diretto ${da(p.from)} ${a(p.to)}?`,
    directYes: (x) => `Sì, con ${x.operators}, ${x.perDay}. Il viaggio dura circa ${x.time}.`,
    directNo: (x) =>
      `No. Di solito si viaggia con ${changes(x.changes, 'train')}${x.via ? `, via ${x.via}` : ''}.`,
    directNone: 'No. Su questa tratta non c’è un collegamento in treno ragionevole.',
    flightOrTrain: (p) =>
      `${capital(da(p.from))} ${a(p.to)} si fa prima in aereo o in treno, da porta a porta?`,
    flightOrTrainAnswer: (x) =>
      `Contando il tragitto per l’aeroporto, l’attesa e i controlli, in aereo ci vogliono circa ${x.flight}, in treno circa ${x.train}. Da centro a centro si fa prima in ${inText[x.faster]}.`,
  },
  weather: { title: 'Meteo' },
  share: {
    system: 'Condividi',
    copied: 'Link copiato negli appunti',
    copyFailed: 'Non è stato possibile copiare il link',
  },
  reverse: { title: 'Per il ritorno', view: 'Vedi tratta' },
  travelByType: {
    title: 'Per mezzo di trasporto',
    filter: {
      legend: 'Filtra le tratte',
      any: 'Tutte le città',
      budget: 'Prezzo massimo, €',
      clear: 'Cancella il filtro',
      loading: 'Caricamento delle tratte…',
      failed: 'Non è stato possibile caricare le tratte. Senza filtro, nella pagina resta l’elenco completo.',
      more: 'Mostra altre',
      foundOne: '{count} tratta trovata',
    },
    heading: (mode) => `Tratte in ${inText[mode]} in Europa`,
    description: (mode, count, price) =>
      `${count} tratte in ${inText[mode]} tra città europee, dalla più economica alla più cara, da ${price}: ${mode === 'car' ? 'durata' : 'compagnia, durata'} e prezzo di ciascuna.`,
    intro: 'Dalla più economica alla più cara, secondo il prezzo più basso che conosciamo per ogni tratta.',
    found: (count) => `${count} tratte trovate`,
    none: (mode) => `Nessuna tratta in ${inText[mode]} trovata`,
    routes: (count) => (count === 1 ? 'tratta' : 'tratte'),
    from: 'Da',
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    pages: 'Pagine',
  },
  generated: {
    description: ({ from, to }, distance) =>
      `${capital(da(from))} ${a(to)}, ${distance} in linea d’aria: durata, prezzo e CO₂e stimati per ogni mezzo ragionevole.`,
    badge: 'Solo stime',
    intro:
      'Per questa tratta non abbiamo ancora gli orari. I dati sono stimati in base alla distanza: servono a confrontare, non a programmare una coincidenza.',
    method: 'Come facciamo le stime',
    driveTime: 'Tempo stimato in auto',
    noDrive: 'Nessuna stima',
    days: (number) => count(number, 'giorno', 'giorni'),
    absences: {
      far: (km) => `Oltre i ${km} vale la pena confrontare solo i voli.`,
      sea: ({ from, to }) =>
        `Tra ${from} ${and(to)} c’è di mezzo l’acqua, senza ponti né tunnel: nessun treno, nessun pullman e nessuna strada copre l’intero percorso. Se c’è un traghetto, non ne abbiamo ancora gli orari.`,
      'round-the-sea': ({ from, to }) =>
        `Via terra, il percorso ${da(from)} ${a(to)} fa un lungo giro intorno all’acqua o si ferma a un confine chiuso: per questo non stimiamo né treno né pullman né auto. Se c’è un traghetto, non ne abbiamo ancora gli orari.`,
      near: 'Questi luoghi sono troppo vicini tra loro per un volo.',
      'no-airport': 'Vicino a questi luoghi non conosciamo due aeroporti con voli di linea.',
    },
    nothing: 'Per questa tratta non abbiamo nessuna stima.',
    airports: (from, to) => `da ${from} a ${to}`,
    oneStop: 'ipotizzando uno scalo',
    nonStop: 'se c’è un volo senza scali',
    similar: 'Tratte vicine con tutti i dettagli',
    didYouMean: (route) => `Forse cercavi ${route}?`,
  },
  notFound: {
    title: 'Pagina non trovata',
    description: 'La pagina che cerchi non esiste.',
    goHome: 'Vai alla home',
    searchRoutes: 'Cerca una tratta',
    noRoute: ({ from, to }) => `Non abbiamo ancora la tratta ${from} – ${to}.`,
    similar: 'Tratte simili',
    popular: 'Tratte più cercate',
    city: {
      title: 'Città non trovata',
      description: 'Non abbiamo ancora questa città.',
      button: 'Torna alla home',
    },
    airport: {
      title: 'Collegamento con l’aeroporto non trovato',
      description: 'Non abbiamo trovato questo collegamento tra aeroporto e città.',
      button: 'Torna alla home',
    },
    airportsNear: {
      title: 'Nessun aeroporto trovato',
      description: 'Non abbiamo trovato aeroporti per questa città.',
      button: 'Vai alla home',
    },
    corridor: {
      title: 'Coppia di Paesi non trovata',
      description: 'Non abbiamo una guida per viaggiare tra questi due Paesi.',
      button: 'Vai alla home',
    },
    landmark: {
      title: 'Luogo non trovato',
      description: 'Non abbiamo trovato informazioni su questo luogo.',
      button: 'Vai alla home',
    },
    ferry: {
      title: 'Linea di traghetti non trovata',
      description: 'Non abbiamo trovato informazioni su questa linea di traghetti.',
      button: 'Vai alla home',
    },
  },
  error: {
    title: 'Qualcosa è andato storto',
    text: 'Si è verificato un errore imprevisto. Prova a ricaricare la pagina o torna alla home.',
    details: 'Dettagli dell’errore',
    reload: 'Ricarica la pagina',
    goHome: 'Vai alla home',
    offline: 'Sei offline. Ciò che mostra questa pagina resta utilizzabile.',
    online: 'Sei di nuovo online.',
  },
  seo: {
    homeTitle: 'Waymark: treno, aereo, pullman, traghetto e auto a confronto in Europa',
    homeDescription:
      'Confronta i modi di viaggiare tra le città europee per durata, prezzo e CO₂. Ogni dato cita la sua fonte; qui non si vende nulla.',
    routeTitle: ({ from, to }, modes) => `${capital(da(from))} ${a(to)} in ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `${capital(da(from))} ${a(to)}, da porta a porta, il mezzo più veloce è ${x.fastest}, circa ${x.time}; prezzi da ${x.price}. Durata, prezzi e CO₂ a confronto.`,
  },
  content,
  method: {
    title: 'Come calcoliamo',
    description:
      'Da dove vengono le durate, i prezzi, le distanze e le emissioni di Waymark, come li calcoliamo e come segnalare un errore.',
    intro:
      'Waymark confronta i viaggi con dati che hanno lo stesso significato per ogni mezzo. Questa pagina spiega che cosa comprende ciascun dato, dove è stato letto e, quando nessuno lo pubblica, come lo calcoliamo.',
    basisTitle: 'Quanto è sicuro un dato',
    basisIntro:
      'Ogni dato indica come lo conosciamo. L’elenco va dal più sicuro al meno sicuro; un dato formato da più parti è sicuro solo quanto la più debole di esse.',
    times: {
      title: 'Durate',
      paragraphs: (x) => [
        'La durata è quella del viaggio in sé: dalla prima partenza all’ultimo arrivo; in aereo da gate a gate, in auto il tempo al volante e in traversata. Mostriamo una durata tipica dell’orario regolare, non la migliore della giornata.',
        `I viaggi con cambi sono composti da singoli collegamenti, con ${x.maxChanges} cambi al massimo. Se gli orari di partenza sono noti, l’attesa dura fino alla successiva partenza reale. Altrimenti contiamo metà dell’intervallo tra due partenze, ma mai meno del tempo minimo di cambio della stazione né più di ${x.expectedWait}. Non proponiamo viaggi con un’attesa superiore a ${x.maxWait}.`,
      ],
    },
    door: {
      title: 'Da porta a porta',
      paragraphs: (x) => [
        `Da porta a porta si aggiungono il tragitto dal centro al punto di partenza e dal punto di arrivo al centro, e il tempo passato in aeroporto o in stazione: ${x.airport} per un volo e ${x.station} per un treno, partenza e arrivo insieme, secondo le misurazioni di Thomas Sauter-Servaes (2019). Per un pullman contiamo ${x.coach} e per una nave ${x.port}, secondo una nostra stima. In auto si aggiunge una sosta di ${x.brk} ogni ${x.brkEvery} al volante.`,
      ],
    },
    distances: {
      title: 'Distanze',
      paragraphs: (x) => [
        `La distanza di una tratta si misura in linea d’aria, lungo il cerchio massimo tra i centri delle due città (raggio terrestre: ${x.radius}). I chilometri percorsi sono quelli della linea, se li conosciamo. Altrimenti moltiplichiamo il cerchio massimo per ${x.rail} nel caso della ferrovia, ${x.road} della strada e ${x.sea} del mare; per un volo aggiungiamo ${x.extra}.`,
      ],
    },
    prices: {
      title: 'Prezzi',
      paragraphs: (x) => [
        'I prezzi sono per un adulto, sola andata, e vanno dal biglietto più economico, prenotato con largo anticipo, a un biglietto flessibile acquistato all’ultimo momento. Se una fascia di prezzo è pubblicata o ci è nota, la mostriamo. Altrimenti la stimiamo in base alla distanza: per ogni marchio, due rette adattate a tariffe osservate danno il minimo e il massimo. Un prezzo di questo tipo è indicato come stima.',
        'Un viaggio con più biglietti costa la loro somma, a meno che le compagnie ne vendano uno solo per l’intero percorso.',
        `In auto il minimo è il solo carburante (${x.litres} per 100\u00a0km, a ${x.litre} al litro), il massimo ${x.allIn} al chilometro, usura compresa. Pedaggi, vignette e traversate si aggiungono in entrambi i casi. Tutto è calcolato per una sola persona.`,
      ],
    },
    co2: {
      title: 'CO₂e',
      paragraphs: [
        'Le emissioni sono chilometri moltiplicati per un fattore, in chilogrammi di CO₂ equivalente (CO₂e) a persona. Per i voli comprendono gli effetti diversi dalla CO₂: come il governo britannico, contiamo 1,7 volte la sola CO₂. In auto viaggia una sola persona.',
        'Per i voli, i pullman, le auto, i traghetti, Eurostar e i treni in Gran Bretagna usiamo i fattori del Regno Unito: le emissioni dirette più quelle della produzione del carburante. Per gli altri treni usiamo fattori per Paese o per prodotto, di vari enti, ponderati in base ai chilometri in ciascun Paese; dove mancano, una media europea, indicata come stima. Non tutti gli enti contano le stesse cose: conviene confrontare con cautela i treni di Paesi diversi.',
      ],
    },
    best: {
      title: '«Scelta migliore» e «La più verde»',
      paragraphs: (x) => [
        `La «Scelta migliore» è l’opzione con la somma più bassa di tre voci, contate in euro: il prezzo, preso al ${x.share} dell’intervallo tra il minimo e il massimo, più il costo dei tragitti fino al punto di partenza e dal punto di arrivo; il tempo da porta a porta, a ${x.hour} l’ora; e la CO₂e, a ${x.kilo} al chilogrammo. I due valori li abbiamo scelti noi. Le commissioni non contano. Ciò che non parte ogni giorno è la scelta migliore solo se nient’altro parte ogni giorno.`,
        '«La più verde» è l’opzione con meno CO₂e tra quelle mostrate. È un confronto all’interno della tratta, non un marchio di qualità.',
      ],
    },
    generated: {
      title: 'Tratte stimate',
      line: (fixed, km) => `${fixed} più un’ora ogni ${km}`,
      paragraphs: (x) => [
        `Tra le città di cui abbiamo raccolto i collegamenti confrontiamo viaggi reali. Per ogni altra coppia dei nostri ${x.places} luoghi diamo delle stime, e la pagina lo dice. In auto contiamo la distanza in linea d’aria a ${x.drive}/h. Il volo si calcola tra aeroporti vicini con voli di linea: ${x.plane}, e ${x.change} in più se uno dei due è piccolo o la distanza è troppo grande per un solo volo, perché allora è probabile uno scalo. Un treno impiega ${x.train}, un pullman ${x.bus}; tutti questi chilometri sono in linea d’aria. I valori vengono dai viaggi del nostro catalogo; per il treno contiamo un po’ più di tempo, perché le città minori hanno meno treni veloci. Anche i prezzi sono stimati in base alla distanza, con un modello per ogni mezzo.`,
        `Oltre i ${x.far} mostriamo solo voli, sotto i ${x.near} nessuno. Treno, pullman e auto compaiono solo se i due luoghi sono uniti da terra, ponti o tunnel e il percorso via terra, senza confini chiusi, misura al massimo ${x.way} volte la linea d’aria. Se uno dei due Paesi non ha treni passeggeri, non ne stimiamo. Nomi, coordinate e numero di abitanti vengono da GeoNames.`,
      ],
    },
    notes: {
      title: 'Stagioni, biglietti e collegamenti con il centro',
      paragraphs: (x) => [
        `Le temperature e i giorni di pioggia sono medie 1991–2020 dei servizi meteorologici nazionali. La stagione ideale è quella i cui pomeriggi si avvicinano di più a ${x.pleasant} nelle due città insieme; ogni giorno di pioggia al mese conta come ${x.rain} di differenza, una città affollata come ${x.crowds}. L’affollamento è stimato dalla nostra redazione.`,
        'Quello che diciamo di posti, bagagli e biciclette vale per la tariffa più economica di ogni operatore, secondo quanto ne sa la nostra redazione. Taxi e NCC senza prezzo fisso sono stimati al chilometro e indicati come stime; treni e autobus per un aeroporto sono citati solo dove esistono.',
      ],
    },
    tolerance: {
      title: 'La precisione che cerchiamo',
      text: 'Un viaggio diretto dovrebbe durare quanto dice l’orario, con uno scarto del 10% o di 15 minuti; un viaggio con cambi, del 20%; un volo, di 15 minuti. I chilometri su strada dovrebbero essere giusti entro il 6%.',
    },
    factorsTitle: 'Fattori di emissione',
    factorColumns: { name: 'Fattore', grams: 'g CO₂e per km', scope: 'che cosa conta', source: 'Fonte' },
    perTraveller: 'a persona',
    perVehicle: 'per veicolo',
    sourcesTitle: 'Fonti',
    sourcesDescription:
      'Tutte le pubblicazioni dietro ai dati di Waymark: orari, fattori di emissione, pedaggi, prezzi e toponimi, con editore, licenza e data.',
    sourcesIntro:
      'Le pubblicazioni da cui abbiamo tratto singoli dati, con licenza e data. I titoli sono in inglese, qualunque sia la lingua della pubblicazione.',
    licences: {
      'facts cited with credit': 'dati citati con la fonte',
      'public domain': 'pubblico dominio',
      'reuse permitted with credit': 'riutilizzo consentito citando la fonte',
    },
    errorsTitle: 'Hai trovato un errore?',
    errors:
      'Indica all’editore del sito la tratta, il dato e dove hai letto quello giusto. Correggiamo il singolo collegamento da cui deriva, e con esso tutte le tratte che lo usano. Aiutano soprattutto l’indirizzo della pagina e un link all’orario.',
  },
  legal: {
    privacy: {
      description:
        'Che cosa conteggia Waymark, che cosa resta nel tuo browser e quali servizi esterni entrano in gioco solo dopo un clic.',
      intro:
        'Waymark non richiede registrazione e vuole sapere di te il meno possibile. Questa pagina dice esattamente che cosa si conserva e dove.',
      sections: [
        {
          title: 'Che cosa conteggiamo',
          paragraphs: [
            'Quando si apre la pagina di una tratta, o ci si arriva con una ricerca, il nostro server aggiunge uno al contatore di quella tratta, quella lingua e quel giorno. Quando qualcuno chiede una tratta che non abbiamo, si contano i nomi dei due luoghi, perché la redazione sappia che cosa aggiungere.',
            'Questi contatori non contengono indirizzi IP, cookie o identificativi, né orari più precisi del giorno, salvo il momento in cui una coppia di luoghi è stata cercata l’ultima volta. Se il tuo browser invia il segnale Global Privacy Control, non si conta nulla.',
          ],
        },
        {
          title: 'Che cosa resta nel tuo browser',
          paragraphs: [
            'Le tue ultime cinque ricerche, il tema e la valuta scelti restano nella memoria del browser. Non ci vengono inviati e scompaiono quando cancelli dal browser i dati del sito.',
            'Waymark non usa cookie.',
          ],
        },
        {
          title: 'Log del server',
          paragraphs: [
            'Per proteggere il servizio dagli abusi, il server limita le richieste per indirizzo IP. L’indirizzo resta in memoria per circa un minuto e non viene scritto nel database.',
          ],
        },
        {
          title: 'Altri servizi',
          paragraphs: [
            'Le pagine non caricano nulla da terzi. I tassi di cambio della Banca centrale europea li richiede il nostro server, non il tuo browser.',
            'I link a compagnie e siti di prenotazione portano a servizi con proprie regole sulla privacy. Loro sanno che arrivi da Waymark; noi non sappiamo nulla di quello che fai lì.',
          ],
        },
        {
          title: 'I tuoi diritti',
          paragraphs: [
            'In base alle norme europee sulla protezione dei dati puoi chiedere che cosa è conservato su di te e farlo correggere o cancellare. Poiché non conserviamo nulla che identifichi una persona, di solito non c’è nulla da consegnare; l’editore del sito risponde a ogni domanda di questo tipo.',
          ],
        },
      ],
    },
    terms: {
      description:
        'A quali condizioni si può usare Waymark: che cosa sono i suoi dati e che cosa non sono, i link ai partner e la correzione degli errori.',
      intro:
        'Waymark è un servizio di informazione gratuito. Non vende biglietti e non interviene nei viaggi che prenoti.',
      sections: [
        {
          title: 'Che cosa sono i dati',
          paragraphs: [
            'Le durate sono quelle tipiche di un orario regolare, i prezzi sono fasce per un adulto, sola andata, le emissioni sono calcolate con fattori pubblicati. Ogni dato indica la fonte e la data, e se è stato letto in un orario, pubblicato, noto alla redazione, sommato o stimato.',
            'Servono a confrontare e a programmare. Non sono un’offerta né una promessa: gli orari cambiano, i cantieri chiudono le linee, le tariffe si muovono di ora in ora. Prima di prenotare o di partire, verifica con la compagnia.',
          ],
        },
        {
          title: 'Link ad altri siti',
          paragraphs: [
            'Rimandiamo a compagnie e siti di prenotazione. Ogni link che può farci guadagnare una commissione è contrassegnato. Le commissioni non cambiano mai l’ordine delle opzioni.',
            'Il contratto si conclude tra te e la compagnia o il venditore; valgono le loro condizioni.',
          ],
        },
        {
          title: 'Responsabilità',
          paragraphs: [
            'Curiamo il catalogo con attenzione, ma non possiamo rispondere di coincidenze perse, prezzi cambiati o frontiere chiuse. Nulla di quanto scritto qui limita la responsabilità per dolo, colpa grave o danni alla vita, all’integrità fisica o alla salute.',
          ],
        },
        {
          title: 'Uso dei nostri dati',
          paragraphs: [
            'I file JSON pubblicati possono essere letti da chiunque e da qualsiasi sito. I dati tratti da fonti aperte hanno la licenza indicata accanto; se li usi, cita anche tu la fonte.',
          ],
        },
        {
          title: 'Errori',
          paragraphs: [
            'Se un dato è sbagliato, indica all’editore la tratta, il dato e dove hai letto quello giusto. Correggere un servizio corregge tutte le tratte che lo usano.',
          ],
        },
      ],
    },
  },
}
