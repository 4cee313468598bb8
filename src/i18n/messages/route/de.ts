// German words of the route page.

import { de as live } from '../../live/de.ts'
import { byMode, plural, times } from '../../parts/de.ts'
import type { Messages } from '../en.ts'

export const route: Messages['route'] = {
  title: ({ from, to }) => `So kommen Sie von ${from} nach ${to}`,
  distance: 'Entfernung',
  straight: 'Luftlinie',
  bestBy: (mode) => `Am besten ${byMode[mode]}`,
  back: 'Zurück',
  share: 'Link kopieren',
  print: 'Drucken',
  currency: 'Währung',
  options: 'Reisemöglichkeiten',
  sortBy: 'Sortierung',
  sort: {
    default: 'Empfohlen',
    duration: 'Am schnellsten',
    price: 'Am günstigsten',
    eco: 'Am wenigsten CO₂',
  },
  best: 'Beste Wahl',
  bestRoute: 'Beste Verbindung',
  greenest: 'Am grünsten: hier am wenigsten CO₂e',
  greenestShort: 'Am grünsten',
  changes: (count, mode) => {
    if (count === 0) return 'Direkt'
    const change = mode === 'flight' ? 'Zwischenstopp' : 'Umstieg'
    return `${count}\u00a0${change}${count === 1 ? '' : mode === 'flight' ? 's' : 'e'}`
  },
  via: (places) => `über ${places}`,
  night: 'Nachtzug',
  nightFerry: 'Nachtfähre',
  perDay: (count) =>
    count >= 1.5
      ? `etwa ${times(Math.round(count))} täglich`
      : count >= 0.9
        ? `${count === 1 ? '' : 'etwa '}einmal täglich`
        : 'nicht täglich',
  season: (from, to) => `nur vom ${from} bis zum ${to}`,
  anytime: 'Jederzeit',
  frequency: 'Häufigkeit',
  moreAirports: (count) => (count === 1 ? '1 weiterer Flughafen' : `${count} weitere Flughäfen`),
  moreAirportPairs: (count) => (count === 1 ? '1 weiteres Flughafenpaar' : `${count} weitere Flughafenpaare`),
  details: 'Details ansehen',
  close: 'Schließen',
  boardNote: (withCar, canChoose) =>
    `Preise gelten für einen Erwachsenen, einfache Fahrt${withCar ? ', allein im Auto' : ''}${canChoose ? ', wenn Sie nichts anderes wählen' : ''}; CO₂e gilt pro Person.`,
  timetableEnded: (asOf) =>
    `Der Fahrplan der besten Wahl (${asOf}) gilt nicht mehr: Prüfen Sie die Zeiten vor dem Buchen.`,
  journey: 'Reiseverlauf',
  numbers: 'Woher die Zahlen stammen',
  changeAt: (place, minutes, mode) =>
    `${mode === 'flight' ? 'Zwischenstopp' : 'Umstieg'} in ${place}, etwa ${minutes}`,
  changeAcross: (from, to, minutes) => `Wechsel von ${from} nach ${to}, insgesamt etwa ${minutes}`,
  departsArrives: (departs, arrives) => `z. B. ab ${departs}, an ${arrives}`,
  stops: 'Halte unterwegs',
  stopsFile: 'Diese Halte als JSON',
  driveProduct: 'Eigenes Auto oder Mietwagen',
  officialSite: (operator) => `Tickets: ${operator}`,
  factorLine: (km, grams, kg) => `${km} × ${grams} g/km = ${kg}`,
  board: live.board,
  lineCut: 'nicht maßstäblich',
  hoursHead: 'Stunden seit dem Aufbruch',
  leastCo2: 'Am wenigsten CO₂e',
  parts: { answer: 'Die Antwort', before: 'Vor der Reise', more: 'Mehr' },
  partsLabel: 'Auf dieser Seite',
  otherWay: 'Gegenrichtung',
  chips: {
    travellers: (count) => plural(count, 'Person', 'Personen'),
    travellersLabel: 'Personen',
    bagLabel: 'Gepäck',
    bag: { small: 'Kleine Tasche', cabin: 'Handgepäck', hold: 'Großer Koffer' },
    bike: 'Fahrrad',
    noFlying: 'Ohne Flug',
    anyDuration: 'Beliebige Dauer',
    anyPrice: 'Beliebiger Preis',
    rideOnly: 'Nur die Fahrt',
    assumptions: 'Wege und Wartezeit ändern',
  },
  views: { label: 'Ansicht', lines: 'Linien', bars: 'Balken', table: 'Tabelle' },
  allInNote:
    '„Insgesamt“ umfasst das Ticket, die Wege zum ersten und vom letzten Halt und das gewählte Gepäck.',
  compare: 'Als Balken und als Tabelle vergleichen',
  column: {
    mode: 'Verkehrsmittel',
    time: 'Dauer',
    door: live.board.heads.door,
    all: live.board.heads.all,
    price: 'Preis',
    co2: 'CO₂e',
    changes: 'Umstiege',
  },
  co2Each: 'CO₂e pro Person',
  lowest: 'Am wenigsten',
  fastest: 'Am schnellsten',
  cheapest: 'Am günstigsten',
  map: live.map.label,
  mapAlt: ({ from, to }, km) =>
    `Karte mit ${from} (A) und ${to} (B), ${km} voneinander entfernt, verbunden durch eine gestrichelte gerade Linie.`,
  mapNote: 'Die Linie ist die Luftlinie, nicht der tatsächliche Weg. Kartendaten: Natural Earth.',
  journeyAlt: ({ from, to }, km, mode, via) =>
    `Karte: ${from} (A) und ${to} (B), ${km} voneinander entfernt. Gestrichelt ist die beste Wahl, ${byMode[mode]}${via && ` über ${via}`}.`,
  journeyNote: {
    rails: 'Die Linie folgt den Gleisen.',
    lanes: 'Die Linie folgt den Schiffswegen.',
    sketched: 'Die Linie ist nur skizziert und führt über Orte am Weg.',
    straight: 'Die Linie verläuft gerade von Halt zu Halt.',
    flight: 'Die Linie ist die kürzeste zwischen den Flughäfen.',
    ways: 'Direkte Züge folgen den Gleisen und Schiffe den Schiffswegen, soweit bekannt, Flüge der kürzesten Linie; Straßen sind skizziert. Gestrichelte Linien sind gerade.',
  },
  onTheWay: 'Unterwegs',
  mapData: (names: string) => `Kartendaten: ${names}`,
  quickFacts: 'Auf einen Blick',
  bestOption: 'Beste Wahl',
  priceRange: 'Preisspanne',
  related: 'Ähnliche Strecken',
  popular: 'Beliebte Strecken',
  reverse: ({ from, to }) => `Von ${from} nach ${to}`,
  hubs: 'Die Städte im Überblick',
  allFrom: (city) => `Alle Strecken ab ${city}`,
  allTo: (city) => `Alle Strecken nach ${city}`,
  booking: 'Wo Sie buchen können',
  livePrices: 'Preise in Echtzeit',
  livePricesOff: live.fares.notConfigured,
  searchFlights: ({ from, to }) => `Flüge ${from}–${to} suchen:`,
  bookingNote: 'An diesen Links verdienen wir nichts.',
  sponsoredNote:
    'Für Links mit dem Hinweis „Anzeige“ können wir eine Provision erhalten. Die Reihenfolge ändert sich dadurch nicht.',
  book: (mode) => (mode === 'car' ? 'Route' : 'Buchen'),
  bookOn: (site) => `${site} öffnen`,
  crossChannel: (operator) =>
    `Buchen Sie den ${operator} 60 bis 90 Tage im Voraus; die günstigsten Plätze sind zuerst weg.`,
  crossChannelTitle: 'Tipp',
  earlyBooking: (operator) =>
    `Buchen Sie den ${operator} 60 bis 90 Tage im Voraus; die günstigsten Plätze sind zuerst weg.`,
  ad: 'Anzeige',
  adFor: (provider: string) => `Reserviert für ${provider}. Dank Werbung bleibt Waymark kostenlos.`,
  loading: 'Strecke wird geladen …',
  amenitiesLabel: 'An Bord',
  mapStreet: live.map.street,
}
