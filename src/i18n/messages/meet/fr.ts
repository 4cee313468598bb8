import { a } from '../../french.ts'
import type { Messages } from '../en.ts'

const praise = {
  fair: 'est le choix le plus équitable',
  hours: 'est le choix qui prend le moins d’heures en tout',
  euro: 'revient le moins cher en tout',
  co2: 'entraîne le moins de CO₂e en tout',
}

export const meet: Messages['meet'] = {
  short: 'Se retrouver',
  title: 'Où se retrouver ?',
  description:
    'Pour deux à six personnes de villes différentes en Europe : où se retrouver, selon le trajet le plus long, la durée, le prix ou le CO₂e.',
  intro:
    'Indiquez les villes d’où partent deux à six personnes. Vous obtenez les villes où se retrouver et le trajet de chacun.',
  rule: 'Chacun prend la meilleure option de son trajet, celle que la page du trajet place en tête. L’ordre choisi détermine quelles villes viennent en tête, pas la façon de voyager. Les durées vont de porte à porte ; les prix, tout compris, sont les plus bas pour un adulte, aller simple. Qui y habite ne voyage pas.',
  starts: 'D’où vous partez',
  start: (number) => `Ville ${number}`,
  orderBy: 'Priorité',
  orders: {
    fair: 'Le plus équitable (plus long trajet)',
    hours: 'Le moins d’heures en tout',
    euro: 'Le prix total le plus bas',
    co2: 'Le moins de CO₂e en tout',
  },
  figures: { fair: 'Plus long trajet', hours: 'Heures en tout', euro: 'Tout compris', co2: 'CO₂e' },
  hours: 'Personne ne voyage plus de',
  euro: 'Personne ne paie plus de',
  any: 'Sans limite',
  find: 'Trouver des villes',
  example: 'Un exemple',
  changeExample: 'Le modifier',
  heading: (names) => `Où se retrouver depuis ${names}`,
  found: ({ best, order, longest, count }) =>
    count === 1
      ? `${best} est la seule ville qui convienne à tous : personne ne voyage plus de ${longest}.`
      : `${best} ${praise[order]} : personne ne voyage plus de ${longest}. ${count} villes conviennent à tous ; voici les premières.`,
  more: (count) => (count === 1 ? '1 autre ville' : `${count} autres villes`),
  atHome: 'déjà sur place',
  mapAlt: (names, best) => `Carte : des lignes relient ${names} ${a(best)}.`,
  mapNote: 'Les lignes mènent à la première ville ; les points indiquent les suivantes.',
  resultDescription: (names, first) =>
    `Où se retrouver depuis ${names} : d’abord ${first}. Le trajet de chacun, avec durée, prix tout compris et CO₂e.`,
  quoted: (text) => `« ${text} »`,
  unknown: (texts) => `Nous ne connaissons pas de ville appelée ${texts}.`,
  outside: (names) => `Nous ne connaissons pas encore de trajets depuis ${names}.`,
  correct:
    'Vérifiez l’orthographe, ou choisissez une ville proche dans la liste qui s’ouvre pendant la saisie.',
  few: 'Indiquez au moins deux villes différentes.',
  twice: (names, count) =>
    count === 1
      ? `${names} figure plusieurs fois et ne compte qu’une fois.`
      : `${names} figurent plusieurs fois et ne comptent qu’une fois.`,
  none: 'Aucune ville ne convient à tous. Accordez plus d’heures, un budget plus élevé ou l’avion.',
  loading: 'Recherche des villes…',
  failed: 'Les villes n’ont pas pu être chargées. Vérifiez la connexion et réessayez.',
}
