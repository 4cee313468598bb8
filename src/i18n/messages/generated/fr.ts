// French words of estimated routes.
import { capital } from '#lib/capital.ts'
import { a, de } from '../../french.ts'
import type { Messages } from '../en.ts'

export const generated: Messages['generated'] = {
  description: ({ from, to }, distance) =>
    `${capital(de(from))} ${a(to)} (${distance} à vol d’oiseau) : durées, prix et CO₂e estimés pour chaque moyen de transport envisageable.`,
  badge: 'Chiffres estimés',
  intro:
    'Nous n’avons pas encore les horaires de ce trajet. Les chiffres sont estimés selon la distance : ils servent à comparer, pas à prévoir une correspondance.',
  method: 'Notre méthode d’estimation',
  driveTime: 'Durée estimée en voiture',
  noDrive: 'Pas d’estimation',
  days: (count) => `${count}\u00a0j`,
  absences: {
    far: (km) => `Au-delà de ${km}, seuls les vols méritent d’être comparés.`,
    sea: ({ from, to }) =>
      `Une étendue d’eau sépare ${from} ${de(to)}, sans pont ni tunnel : aucun train, aucun bus, aucune route ne la traverse. S’il existe un ferry, nous n’avons pas encore ses horaires.`,
    'round-the-sea': ({ from, to }) =>
      `Par voie terrestre, le chemin ${de(from)} ${a(to)} fait un grand détour pour contourner l’eau ou s’arrête à une frontière fermée ; nous n’avons donc pas d’estimation pour le train, le bus et la voiture. S’il existe un ferry, nous n’avons pas encore ses horaires.`,
    near: 'Ces lieux sont trop proches l’un de l’autre pour un trajet en avion.',
    'no-airport':
      'Nous ne connaissons pas, près de ces lieux, deux aéroports desservis par des vols réguliers.',
  },
  nothing: 'Nous n’avons pas d’estimation pour ce trajet.',
  airports: (from, to) => `${from} – ${to}`,
  oneStop: 'en supposant une escale',
  nonStop: 's’il existe un vol sans escale',
  similar: 'Trajets voisins avec tous les détails',
  didYouMean: (route) => `Vouliez-vous dire ${route} ?`,
}
