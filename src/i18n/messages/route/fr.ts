// French words of the route page.

import { capital } from '#lib/capital.ts'
import { a, de } from '../../french.ts'
import { fr as live } from '../../live/fr.ts'
import { change, changes, inText, plural } from '../../parts/fr.ts'
import type { Messages } from '../en.ts'

export const route: Messages['route'] = {
  title: ({ from, to }) => `Comment aller ${de(from)} ${a(to)}`,
  distance: 'Distance',
  straight: 'à vol d’oiseau',
  bestBy: (mode) => `Le mieux : en ${inText[mode]}`,
  back: 'Retour',
  share: 'Copier le lien',
  print: 'Imprimer',
  currency: 'Devise',
  options: 'Façons de voyager',
  sortBy: 'Trier par',
  sort: {
    default: 'Recommandation',
    duration: 'Durée',
    price: 'Prix',
    eco: 'CO₂',
  },
  best: 'Meilleur choix',
  bestRoute: 'Meilleur trajet',
  greenest: 'Le plus vert : ici, le moins de CO₂e',
  greenestShort: 'Le plus vert',
  changes: (number, mode) => (number === 0 ? 'Direct' : changes(number, mode)),
  via: (places) => `via ${places}`,
  night: 'Train de nuit',
  nightFerry: 'Traversée de nuit',
  perDay: (departures) =>
    departures >= 1.5
      ? `environ ${Math.round(departures)} départs par jour`
      : departures >= 0.9
        ? `${departures === 1 ? '' : 'environ '}un départ par jour`
        : 'pas tous les jours',
  season: (from, to) => `du ${from} au ${to} seulement`,
  anytime: 'À toute heure',
  frequency: 'Fréquence',
  moreAirports: (count) => (count === 1 ? '1 autre aéroport' : `${count} autres aéroports`),
  moreAirportPairs: (count) => `${count} ${count === 1 ? 'autre paire' : 'autres paires'} d’aéroports`,
  details: 'Voir le détail',
  close: 'Fermer',
  boardNote: (withCar, canChoose) =>
    `Les prix s’entendent pour un adulte, aller simple${withCar ? ', seul en voiture' : ''}${canChoose ? ', sauf autre choix de votre part' : ''} ; le CO₂e est compté par personne.`,
  timetableEnded: (asOf) =>
    `L’horaire du meilleur choix (${asOf}) n’est plus en vigueur : vérifiez les heures avant de réserver.`,
  journey: 'Le trajet',
  numbers: 'D’où viennent les chiffres',
  changeAt: (place, minutes, mode) => `${capital(change(mode))} ${a(place)}, environ ${minutes}`,
  changeAcross: (from, to, minutes) => `${capital(de(from))} ${a(to)}, environ ${minutes} en tout`,
  departsArrives: (departs, arrives) => `par exemple de ${departs} à ${arrives}`,
  stops: 'Arrêts sur le trajet',
  stopsFile: 'Ces arrêts en JSON',
  driveProduct: 'Voiture personnelle ou de location',
  officialSite: (operator) => `Billets : ${operator}`,
  factorLine: (km, grams, kg) => `${km} × ${grams} g/km = ${kg}`,
  board: live.board,
  lineCut: 'pas à l’échelle',
  hoursHead: 'Heures depuis le départ',
  leastCo2: 'Le moins de CO₂e',
  parts: { answer: 'La réponse', before: 'Avant de partir', more: 'En savoir plus' },
  partsLabel: 'Sur cette page',
  otherWay: 'Sens inverse',
  chips: {
    travellers: (count) => plural(count, 'voyageur', 'voyageurs'),
    travellersLabel: 'Voyageurs',
    bagLabel: 'Bagage',
    bag: { small: 'Petit sac', cabin: 'Bagage cabine', hold: 'Grande valise' },
    bike: 'Vélo',
    noFlying: 'Sans avion',
    anyDuration: 'Toute durée',
    anyPrice: 'Tout prix',
    rideOnly: 'Trajet seul',
    assumptions: 'Modifier l’accès et l’attente',
  },
  views: { label: 'Affichage', lines: 'Lignes', bars: 'Barres', table: 'Tableau' },
  allInNote:
    '« Tout compris » inclut le billet, le trajet jusqu’au premier arrêt et depuis le dernier, et le bagage choisi.',
  compare: 'Comparer en barres et en tableau',
  column: {
    mode: 'Transport',
    time: 'Durée',
    door: live.board.heads.door,
    all: live.board.heads.all,
    price: 'Prix',
    co2: 'CO₂e',
    changes: 'Correspondances',
  },
  co2Each: 'CO₂e par personne',
  lowest: 'Le moins de CO₂e',
  fastest: 'Le plus rapide',
  cheapest: 'Prix le plus bas',
  map: live.map.label,
  mapAlt: ({ from, to }, km) =>
    `Carte ${de(from)} (A) et ${de(to)} (B), à ${km} de distance, avec une ligne droite en pointillé entre les deux.`,
  mapNote: 'Ligne droite, et non le trajet suivi. Données cartographiques : Natural Earth.',
  journeyAlt: ({ from, to }, km, mode, via) =>
    `Carte ${de(from)} (A) et ${de(to)} (B), à ${km} de distance. La ligne en pointillé est le meilleur choix, en ${inText[mode]}${via && ` via ${via}`}.`,
  journeyNote: {
    rails: 'Le trait suit les voies ferrées.',
    lanes: 'Le trait suit la route des navires.',
    sketched: 'Le tracé est simplifié et passe par des lieux du parcours.',
    straight: 'Le trait va tout droit d’un arrêt à l’autre.',
    flight: 'Le trait relie les aéroports par le chemin le plus court.',
    ways: 'Trains et ferries directs suivent leur tracé, s’il est connu, et les vols le chemin le plus court ; les trajets par la route sont esquissés. Un pointillé est une ligne droite.',
  },
  onTheWay: 'En chemin',
  mapData: (names: string) => `Données cartographiques : ${names}`,
  quickFacts: 'En bref',
  bestOption: 'Meilleur choix',
  priceRange: 'Fourchette de prix',
  related: 'Trajets similaires',
  popular: 'Trajets les plus demandés',
  reverse: ({ from, to }) => `${capital(de(from))} ${a(to)}`,
  hubs: 'Tout sur ces deux villes',
  allFrom: (city) => `Tous les trajets au départ ${de(city)}`,
  allTo: (city) => `Tous les trajets vers ${city}`,
  booking: 'Où réserver',
  livePrices: 'Prix en temps réel',
  livePricesOff: live.fares.notConfigured,
  searchFlights: ({ from, to }) => `Chercher des vols ${from}–${to}\u00a0:`,
  bookingNote: 'Ces liens ne nous rapportent rien.',
  sponsoredNote:
    'Les liens portant la mention « Publicité » peuvent nous rapporter une commission. Ils ne changent pas l’ordre des options.',
  book: (mode) => (mode === 'car' ? 'Itinéraire' : 'Réserver'),
  bookOn: (site) => `Continuer sur ${site}`,
  crossChannel: (operator) =>
    `réservez ${operator} 60 à 90 jours à l’avance, car les places les moins chères pour traverser la Manche partent en premier.`,
  crossChannelTitle: 'Conseil',
  earlyBooking: (operator) =>
    `réservez ${operator} 60 à 90 jours à l’avance, car les places les moins chères partent en premier.`,
  ad: 'Publicité',
  adFor: (provider: string) =>
    `Espace réservé à ${provider}. La publicité permet à Waymark de rester gratuit.`,
  loading: 'Chargement du trajet…',
  amenitiesLabel: 'À bord',
  mapStreet: live.map.street,
}
