// French words of the route page.

import { capital } from '#lib/capital.ts'
import { a, de } from '../../french.ts'
import { fr as live } from '../../live/fr.ts'
import { change, changes, inText, leastDear, theMode } from '../../parts/fr.ts'
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
        ? 'environ un départ par jour'
        : 'pas tous les jours',
  season: (from, to) => `du ${from} au ${to} seulement`,
  anytime: 'À toute heure',
  frequency: 'Fréquence',
  moreAirports: (count) => (count === 1 ? '1 autre aéroport' : `${count} autres aéroports`),
  moreAirportPairs: (count) => `${count} ${count === 1 ? 'autre paire' : 'autres paires'} d’aéroports`,
  details: 'Voir le détail',
  close: 'Fermer',
  boardNote: (withCar) =>
    `Prix pour un adulte, aller simple ; CO₂e par personne${withCar ? ' (une seule dans la voiture)' : ''}.`,
  timetableEnded: (asOf) =>
    `L’horaire du meilleur choix (${asOf}) n’est plus en vigueur : à vérifier avant de réserver.`,
  doorToDoorText: (x) => {
    const parts = [
      x.access && `${x.access} depuis le centre`,
      x.dwell && `${x.dwell} ${x.mode === 'car' ? 'de pauses' : 'd’attente et de contrôles'}`,
      x.egress && `${x.egress} jusqu’au centre`,
    ].filter(Boolean)
    return `Environ ${x.total} en tout${parts.length > 0 ? `, dont ${parts.join(', ')}` : ''}.`
  },
  journey: 'Le trajet',
  numbers: 'D’où viennent les chiffres',
  changeAt: (place, minutes, mode) => `${capital(change(mode))} ${a(place)}, environ ${minutes}`,
  changeAcross: (from, to, minutes) => `Rejoindre ${to} depuis ${from}, environ ${minutes} en tout`,
  departsArrives: (departs, arrives) => `par exemple départ ${departs}, arrivée ${arrives}`,
  stops: 'Arrêts sur le trajet',
  firstLast: (first, last) => `premier départ ${first}, dernier ${last}`,
  drive: (from, to) => `En voiture ${de(from)} ${a(to)}`,
  driveProduct: 'Voiture personnelle ou de location',
  officialSite: (operator) => `Billets : ${operator}`,
  factorLine: (km, grams, kg) => `${km} × ${grams} g/km = ${kg}`,
  verdict: ({ from, to }, fastest) => {
    const part = fastest.mode === 'flight' ? 'de vol' : 'de trajet'
    const detail = fastest.mode === 'car' ? 'pauses comprises' : `dont ${fastest.time} ${part}`
    return `${capital(de(from))} ${a(to)}, ${theMode[fastest.mode]} est ${fastest.mode === 'car' ? 'la' : 'le'} plus rapide de porte à porte : environ ${fastest.door}, ${detail}.`
  },
  verdictSecond: (cheapest, greenest, fastest) => {
    const again = cheapest.mode === fastest
    const first = again
      ? `C’est aussi le moins cher, à partir de ${cheapest.price}`
      : `${capital(theMode[cheapest.mode])} est ${leastDear(cheapest.mode)}, à partir de ${cheapest.price}`
    if (cheapest.mode !== greenest.mode)
      return `${first} ; ${theMode[greenest.mode]} émet le moins, ${greenest.co2} de CO₂e par personne.`
    return again
      ? `${first}, et ce qui émet le moins : ${greenest.co2} de CO₂e par personne.`
      : `${first}, et émet aussi le moins : ${greenest.co2} de CO₂e par personne.`
  },
  compare: 'Côte à côte',
  compareIntro:
    'Barres, à l’échelle : le plus rapide, le moins cher et le plus sobre de chaque mode. Tableau : la meilleure option de chacun.',
  column: {
    mode: 'Transport',
    time: 'Durée',
    door: 'Porte à porte',
    price: 'Prix',
    co2: 'CO₂e',
    changes: 'Correspondances',
  },
  charts: { co2: 'CO₂e par personne', time: 'Durée du trajet, hors accès', price: 'Prix le plus bas' },
  lowest: 'Le moins de CO₂e',
  fastest: 'Le plus court',
  cheapest: 'Prix le plus bas',
  map: live.map.label,
  mapAlt: ({ from, to }, km) =>
    `Carte montrant ${from} (A) et ${to} (B), à ${km} l’une de l’autre, reliées par une ligne droite en pointillé.`,
  mapNote: 'Ligne droite, et non le chemin suivi. Données cartographiques : Natural Earth.',
  journeyAlt: ({ from, to }, km, mode, via) =>
    `Carte : ${from} (A) et ${to} (B), à ${km} l’une de l’autre. En pointillé, le meilleur choix : ${inText[mode]}${via && ` via ${via}`}.`,
  journeyNote: 'En ligne droite d’un arrêt à l’autre. Données cartographiques : Natural Earth.',
  quickFacts: 'En bref',
  bestOption: 'Meilleur choix',
  priceRange: 'Fourchette de prix',
  modes: 'Moyens de transport',
  related: 'Trajets similaires',
  popular: 'Trajets les plus demandés',
  reverse: ({ from, to }) => `${capital(de(from))} ${a(to)}`,
  hubs: 'Tout sur ces deux villes',
  allFrom: (city) => `Tous les trajets au départ ${de(city)}`,
  allTo: (city) => `Tous les trajets vers ${city}`,
  booking: 'Où réserver',
  livePrices: 'Prix en temps réel',
  bookingNote: 'Ces liens ne nous rapportent rien.',
  sponsoredNote:
    'Les liens portant la mention « Publicité » peuvent nous rapporter une commission. Ils ne changent pas l’ordre des options.',
  bookOn: (site) => `Continuer sur ${site}`,
  crossChannel: (operator) =>
    `réservez ${operator} 60 à 90 jours à l’avance, car les places les moins chères pour traverser la Manche partent en premier.`,
  crossChannelTitle: 'Conseil',
  earlyBooking: (operator) =>
    `réservez ${operator} 60 à 90 jours à l’avance, car les places les moins chères partent en premier.`,
  ad: 'Publicité',
  adHouse: 'Cet espace permet à Waymark de rester gratuit.',
  loading: 'Chargement du trajet…',
  amenitiesLabel: 'À bord',
  mapStreet: live.map.street,
}
