import { plural } from '../../parts/fr.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Circuits',
  title: 'Préparer un circuit de plusieurs villes',
  description:
    'Jusqu’à dix villes d’Europe à la suite : le meilleur trajet pour chaque étape, dans votre ordre ou dans celui qui demande le moins d’heures, d’euros ou de CO₂e.',
  intro:
    'Indiquez jusqu’à dix villes. Le circuit prend le meilleur trajet pour chaque étape, additionne heures, euros et CO₂e, et trouve l’ordre qui en demande le moins.',
  rule: 'Chaque étape prend le trajet que sa page place en premier ou, si vous le souhaitez, le premier de nuit. Un trajet de nuit prend une nuit, et un voyage de plus de 18 heures continue le lendemain. La première ville reste la première ; pour les autres, tous les ordres sont comparés.',
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
    byNight: { best: 'Si c’est le meilleur', wanted: 'Si c’est possible', never: 'Jamais' },
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
    few: 'Un circuit demande deux villes. Indiquez-en une autre.',
  },
  loading: 'Préparation du circuit…',
  failed: 'Le circuit n’a pas pu être affiché : un fichier n’est pas arrivé. Rechargez la page.',
  example: 'Un exemple',
  change: 'Modifier ce circuit',
  titleOf: (towns) => `Circuit : ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${plural(towns, 'ville', 'villes')} en ${plural(days, 'jour', 'jours')} : ${time} de trajet, ${price} pour ${travellers === 1 ? 'un adulte' : `${travellers} voyageurs`}, ${co2} de CO₂e${travellers === 1 ? '' : ' chacun'}.`,
  best: {
    hours: 'L’ordre qui demande le moins d’heures.',
    euro: 'L’ordre au prix le plus bas.',
    co2: 'L’ordre qui émet le moins de CO₂e.',
  },
  same: 'L’ordre de la liste est déjà le meilleur.',
  compared: (parts) => `Par rapport à l’ordre de la liste : ${parts}.`,
  less: (amount) => `${amount} de moins`,
  more: (amount) => `${amount} de plus`,
  missingThere: (count) =>
    `Dans l’ordre de la liste, ${count === 1 ? 'une étape n’a' : `${count} étapes n’ont`} aucun trajet qui convienne.`,
  day: (day) => `Jour ${day}`,
  nights: (count) => plural(count, 'nuit', 'nuits'),
  until: (date) => `jusqu’au ${date}`,
  noWay: 'Aucun trajet qui convienne',
  together: 'Au total',
  missing: 'Les étapes sans trajet ne sont pas comptées.',
  note: (travellers) =>
    `Heures de porte à porte ; prix tout compris, le plus bas pour ${travellers === 1 ? 'un adulte' : `les ${travellers} voyageurs`} avec un petit sac ; CO₂e par personne. ≈\u00a0signale une estimation.`,
  mapAlt: (towns) => `Carte du circuit : ${towns}`,
  mapNote: 'Lignes droites de ville en ville. Données : Natural Earth.',
  calendar: 'Fichier d’agenda',
  undated: 'Choisissez un premier jour : le circuit aura des dates, et un fichier pour votre agenda.',
}
