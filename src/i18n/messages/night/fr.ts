import { a, de } from '#i18n/french.ts'
import { plural } from '../../parts/fr.ts'
import type { Messages } from '../en.ts'

export const night: Messages['night'] = {
  short: 'Trains de nuit',
  title: 'Trains de nuit en Europe',
  mondayToFriday: 'du lundi au vendredi',
  everyNightBut: (day) => `toutes les nuits sauf le ${day}`,
  description: ({ departures, towns, companies }) =>
    `Les trains de nuit au départ de ${towns} villes d’Europe : ${departures} départs de ${companies} compagnies, avec horaires, jours, couchages et prix.`,
  intro: ({ departures, towns, companies }) =>
    `S’endormir dans une ville, se réveiller dans une autre : ${departures} départs de ${companies} compagnies dans ${towns} villes. Chaque tableau donne les trains où l’on peut monter le soir ou la nuit, et les villes où ils mènent.`,
  reading:
    'Les heures sont locales. Le prix est le plus bas pour un adulte, pour une place assise si le train en a ; un lit coûte plus cher. Un train sans jours indiqués circule toutes les nuits. Chaque ville mène à la comparaison avec les autres façons d’y aller.',
  mapAlt: 'Carte de l’Europe avec les lignes de tous les trains de nuit',
  mapNote: 'Les lignes relient les villes desservies ; elles suivent les voies là où on les connaît.',
  towns: 'Villes desservies la nuit',
  filter: 'Ville',
  none: 'Aucun train de nuit connu de nous ne s’arrête dans une ville de ce nom.',
  from: (town) => `Trains de nuit au départ ${de(town)}`,
  to: (town) => `Trains de nuit à destination ${de(town)}`,
  townTitle: 'horaires et prix',
  townDescription: ({ town, towns, departures }) =>
    `Les trains de nuit au départ ${de(town)} vers ${towns} : ${plural(departures, 'départ', 'départs')} avec horaires, jours, couchages et prix, et les trains du retour.`,
  townIntro: ({ town, towns, departures, first, last }) =>
    departures === 1
      ? `Un train de nuit part ${de(town)}, à ${first}. Il dessert ${plural(towns, 'ville', 'villes')}.`
      : `Les trains de nuit comptent ${departures} départs ${a(town)}, le premier à ${first}, le dernier à ${last}. Ils mènent dans ${plural(towns, 'ville', 'villes')}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Depuis une ville, un train de nuit mène ${a(town)}.`
      : `Depuis ${towns} villes, un train de nuit mène ${a(town)}.`,
  toNote:
    'Chaque ville mène à la comparaison avec les autres trajets ; les heures sont celles du départ là-bas et de l’arrivée ici.',
  townMapAlt: (town) => `Carte des lignes des trains de nuit qui desservent ${town}`,
  onward: 'Pour continuer',
  cityPage: (town) => `${town} : guide et tous les trajets`,
  aroundByNight: (town) => `Partout de nuit depuis ${town}`,
  lines: {
    title: 'Nouvelles, supprimées, annoncées',
    note: 'Les lignes ouvertes, supprimées, annoncées ou abandonnées depuis 2025, les plus récentes d’abord. Une ligne supprimée ne circule plus au jour indiqué. « Annoncée » signifie que la source n’est pas postérieure à ce jour : vérifiez avant de compter dessus.',
    begins: 'Nouvelle',
    beginsLater: 'Annoncée',
    ends: 'Supprimée',
    endsLater: 'Fin annoncée',
    dropped: 'Abandonnée',
    perWeek: (nights) => (nights === 7 ? 'toutes les nuits' : `${nights} nuits par semaine`),
  },
  list: {
    title: 'Les trains de nuit et la liste publique',
    text: ({ services, agree, differ, unclear, absent, trains, outside, missing, publisher, asOf }) =>
      `Sur ${services} trajets directs de nuit de ce site, ${agree} figurent à l’identique dans la liste de ${publisher} (${asOf}) et ${differ} avec d’autres données ; pour ${unclear}, la liste se contredit ou en dit trop peu, et ${absent} n’y sont pas. Sur ses ${trains} trains, ${outside} desservent moins de deux villes de ce site et ${missing} autres manquent ici.`,
    differences: 'Ce qui diffère',
    line: 'Ligne',
    here: 'Ici',
    there: 'Liste',
    unclear: 'La liste se contredit ou en dit trop peu',
    absent: 'Absents de la liste',
    missing: 'Dans la liste, mais pas ici',
    columns: {
      at: 'départ',
      minutes: 'durée',
      backAt: 'départ au retour',
      back: 'durée au retour',
      days: 'nuits',
      season: 'saison',
      berths: 'couchages',
    },
    everyNight: 'toutes les nuits',
    allYear: 'toute l’année',
    unsaid: 'non indiqué',
    reasons: {
      open: 'pas encore saisis',
      joined: 'un autre train relie les mêmes villes',
      operator: 'd’une compagnie sans trains sur ce site',
      hours: 'la liste ne donne pas d’heures',
      days: 'la liste ne donne pas de jours',
      outside: 'moins de deux villes de ce site',
    },
  },
}
