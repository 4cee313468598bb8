import type { Messages } from '../en.ts'

const praise = {
  fair: 'est la plus équitable',
  hours: 'demande le moins d’heures en tout',
  euro: 'coûte le moins en tout',
  co2: 'émet le moins en tout',
}

export const meet: Messages['meet'] = {
  short: 'Se retrouver',
  title: 'Où se retrouver ?',
  description:
    'Pour deux à six personnes de villes différentes en Europe : où se retrouver, selon le trajet le plus long, les heures, les euros ou le CO₂e.',
  intro:
    'Indiquez les villes d’où partent deux à six personnes. Vous obtenez les villes où toutes peuvent se retrouver, et le trajet de chacune.',
  rule: 'Chacun prend la meilleure option de sa liaison, celle que sa page place en tête. L’ordre décide quelles villes viennent d’abord, pas la façon de voyager. Les heures vont de porte à porte ; les euros comptent tout, au prix le plus bas pour un adulte, aller simple. Qui habite une ville y est déjà.',
  starts: 'D’où vous partez',
  start: (number) => `Ville ${number}`,
  orderBy: 'Villes en tête',
  orders: {
    fair: 'Le plus équitable (plus long trajet)',
    hours: 'Le moins d’heures en tout',
    euro: 'Le moins d’euros en tout',
    co2: 'Le moins de CO₂e en tout',
  },
  figures: { fair: 'Plus long trajet', hours: 'Heures en tout', euro: 'Tout compris', co2: 'CO₂e' },
  hours: 'Personne plus de',
  euro: 'Personne ne paie plus de',
  any: 'Sans limite',
  find: 'Trouver des villes',
  example: 'Un exemple',
  changeExample: 'Le modifier',
  heading: (names) => `Où se retrouver depuis ${names}`,
  found: ({ best, order, longest, count }) =>
    count === 1
      ? `${best} est la seule ville qui convient à tous : personne ne voyage plus de ${longest}.`
      : `${best} ${praise[order]} : personne ne voyage plus de ${longest}. ${count} villes conviennent à tous ; voici les premières.`,
  more: (count) => (count === 1 ? '1 autre ville' : `${count} autres villes`),
  atHome: 'déjà sur place',
  mapAlt: (names, best) => `Carte : des lignes relient ${names} à ${best}.`,
  mapNote:
    'Lignes droites vers la première ville, points pour les suivantes ; ce ne sont pas les trajets réels. Données : Natural Earth.',
  resultDescription: (names, first) =>
    `Où se retrouver depuis ${names} : d’abord ${first}. Le trajet de chacun, avec heures de porte à porte, euros tout compris et CO₂e.`,
  quoted: (text) => `« ${text} »`,
  unknown: (texts) => `Nous ne connaissons pas de ville appelée ${texts}.`,
  outside: (names) => `Nous ne connaissons pas encore de trajets au départ de ${names}.`,
  correct:
    'Vérifiez l’orthographe, ou choisissez une ville proche dans la liste qui s’ouvre pendant la saisie.',
  few: 'Indiquez au moins deux villes différentes.',
  twice: (names, count) =>
    count === 1
      ? `${names} est indiquée plusieurs fois et compte une fois.`
      : `${names} sont indiquées plusieurs fois et comptent une fois chacune.`,
  none: 'Aucune ville ne convient à tous. Acceptez plus d’heures, plus d’euros ou l’avion.',
  loading: 'Recherche des villes…',
  failed: 'Les villes n’ont pas pu être chargées. Vérifiez la connexion et réessayez.',
}
