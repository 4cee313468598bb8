import { plural } from '../../parts/fr.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Circuits',
  title: 'Préparer un circuit de plusieurs villes',
  description:
    'Jusqu’à dix villes d’Europe à la suite : le meilleur trajet pour chaque étape, dans votre ordre ou dans le plus rapide, le moins cher ou le plus sobre.',
  intro:
    'Indiquez jusqu’à dix villes. Nous prenons le meilleur trajet pour chaque étape, additionnons heures, euros et CO₂e, et trouvons l’ordre le plus économe selon votre choix.',
  rule: 'Chaque étape suit l’option que la page du trajet place en tête ou, si vous le souhaitez, la première de nuit. Un voyage de nuit compte pour une nuit, et un voyage de plus de 18 heures continue le lendemain. La première ville reste la première ; pour les autres, tous les ordres sont comparés.',
  form: {
    legend: 'Villes',
    town: (number) => `Ville ${number}`,
    nights: 'Nuits',
    more: 'D’autres villes, dix au plus',
    add: 'Ajouter une ville',
    up: (number) => `Monter la ville ${number}`,
    down: (number) => `Descendre la ville ${number}`,
    remove: (number) => `Retirer la ville ${number}`,
    choices: 'Comment voyager',
    order: 'Ordre',
    orders: {
      given: 'Celui de la liste',
      hours: 'Le moins d’heures',
      euro: 'Le prix le plus bas',
      co2: 'Le moins de CO₂e',
    },
    start: 'Premier jour',
    returns: 'Retour à la première ville',
    night: 'De nuit',
    byNight: { best: 'Si c’est mieux', wanted: 'Si c’est possible', never: 'Jamais' },
    submit: 'Préparer le circuit',
  },
  problem: {
    unknown: (name) =>
      `Nous ne connaissons aucune ville du nom de « ${name} ». Vérifiez l’orthographe ou choisissez-en une dans la liste.`,
    place: (name) =>
      `Nous ne connaissons pas encore de trajet au départ de cette ville : ${name}. Choisissez une ville plus grande à proximité.`,
    twice: (name) => `${name} figure deux fois et compte une fois.`,
    beyond: (count) =>
      `Un circuit compte dix villes au plus : ${count === 1 ? 'la dernière est laissée' : `les ${count} dernières sont laissées`} de côté.`,
    few: 'Il faut deux villes pour un circuit. Indiquez-en une autre.',
  },
  loading: 'Préparation du circuit…',
  failed: 'Le circuit n’a pas pu être affiché, car un fichier n’a pas été chargé. Rechargez la page.',
  example: 'Un exemple',
  change: 'Modifier ce circuit',
  titleOf: (towns) => `Circuit : ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${plural(towns, 'ville', 'villes')} en ${plural(days, 'jour', 'jours')} : ${time} de trajet, ${price} pour ${travellers === 1 ? 'un adulte' : `${travellers} voyageurs`}, ${co2} de CO₂e${travellers === 1 ? '' : ' par personne'}.`,
  best: {
    hours: 'C’est l’ordre qui prend le moins d’heures.',
    euro: 'C’est l’ordre le moins cher.',
    co2: 'C’est l’ordre qui émet le moins de CO₂e.',
  },
  same: 'L’ordre de la liste est déjà le meilleur.',
  compared: (parts) => `Par rapport à l’ordre de la liste : ${parts}.`,
  emissions: (kg) => `${kg} de CO₂e`,
  less: (amount) => `${amount} de moins`,
  more: (amount) => `${amount} de plus`,
  missingThere: (count) =>
    `Dans l’ordre de la liste, ${count === 1 ? 'une étape n’a' : `${count} étapes n’ont`} aucun trajet qui convienne.`,
  day: (day) => `Jour ${day}`,
  nights: (count) => plural(count, 'nuit', 'nuits'),
  until: (date) => `jusqu’au ${date}`,
  noWay: 'Aucun trajet ne convient',
  together: 'Au total',
  missing: 'Les totaux ne comptent pas les étapes sans trajet.',
  note: (travellers) =>
    `Les durées vont de porte à porte ; les prix, tout compris, sont les plus bas pour ${travellers === 1 ? 'un adulte' : `les ${travellers} voyageurs`} avec un petit sac ; le CO₂e est par personne. ≈\u00a0signale une estimation.`,
  mapAlt: (towns) => `Carte du circuit : ${towns}`,
  calendar: 'Fichier d’agenda',
  undated: 'Choisissez un premier jour : le circuit aura des dates, et un fichier pour votre agenda.',
}
