// Italian. "Tratta" is a pair of cities, "opzione" an option, "pullman" a coach; addresses with "tu".

import { capital } from '#lib/capital.ts'
import { a, da } from '../italian.ts'
import { it as live } from '../live/it.ts'
import { dated, inText } from '../parts/it.ts'
import { content } from './content/it.ts'
import type { Messages } from './en.ts'
import { explore } from './explore/it.ts'
import { generated } from './generated/it.ts'
import { home } from './home/it.ts'
import { legal } from './legal/it.ts'
import { meet } from './meet/it.ts'
import { method } from './method/it.ts'
import { night } from './night/it.ts'
import { notFound } from './not-found/it.ts'
import { route } from './route/it.ts'
import { tour } from './tour/it.ts'
import { transport } from './transport/it.ts'

export const it: Messages = {
  nav: {
    skip: 'Vai al contenuto',
    home: 'Waymark: pagina iniziale',
    search: 'Cerca',
    language: 'Lingua',
    theme: 'Tema scuro',
    main: 'Lingua e tema',
    breadcrumb: 'Percorso di navigazione',
    breadcrumbHome: 'Home',
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
    everywhere: '{town}: ovunque da qui',
    suggestions: (field) => `Suggerimenti per «${field}»`,
    searching: 'Ricerca in corso…',
    noMatch:
      'Non abbiamo trovato nulla con questo nome. Prova con una città vicina più grande, un Paese, un aeroporto o un luogo da visitare.',
    same: 'Partenza e arrivo coincidono. Scegli due città diverse.',
    choose: 'Scegli le due città tra i suggerimenti.',
    results: { one: '{count} suggerimento', other: '{count} suggerimenti' },
    more: {
      title: 'Cerca',
      close: 'Chiudi la ricerca',
      estimates: 'solo stime',
      near: 'Nomi simili',
      offline: 'Sei offline: si trovano solo le nostre città, le stazioni e i luoghi da visitare.',
      stops: { airport: 'Aeroporto', station: 'Stazione', port: 'Porto', coach: 'Autostazione' },
      pages: {
        route: 'Tratte',
        ferry: 'Traghetti',
        sight: 'Da visitare',
        airport: 'Dall’aeroporto alla città',
        country: 'Paesi',
      },
    },
    unknownPlaces:
      'Non conosciamo ancora uno di questi luoghi. Controlla come si scrive o scegli una città dall’elenco.',
  },
  route,
  transport,
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
    allIn: 'Tutto compreso',
    listFigures:
      'Tempi da porta a porta e prezzi tutto compreso, da centro a centro, per un adulto con una borsa piccola. ≈\u00a0indica una stima.',
    listFiguresBrief: 'Tempi da porta a porta, prezzi tutto compreso; ≈\u00a0indica una stima.',
    listAges: (dates) =>
      `Tempi e prezzi sono ${dated(dates)}; la pagina di ogni tratta indica data e fonti di tutte le sue cifre.`,
    updated: (date) => `Ultimo aggiornamento: ${date}`,
    backHome: 'Torna alla home',
    opensNew: 'si apre in una nuova scheda',
    colon: ': ',
    semicolon: '; ',
  },
  home,
  faq: {
    title: 'Domande frequenti',
  },
  weather: {
    title: 'Meteo a 7 giorni',
    roughly: (p, x) =>
      `Non abbiamo ancora i dati climatici di entrambe le città. A titolo indicativo, ${a(p.from)} ci sono in media ${x.from}\u00a0°C, con un clima mite e piovoso; ${a(p.to)} ${x.to}\u00a0°C, con un clima mite e piacevole.`,
  },
  share: {
    system: 'Condividi',
  },
  reverse: { title: 'Per il ritorno', view: 'Vedi tratta' },
  travelByType: {
    title: 'Per mezzo di trasporto',
    filter: {
      legend: 'Filtra le tratte',
      any: 'Tutte le città',
      budget: 'Prezzo massimo (€)',
      clear: 'Cancella il filtro',
      loading: 'Caricamento delle tratte…',
      failed: 'Non è stato possibile caricare le tratte. Cancella il filtro per vedere l’elenco completo.',
      more: 'Mostra altre',
      foundOne: '{count} tratta trovata',
    },
    heading: (mode) => `Tratte in ${inText[mode]} in Europa`,
    description: (mode, count, price) =>
      `${count} tratte in ${inText[mode]} tra città europee, dalla più economica alla più cara, da ${price}: ${mode === 'car' ? 'durata' : 'compagnia, durata'} e prezzo di ciascuna.`,
    descriptionEnds: ['Con filtro per città e per budget.', 'Con filtro per città.'],
    intro: 'La riga in piccolo indica il solo viaggio e il suo prezzo più basso, che decide l’ordine.',
    found: (count) => `${count} tratte trovate`,
    none: (mode) => `Nessuna tratta in ${inText[mode]} trovata`,
    routes: (count) => (count === 1 ? 'tratta' : 'tratte'),
    from: 'Da',
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    pages: 'Pagine',
  },
  generated,
  explore,
  meet,
  night,
  tour,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark: treno, aereo, pullman, traghetto, auto a confronto',
    homeDescription:
      'Treno, aereo, pullman, traghetto e auto tra le città europee a confronto: durata, prezzo e CO₂. Ogni dato cita la sua fonte; qui non si vende nulla.',
    routeTitle: ({ from, to }, modes) => `${capital(da(from))} ${a(to)} in ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `${capital(da(from))} ${a(to)} il mezzo più veloce è ${x.fastest}, circa ${x.time} da porta a porta; ${x.cheapest ? `il più economico, ${x.cheapest}` : 'è anche il più economico'}, da ${x.price}.`,
    routeDescriptionEnds: [
      'Durata, cambi, prezzi e CO₂ a confronto, con le fonti.',
      'Durata, prezzi e CO₂ a confronto.',
      'Prezzi e CO₂ a confronto.',
    ],
  },
  content,
  method,
  legal,
}
