import { de } from '../../french.ts'
import { plural } from '../../parts/fr.ts'
import type { Messages } from '../en.ts'

export const explore: Messages['explore'] = {
  short: 'Explorer',
  heading: (town) => `Au départ ${de(town)}`,
  townCount: (count) => plural(count, 'ville', 'villes'),
  indexHeading: 'Où aller en quatre heures ?',
  indexDescription: (towns) =>
    `Choisissez une ville et voyez-en ${towns} autres placées selon la durée de porte à porte, avec le prix et le CO₂ de chaque trajet.`,
  indexIntro:
    'Choisissez une ville. Toutes les autres se placent autour d’elle, dans leur vraie direction, à une distance qui représente la durée de porte à porte. Réglez le temps et le budget, enlevez l’avion, et voyez ce qui reste.',
  indexCities: 'Villes',
  indexCitiesNote:
    'Classées selon le nombre de villes à huit heures au plus, de porte à porte et sans avion.',
  indexRow: ({ near, far, land }) => `${near} en 4h, ${far} en 8h, dont ${land} sans avion`,
  town: 'Ville',
  go: 'Afficher la carte',
  description: ({ town, towns, near, far, land }) =>
    `${towns} villes autour ${de(town)} selon la durée de porte à porte, avec prix et CO₂ : ${near} en quatre heures, ${far} en huit, dont ${land} sans avion.`,
  lead: ({ town, near, far, land }) =>
    `De porte à porte et au plus vite, on atteint depuis ${town} ${near} en quatre heures et ${far} en huit, dont ${land} sans avion.`,
  reading:
    'Chaque ville est placée dans sa vraie direction ; sa distance au centre représente la durée du meilleur trajet de porte à porte. « Une nuit » va de sept heures du soir à neuf heures du matin ; ce qui prend plus d’une journée se trouve sur le cercle extérieur.',
  timeMap: 'Carte des heures',
  timeMapAlt: (town) =>
    `Les villes autour ${de(town)}, chacune dans sa vraie direction, à une distance qui représente la durée du trajet.`,
  timeMapList: 'La liste plus bas dit la même chose.',
  plainMap: 'Les mêmes villes sur une carte ordinaire.',
  plainMapLines: 'Les traits montrent les trains et les ferries directs, là où ils sont le meilleur choix.',
  plainMapAlt: (town) => `Carte de l’Europe avec ${town} et les villes de la liste`,
  oneNight: 'une nuit',
  list: 'Toutes les villes par durée',
  listNote:
    'Le meilleur trajet vers chaque ville pour un adulte avec un petit sac. Choisissez une ville pour voir toutes les façons d’y aller.',
  within: (hours) => `${hours} au plus`,
  between: (from, to) => `De ${from} à ${to}`,
  beyond: (hours) => `Plus de ${hours}`,
  none: (towns) => `Nous ne connaissons aucun trajet vers ces villes : ${towns}.`,
  filter: {
    legend: 'Ce qui vous convient',
    hours: 'De porte à porte, au plus',
    euro: 'Tout compris, au plus',
    co2: 'CO₂e par personne, au plus',
    changes: 'Correspondances',
    anyChanges: 'peu importe',
    direct: 'aucune',
    mostChanges: (count) => `${count} au plus`,
    modes: 'En',
    night: 'De nuit seulement',
    sort: 'Trier par',
    sorts: { hours: 'durée', euro: 'prix', co2: 'CO₂e', changes: 'correspondances', name: 'nom' },
    reset: 'Tout afficher',
  },
}
