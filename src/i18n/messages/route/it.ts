// Italian words of the route page.

import { capital } from '#lib/capital.ts'
import { a, da, inText as place } from '../../italian.ts'
import { it as live } from '../../live/it.ts'
import { and, changes, day, inText, plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const route: Messages['route'] = {
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
  best: 'Scelta migliore',
  bestRoute: 'Scelta migliore',
  greenest: 'La più verde: l’opzione con meno CO₂e',
  greenestShort: 'La più verde',
  changes: (number, mode) => (number === 0 ? 'Diretto' : changes(number, mode)),
  via: (places) => `via ${places}`,
  night: 'Treno notturno',
  nightFerry: 'Traversata notturna',
  perDay: (departures) =>
    departures >= 1.5
      ? `circa ${Math.round(departures)} partenze al giorno`
      : departures >= 0.9
        ? `${departures === 1 ? '' : 'all’incirca '}una partenza al giorno`
        : 'non tutti i giorni',
  season: (from, to) => `solo ${day('dal', from)} ${day('al', to)}`,
  anytime: 'A qualsiasi ora',
  frequency: 'Frequenza',
  moreAirports: (count) => (count === 1 ? '1 altro aeroporto' : `altri ${count} aeroporti`),
  moreAirportPairs: (count) =>
    count === 1 ? '1 altra coppia di aeroporti' : `altre ${count} coppie di aeroporti`,
  details: 'Vedi dettagli',
  close: 'Chiudi',
  boardNote: (withCar, canChoose) =>
    `Prezzi per un adulto, sola andata${withCar ? ', senza passeggeri in auto' : ''}${canChoose ? ', se non scegli altro' : ''}; la CO₂e è a persona.`,
  timetableEnded: (asOf) =>
    `L’orario della scelta migliore (${asOf}) non è più in vigore: verifica le partenze prima di prenotare.`,
  journey: 'Il viaggio',
  numbers: 'Da dove vengono i dati',
  changeAt: (place, minutes, mode) =>
    `${mode === 'flight' ? 'Scalo' : 'Cambio'} ${a(place)}, circa ${minutes}`,
  changeAcross: (from, to, minutes) => `Spostamento ${da(from)} ${a(to)}, circa ${minutes} in tutto`,
  departsArrives: (departs, arrives) => `ad\u00a0es. dalle ${departs} alle ${arrives}`,
  stops: 'Fermate intermedie',
  stopsFile: 'Queste fermate in JSON',
  driveProduct: 'Auto propria o a noleggio',
  officialSite: (operator) => `Biglietti ${operator}`,
  factorLine: (km, grams, kg) => `${km} × ${grams}\u00a0g/km = ${kg}`,
  board: live.board,
  lineCut: 'barra non in scala',
  hoursHead: 'Ore dalla partenza da casa',
  leastCo2: 'Meno CO₂e',
  parts: { answer: 'La risposta', before: 'Prima di partire', more: 'Altro' },
  partsLabel: 'In questa pagina',
  otherWay: 'Direzione opposta',
  chips: {
    travellers: (count) => plural(count, 'viaggiatore', 'viaggiatori'),
    travellersLabel: 'Viaggiatori',
    bagLabel: 'Bagaglio',
    bag: { small: 'Borsa piccola', cabin: 'Bagaglio a mano', hold: 'Bagaglio grande' },
    bike: 'Bicicletta',
    noFlying: 'Senza aereo',
    anyDuration: 'Qualsiasi durata',
    anyPrice: 'Qualsiasi prezzo',
    rideOnly: 'Solo il viaggio',
    assumptions: 'Modifica tragitti e attese',
  },
  views: { label: 'Vista', lines: 'Linee', bars: 'Barre', table: 'Tabella' },
  allInNote:
    '«In tutto» comprende il biglietto, i tragitti fino alla prima fermata e dall’ultima, e il bagaglio scelto.',
  compare: 'Confronta con barre e tabella',
  column: {
    mode: 'Mezzo',
    time: 'Durata',
    door: live.board.heads.door,
    all: live.board.heads.all,
    price: 'Prezzo',
    co2: 'CO₂e',
    changes: 'Cambi',
  },
  co2Each: 'CO₂e a persona',
  lowest: 'Meno CO₂e',
  fastest: 'Più veloce',
  cheapest: 'Più economico',
  map: live.map.label,
  mapAlt: ({ from, to }, km) =>
    `Mappa con ${place(from)} (A) ${and(place(to))} (B), a ${km} di distanza, unite da una linea retta tratteggiata.`,
  mapNote: 'Linea retta, non il percorso reale. Dati della mappa: Natural Earth.',
  journeyAlt: ({ from, to }, km, mode, via) =>
    `Mappa con ${place(from)} (A) ${and(place(to))} (B), a ${km} di distanza. La linea tratteggiata è la scelta migliore, in ${inText[mode]}${via && ` via ${via}`}.`,
  journeyNote: {
    rails: 'La linea segue i binari.',
    lanes: 'La linea segue la rotta delle navi.',
    sketched: 'La linea è indicativa e passa per luoghi lungo il percorso.',
    straight: 'La linea unisce le fermate in linea retta.',
    flight: 'È la linea più breve tra gli aeroporti.',
    ways: 'I treni diretti seguono i binari e le navi la loro rotta, dove sono noti; i voli, la linea più breve; le strade sono indicative. Le linee tratteggiate sono rette.',
  },
  onTheWay: 'Lungo il percorso',
  mapData: (names: string) => `Dati della mappa: ${names}`,
  quickFacts: 'In breve',
  bestOption: 'Scelta migliore',
  priceRange: 'Prezzi',
  related: 'Tratte simili',
  popular: 'Tratte più cercate',
  reverse: ({ from, to }) => `${capital(da(from))} ${a(to)}`,
  hubs: 'Altre tratte per città',
  allFrom: (city) => `Tutte le tratte ${da(city)}`,
  allTo: (city) => `Tutte le tratte per ${city}`,
  booking: 'Dove prenotare',
  livePrices: 'Prezzi in tempo reale',
  livePricesOff: live.fares.notConfigured,
  searchFlights: ({ from, to }) => `Cerca voli ${from}–${to}:`,
  bookingNote: 'Da questi link non guadagniamo nulla.',
  sponsoredNote:
    'I link contrassegnati con «Pubblicità» possono farci guadagnare una commissione. Non cambiano l’ordine delle opzioni.',
  book: (mode) => (mode === 'car' ? 'Percorso' : 'Prenota'),
  bookOn: (site) => `Vai su ${site}`,
  crossChannel: (operator) =>
    `prenota ${operator} 60–90 giorni prima; sulla Manica i posti più economici sono i primi a esaurirsi.`,
  crossChannelTitle: 'Consiglio',
  earlyBooking: (operator) =>
    `prenota ${operator} 60–90 giorni prima; i posti più economici sono i primi a esaurirsi.`,
  ad: 'Pubblicità',
  adFor: (provider: string) => `Spazio riservato a ${provider}. Grazie alla pubblicità, Waymark è gratuito.`,
  loading: 'Caricamento della tratta…',
  amenitiesLabel: 'A bordo',
  mapStreet: live.map.street,
}
