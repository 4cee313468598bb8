// French. "Trajet" is a pair of cities, "option" an option; addresses with "vous". Spaces: typeset.ts.

import { capital } from '#lib/capital.ts'
import { a, de } from '../french.ts'
import { fr as live } from '../live/fr.ts'
import { inText } from '../parts/fr.ts'
import { frenchSpaces, typeset } from '../typeset.ts'
import { content } from './content/fr.ts'
import type { Messages } from './en.ts'
import { explore } from './explore/fr.ts'
import { generated } from './generated/fr.ts'
import { home } from './home/fr.ts'
import { legal } from './legal/fr.ts'
import { meet } from './meet/fr.ts'
import { method } from './method/fr.ts'
import { night } from './night/fr.ts'
import { notFound } from './not-found/fr.ts'
import { route } from './route/fr.ts'
import { tour } from './tour/fr.ts'
import { transport } from './transport/fr.ts'

const words: Messages = {
  nav: {
    skip: 'Aller au contenu',
    home: 'Waymark : accueil',
    search: 'Recherche',
    language: 'Langue',
    theme: 'Thème sombre',
    main: 'Langue et thème',
    breadcrumb: 'Fil d’Ariane',
    breadcrumbHome: 'Accueil',
    about: 'À propos',
    method: 'Méthode',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    sells:
      'Waymark ne vend pas de billets. Les liens vers des partenaires peuvent nous rapporter une commission ; ils ne changent jamais l’ordre des options.',
  },
  search: {
    legend: 'Comparer les façons de voyager',
    origin: 'Départ',
    destination: 'Arrivée',
    placeholder: 'Ville',
    swap: 'Inverser le départ et l’arrivée',
    submit: 'Comparer',
    everywhere: 'Partout depuis {town}',
    suggestions: (field) => `Suggestions pour « ${field} »`,
    searching: 'Recherche en cours…',
    noMatch:
      'Nous n’avons rien trouvé à ce nom. Essayez une ville voisine plus grande, un pays, un aéroport ou un site à visiter.',
    same: 'Le départ et l’arrivée sont identiques. Choisissez deux villes différentes.',
    choose: 'Choisissez les deux villes parmi les suggestions.',
    results: { one: '{count} suggestion', other: '{count} suggestions' },
    more: {
      title: 'Recherche',
      close: 'Fermer la recherche',
      estimates: 'estimations seulement',
      near: 'Noms proches',
      offline:
        'Vous êtes hors ligne : la recherche se limite à nos villes, nos gares et nos sites à visiter.',
      stops: { airport: 'Aéroport', station: 'Gare', port: 'Port', coach: 'Gare routière' },
      pages: {
        route: 'Trajets',
        ferry: 'Ferries',
        sight: 'À visiter',
        airport: 'De l’aéroport à la ville',
        country: 'Pays',
      },
    },
    unknownPlaces:
      'Nous ne connaissons pas encore l’un de ces lieux. Vérifiez l’orthographe ou choisissez une ville dans la liste.',
  },
  route,
  transport,
  amenities: {
    wifi: 'Wi-Fi',
    power: 'Prises électriques',
    food: 'Restauration à bord',
    luggage: 'Bagages compris',
    comfort: 'Confort supérieur',
  },
  common: {
    from: 'Départ',
    to: 'à',
    allIn: 'Tout compris',
    listFigures:
      'Les durées vont de porte à porte, les prix sont tout compris, de centre à centre, pour un adulte avec un petit sac. ≈\u00a0signale une estimation.',
    listFiguresBrief:
      'Les durées vont de porte à porte, les prix sont tout compris ; ≈\u00a0signale une estimation.',
    listAges: (dates) =>
      `Les durées et les prix datent ${de(dates)} ; la page de chaque trajet donne la date et les sources de tous ses chiffres.`,
    updated: (date) => `Dernière mise à jour le ${date}`,
    backHome: 'Retour à l’accueil',
    opensNew: 'nouvel onglet',
    colon: ' : ',
    semicolon: ' ; ',
  },
  home,
  faq: {
    title: 'Questions fréquentes',
  },
  weather: {
    title: 'Météo à 7 jours',
    roughly: (p, x) =>
      `Nous n’avons pas encore de relevés climatiques pour les deux villes. À titre indicatif : ${p.from}, ${x.from}\u00a0°C en moyenne, doux et pluvieux ; ${p.to}, ${x.to}\u00a0°C, doux et agréable.`,
  },
  share: {
    system: 'Partager',
  },
  reverse: { title: 'Dans l’autre sens', view: 'Voir le trajet' },
  travelByType: {
    title: 'Par moyen de transport',
    filter: {
      legend: 'Filtrer les trajets',
      any: 'Toutes les villes',
      budget: 'Prix maximum (€)',
      clear: 'Effacer le filtre',
      loading: 'Chargement des trajets…',
      failed: 'Les trajets n’ont pas pu être chargés. Effacez le filtre pour revoir la liste entière.',
      more: 'Afficher la suite',
      foundOne: '{count} trajet trouvé',
    },
    heading: (mode) => `Trajets en ${inText[mode]} en Europe`,
    description: (mode, count, price) =>
      `${count} trajets en ${inText[mode]} entre villes européennes, du moins cher au plus cher, à partir de ${price} : ${mode === 'car' ? 'durée' : 'transporteur, durée'} et prix.`,
    descriptionEnds: ['À filtrer par ville et par budget.', 'Filtre par ville.'],
    intro:
      'La ligne en petits caractères donne le trajet seul et son prix le plus bas, qui détermine l’ordre de la liste.',
    found: (count) => `${count} trajets trouvés`,
    none: (mode) => `Aucun trajet en ${inText[mode]} trouvé`,
    routes: (count) => (count < 2 ? 'trajet' : 'trajets'),
    from: 'Dès',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    pages: 'Pages',
  },
  generated,
  explore,
  meet,
  night,
  tour,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark : train, avion, bus, ferry et voiture comparés',
    homeDescription:
      'Train, avion, bus, ferry et voiture d’une ville d’Europe à l’autre : durée, prix et CO₂. Chaque chiffre cite sa source ; rien n’est à vendre.',
    routeTitle: ({ from, to }, modes) => `${from} – ${to} en ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `${capital(de(from))} ${a(to)}, le plus rapide est ${x.fastest} (environ ${x.time} de porte à porte) ; ${x.cheapest ? `le moins cher, ${x.cheapest}` : 'c’est aussi le moins cher'}, dès ${x.price}.`,
    routeDescriptionEnds: [
      'Durées, correspondances, prix et CO₂ comparés, avec sources.',
      'Durées, prix et CO₂ comparés, avec sources.',
      'Durées, prix et CO₂ comparés.',
    ],
  },
  content,
  method,
  legal,
}

export const fr: Messages = typeset(words, frenchSpaces)
