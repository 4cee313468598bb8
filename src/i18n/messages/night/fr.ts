import { a, de } from '#i18n/french.ts'
import type { Messages } from '../en.ts'

const townsOf = (count: number) => (count === 1 ? 'une ville' : `${count} villes`)

export const night: Messages['night'] = {
  short: 'Trains de nuit',
  title: 'Trains de nuit en Europe',
  mondayToFriday: 'du lundi au vendredi',
  everyNightBut: (day) => `toutes les nuits sauf le ${day}`,
  description: ({ departures, towns, companies }) =>
    `Les trains de nuit au départ de ${towns} villes d’Europe : ${departures} départs de ${companies} compagnies, avec horaires, jours, couchages et prix.`,
  intro: ({ departures, towns, companies }) =>
    `S’endormir dans une ville, se réveiller dans une autre : ${departures} départs de ${companies} compagnies dans ${towns} villes. Chaque liste donne les trains du soir et de la nuit, et les villes qu’ils desservent.`,
  reading:
    'Les heures sont locales. Le prix est le plus bas pour un adulte, pour une place assise si le train en a ; un lit coûte plus cher. Un train sans jours indiqués circule toutes les nuits. Choisissez une ville pour comparer.',
  mapAlt: 'Carte de l’Europe avec les lignes de tous les trains de nuit',
  mapNote: 'Les lignes relient les villes desservies et suivent les voies connues.',
  towns: 'Villes desservies la nuit',
  filter: 'Ville',
  none: 'Nous ne connaissons aucun train de nuit qui s’arrête dans une ville de ce nom.',
  from: (town) => `Trains de nuit au départ ${de(town)}`,
  to: (town) => `Trains de nuit à destination ${de(town)}`,
  townTitle: 'horaires et prix',
  townDescription: ({ town, towns, departures }) =>
    `Les trains de nuit au départ ${de(town)} vers ${towns} : ${departures === 1 ? 'un départ' : `${departures} départs`} avec horaires, jours, couchages et prix, et les trains du retour.`,
  townIntro: ({ town, towns, departures, first, last }) =>
    departures === 1
      ? `Il y a un départ de nuit ${a(town)}, à ${first}, vers ${townsOf(towns)}.`
      : `${departures} trains de nuit partent ${de(town)}, le premier à ${first} et le dernier à ${last}, vers ${townsOf(towns)}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Un train de nuit rejoint ${town} depuis une ville.`
      : `Des trains de nuit rejoignent ${town} depuis ${townsOf(towns)}.`,
  toNote:
    'Choisissez une ville pour comparer les autres façons de voyager. Les heures sont celles du départ là-bas et de l’arrivée ici.',
  townMapAlt: (town) => `Carte des lignes des trains de nuit qui desservent ${town}`,
  onward: 'Pour continuer',
  cityPage: (town) => `${town} : guide et tous les trajets`,
  aroundByNight: (town) => `De nuit au départ ${de(town)}`,
  lines: {
    title: 'Lignes nouvelles, supprimées, annoncées',
    note: 'Les lignes ouvertes, supprimées, annoncées ou abandonnées depuis 2025, les plus récentes d’abord. Une ligne supprimée n’est plus exploitée à partir du jour indiqué. « Annoncée » signifie que la source n’est pas postérieure à ce jour : vérifiez avant de compter dessus.',
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
      `Sur ${services} trajets directs de nuit de ce site, la liste ${de(publisher)} (${asOf}) en donne ${agree} à l’identique et ${differ} avec d’autres données ; pour ${unclear}, elle se contredit ou en dit trop peu, et il lui en manque ${absent}. Parmi ses ${trains} trains, il y en a ${outside} avec moins de deux villes de ce site et ${missing} que nous n’avons pas.`,
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
