// French. "Trajet" is a pair of cities, "option" one way to travel it; the reader is vous. Spaces: see typeset.ts.
import type { Mode } from '#catalogue/mode.ts'
import { a, de } from '../french.ts'
import { frenchSpaces, typeset } from '../typeset.ts'
import { content } from './content/fr.ts'
import type { Messages } from './en.ts'
import { home } from './home/fr.ts'

const inText: Record<Mode, string> = {
  train: 'train',
  flight: 'avion',
  bus: 'bus',
  ferry: 'ferry',
  car: 'voiture',
}
const theMode: Record<Mode, string> = {
  train: 'le train',
  flight: 'l’avion',
  bus: 'le bus',
  ferry: 'le ferry',
  car: 'la voiture',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const count = (number: number, one: string, other: string) => `${number}\u00a0${number < 2 ? one : other}`
const change = (mode: Mode) => (mode === 'flight' ? 'escale' : 'correspondance')
const changes = (number: number, mode: Mode) => count(number, change(mode), `${change(mode)}s`)
const withChanges = (number: number, mode: Mode) =>
  number === 0 ? `sans ${change(mode)}` : `avec ${changes(number, mode)}`
const leastDear = (mode: Mode) => (mode === 'car' ? 'la moins chère' : 'le moins cher')

const words: Messages = {
  nav: {
    skip: 'Aller au contenu',
    home: 'Waymark : accueil',
    language: 'Langue',
    theme: 'Thème sombre',
    main: 'Langue et thème',
    breadcrumb: 'Fil d’Ariane',
    breadcrumbHome: 'Accueil',
    routes: 'Trajets',
    footer: 'Pied de page',
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
    suggestions: (field) => `Suggestions pour « ${field} »`,
    searching: 'Recherche en cours…',
    noMatch: 'Aucune ville ne correspond. Vérifiez l’orthographe ou essayez le pays.',
    same: 'Le départ et l’arrivée sont identiques. Choisissez deux villes différentes.',
    choose: 'Choisissez les deux villes parmi les suggestions.',
    results: { one: '{count} suggestion', other: '{count} suggestions' },
    unknown: (text) =>
      `Nous ne connaissons pas encore « ${text} ». Vérifiez l’orthographe ou choisissez une ville dans la liste.`,
    unknownPlaces:
      'Nous ne connaissons pas encore l’un de ces lieux. Vérifiez l’orthographe ou choisissez une ville dans la liste.',
  },
  route: {
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
    sorted: (by) => `Nouveau tri : ${by}`,
    best: 'Meilleur choix',
    bestRoute: 'Meilleur trajet',
    greenest: 'Le plus vert : ici, le moins de CO₂e',
    greenestShort: 'Le plus vert',
    directOption: 'Direct',
    changes: (number, mode) => (number === 0 ? 'Direct' : changes(number, mode)),
    via: (places) => `via ${places}`,
    night: 'Train de nuit',
    nightFerry: 'Traversée de nuit',
    perDay: (departures) =>
      departures >= 0.9
        ? `environ ${count(Math.round(departures), 'départ', 'départs')} par jour`
        : 'pas tous les jours',
    season: (from, to) => `du ${from} au ${to} seulement`,
    anytime: 'À toute heure',
    details: 'Voir le détail',
    close: 'Fermer',
    boardNote: (withCar) =>
      `Prix pour un adulte, aller simple ; CO₂e par personne${withCar ? ' (une seule dans la voiture)' : ''}.`,
    doorToDoor: 'De porte à porte',
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
    drive: (from, to) => `En voiture ${de(from)} ${a(to)}`,
    driveProduct: 'Voiture personnelle ou de location',
    officialSite: (operator) => `Billets chez ${operator}`,
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
        ? `${first}, et celui qui émet le moins, ${greenest.co2} de CO₂e par personne.`
        : `${first}, et émet le moins, ${greenest.co2} de CO₂e par personne.`
    },
    compare: 'Côte à côte',
    compareIntro: 'La meilleure option de chaque moyen de transport. Les barres sont à l’échelle.',
    column: {
      mode: 'Transport',
      time: 'Durée',
      door: 'Porte à porte',
      price: 'Prix',
      co2: 'CO₂e',
      changes: 'Correspondances',
    },
    charts: { co2: 'CO₂e par personne', time: 'Durée du trajet', price: 'Prix le plus bas' },
    lowest: 'Le moins de CO₂e',
    fastest: 'Le plus rapide',
    cheapest: 'Le moins cher',
    map: 'Carte',
    mapAlt: ({ from, to }, km) =>
      `Carte montrant ${from} (A) et ${to} (B), à ${km} l’une de l’autre, reliées par une ligne droite en pointillé.`,
    mapLoading: 'Chargement de la carte…',
    mapNote: 'Ligne droite, et non le chemin suivi. Données cartographiques : Natural Earth.',
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
    bookingNote: 'Ces liens ne nous rapportent rien.',
    sponsoredNote:
      'Les liens portant la mention « Publicité » peuvent nous rapporter une commission. Ils ne changent pas l’ordre des options.',
    bookOn: (site) => `Continuer sur ${site}`,
    crossChannel: (operator) =>
      `Réservez ${operator} 60 à 90 jours à l’avance : pour traverser la Manche, les places les moins chères partent en premier.`,
    crossChannelTitle: 'Conseil',
    earlyBooking: (operator) =>
      `Réservez ${operator} 60 à 90 jours à l’avance : les places les moins chères partent en premier.`,
    ad: 'Publicité',
    adHouse: 'Cet espace permet à Waymark de rester gratuit.',
    loading: 'Chargement du trajet…',
    amenitiesLabel: 'À bord',
    mapZoomIn: 'Zoom avant',
    mapZoomOut: 'Zoom arrière',
    mapStreet: 'Plan des rues',
    mapStreetFailed: 'Le plan des rues n’a pas pu être chargé. Veuillez réessayer.',
  },
  transport: {
    modes: { train: 'Train', flight: 'Avion', bus: 'Bus', ferry: 'Ferry', car: 'Voiture' },
    inText,
    theMode,
    local: {
      walk: 'à pied',
      metro: 'en métro',
      tram: 'en tramway',
      bus: 'en bus',
      train: 'en train',
      taxi: 'en taxi',
      rideshare: 'en VTC',
      ferry: 'en ferry',
    },
    co2Level: { low: 'faible', medium: 'moyen', high: 'élevé' },
    berths: { seat: 'places assises', couchette: 'couchettes', sleeper: 'voitures-lits', cabin: 'cabines' },
    basis: {
      timetable: 'horaires',
      published: 'publié',
      known: 'connu de la rédaction',
      composed: 'calculé',
      modelled: 'estimé',
    },
    basisLong: {
      timetable: 'Relevé dans des horaires publiés.',
      published: 'Publié par le transporteur ou par une autorité.',
      known: 'Connu de la rédaction, non vérifié dans une publication.',
      composed: 'Calculé en additionnant les étapes du trajet.',
      modelled: 'Estimé par une formule.',
    },
    source: 'Source',
    sources: 'Sources',
    ownSources: {
      'waymark-editors': 'Connaissances de notre rédaction',
      'waymark-models': 'Nos modèles de prix, de durées et de kilomètres',
    },
    publishers: {
      'airline-schedules': 'les compagnies aériennes',
      'airport-operators': 'les aéroports',
      'motorway-tolls': 'sociétés d’autoroutes',
    },
    asOf: (date) => `données ${de(date)}`,
    fareRule: {
      published: 'tarif publié',
      model: 'estimation selon la distance',
      through: 'billet de bout en bout estimé selon la distance',
      fuel: 'carburant',
      toll: 'péages',
      vignette: 'vignette',
      crossing: 'traversée avec la voiture',
    },
  },
  amenities: {
    wifi: 'Wi-Fi',
    power: 'Prises électriques',
    food: 'Restauration à bord',
    luggage: 'Bagages inclus',
    comfort: 'Confort supérieur',
  },
  common: {
    from: 'Départ',
    to: 'à',
    price: (range) => `${range}`,
    priceFrom: (price) => `à partir de ${price}`,
    plus: (price) => `${price}+`,
    updated: (date) => `Dernière mise à jour le ${date}`,
    backHome: 'Retour à l’accueil',
    ratesDate: (date) => `Cours de référence du ${date}, à titre indicatif.`,
    ratesFixed: 'Taux fixes : ceux du jour ne sont pas disponibles.',
    opensNew: 'nouvel onglet',
    colon: ' : ',
    figures: 'chiffres',
  },
  home,
  faq: {
    title: 'Questions fréquentes',
    howLong: (p, mode) => `Combien de temps faut-il pour aller ${de(p.from)} ${a(p.to)} en ${inText[mode]} ?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Comptez ${x.time} au volant, sans les pauses.`
        : `Comptez ${x.time}, ${withChanges(x.changes, x.mode)} ; trajet assuré par ${x.operators}, ${x.perDay}.`,
    cheapest: (p) => `Quel est le moyen le moins cher d’aller ${de(p.from)} ${a(p.to)} ?`,
    cheapestAnswer: (x) => {
      const subject = capital(theMode[x.mode])
      if (x.low === x.high) return `${subject}, pour environ ${x.low}.`
      return x.mode === 'car'
        ? `${subject} : de ${x.low} à ${x.high} de carburant et, le cas échéant, de péages, de vignettes et de traversées.`
        : `${subject} : à partir de ${x.low}, jusqu’à ${x.high} à l’approche du départ ou en période d’affluence.`
    },
    greenest: (p) => `Quel moyen de transport émet le moins de CO₂ entre ${p.from} et ${p.to} ?`,
    greenestAnswer: (x) => {
      const least = `${capital(theMode[x.mode])}, avec environ ${x.co2} de CO₂e par personne.`
      return x.mode === x.most ? least : `${least} ${capital(theMode[x.most])} en émet environ ${x.mostCo2}.`
    },
    distance: (p) => `Quelle distance sépare ${p.from} ${de(p.to)} ?`,
    distanceAnswer: (x) => `${x.straight} à vol d’oiseau${x.road ? `, environ ${x.road} par la route` : ''}.`,
    direct: (p) => `Existe-t-il un train direct ${de(p.from)} ${a(p.to)} ?`,
    directYes: (x) => `Oui, avec ${x.operators}, ${x.perDay} ; comptez environ ${x.time}.`,
    directNo: (x) =>
      `Non. Le trajet habituel comporte ${changes(x.changes, 'train')}${x.via ? `, via ${x.via}` : ''}.`,
    directNone: 'Non. Il n’existe pas de liaison en train raisonnable sur ce trajet.',
    flightOrTrain: (p) =>
      `${capital(de(p.from))} ${a(p.to)}, l’avion est-il plus rapide que le train de porte à porte ?`,
    flightOrTrainAnswer: (x) =>
      `En comptant l’accès à l’aéroport, l’attente et les contrôles, l’avion demande environ ${x.flight} ; le train, environ ${x.train}. De centre à centre, ${theMode[x.faster]} est plus rapide.`,
  },
  weather: { title: 'Météo' },
  share: {
    system: 'Partager',
    copied: 'Lien copié dans le presse-papiers !',
    copyFailed: 'Impossible de copier le lien',
  },
  reverse: { title: 'Dans l’autre sens', view: 'Voir le trajet' },
  travelByType: {
    title: 'Par moyen de transport',
    filter: {
      legend: 'Filtrer les trajets',
      any: 'Toutes les villes',
      budget: 'Au plus, €',
      clear: 'Effacer le filtre',
      loading: 'Chargement des trajets…',
      failed: 'Les trajets n’ont pas pu être chargés. Sans filtre, la liste entière reste sur la page.',
      more: 'Afficher la suite',
      foundOne: '{count} trajet trouvé',
    },
    heading: (mode) => `Trajets en ${inText[mode]} en Europe`,
    description: (mode, count, price) =>
      `${count} trajets en ${inText[mode]} entre villes européennes, du moins cher au plus cher, à partir de ${price} : ${mode === 'car' ? 'durée' : 'transporteur, durée'} et prix.`,
    intro:
      'Du moins cher au plus cher, d’après le prix le plus bas que nous connaissions pour chaque trajet.',
    found: (count) => `${count} trajets trouvés`,
    none: (mode) => `Aucun trajet en ${inText[mode]} trouvé`,
    routes: (count) => (count < 2 ? 'trajet' : 'trajets'),
    from: 'Dès',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    pages: 'Pages',
  },
  generated: {
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
  },
  notFound: {
    title: 'Page introuvable',
    description: 'La page que vous cherchez n’existe pas.',
    goHome: 'Aller à l’accueil',
    searchRoutes: 'Chercher un trajet',
    noRoute: ({ from, to }) => `Nous n’avons pas encore le trajet ${from} – ${to}.`,
    similar: 'Trajets similaires',
    popular: 'Trajets les plus demandés',
    city: {
      title: 'Ville introuvable',
      description: 'Nous n’avons pas encore cette ville.',
      button: 'Retour à l’accueil',
    },
    airport: {
      title: 'Transfert d’aéroport introuvable',
      description: 'Nous n’avons pas trouvé ce transfert entre l’aéroport et la ville.',
      button: 'Retour à l’accueil',
    },
    airportsNear: {
      title: 'Aucun aéroport trouvé',
      description: 'Nous n’avons trouvé aucun aéroport pour cette ville.',
      button: 'Aller à l’accueil',
    },
    corridor: {
      title: 'Liaison entre pays introuvable',
      description: 'Nous n’avons pas de guide pour ces deux pays.',
      button: 'Aller à l’accueil',
    },
    landmark: {
      title: 'Lieu introuvable',
      description: 'Nous n’avons rien trouvé sur ce lieu.',
      button: 'Aller à l’accueil',
    },
    ferry: {
      title: 'Ligne de ferry introuvable',
      description: 'Nous n’avons rien trouvé sur cette ligne de ferry.',
      button: 'Aller à l’accueil',
    },
  },
  error: {
    title: 'Une erreur s’est produite',
    text: 'Une erreur inattendue s’est produite. Rechargez la page ou revenez à l’accueil.',
    details: 'Détail de l’erreur',
    reload: 'Recharger la page',
    goHome: 'Aller à l’accueil',
    offline: 'Vous êtes hors ligne. Ce que montre cette page reste utilisable.',
    online: 'Vous êtes de nouveau en ligne.',
  },
  seo: {
    homeTitle: 'Waymark : comparez train, avion, bus, ferry et voiture en Europe',
    homeDescription:
      'Comparez les façons d’aller d’une ville d’Europe à l’autre : durée, prix et CO₂. Chaque chiffre cite sa source ; rien n’est à vendre.',
    routeTitle: ({ from, to }, modes) => `${from} – ${to} en ${modes}`,
    routeDescription: ({ from, to }, x) =>
      `${capital(de(from))} ${a(to)} : le plus rapide de porte à porte est ${x.fastest}, environ ${x.time} ; prix à partir de ${x.price}. Durées, prix et CO₂ comparés.`,
  },
  content,
  method: {
    title: 'Comment nous comptons',
    description:
      'D’où viennent les durées, les prix, les distances et les émissions affichés par Waymark, comment nous les calculons et comment signaler une erreur.',
    intro:
      'Waymark compare les voyages avec des chiffres qui ont le même sens pour chaque moyen de transport. Cette page dit ce que recouvre chaque chiffre, où il a été relevé et, quand personne ne le publie, comment nous le calculons.',
    basisTitle: 'La fiabilité des chiffres',
    basisIntro:
      'Chaque chiffre indique d’où nous le tenons. La liste va du plus sûr au moins sûr ; un chiffre fait de plusieurs éléments n’est pas plus sûr que le plus faible d’entre eux.',
    times: {
      title: 'Durées',
      paragraphs: (x) => [
        'La durée est celle du trajet lui-même : du premier départ à la dernière arrivée ; en avion, de la porte d’embarquement à la porte de débarquement ; en voiture, le temps au volant et en traversée. Nous indiquons une durée habituelle des horaires réguliers, pas la meilleure de la journée.',
        `Les trajets avec correspondance sont composés de liaisons simples, avec ${x.maxChanges} correspondances au plus. Quand les heures de départ sont connues, l’attente va jusqu’au prochain départ réel. Sinon, nous comptons la moitié de l’intervalle entre deux départs, mais au moins le temps de correspondance minimal de la gare et au plus ${x.expectedWait}. Un trajet avec une attente de plus de ${x.maxWait} n’est pas proposé.`,
      ],
    },
    door: {
      title: 'De porte à porte',
      paragraphs: (x) => [
        `De porte à porte, nous ajoutons le chemin du centre au point de départ et du point d’arrivée au centre, ainsi que le temps passé à l’aéroport ou en gare : ${x.airport} pour un vol et ${x.station} pour un train, départ et arrivée réunis, d’après les mesures de Thomas Sauter-Servaes (2019). Pour un bus, nous comptons ${x.coach} et pour un bateau ${x.port}, selon notre propre estimation. En voiture, nous ajoutons une pause de ${x.brk} par tranche de ${x.brkEvery} au volant.`,
      ],
    },
    distances: {
      title: 'Distances',
      paragraphs: (x) => [
        `La distance d’un trajet est mesurée à vol d’oiseau, le long du grand cercle entre les deux centres-villes (rayon de la Terre : ${x.radius}). Les kilomètres parcourus sont ceux de la ligne quand nous les connaissons. Sinon, nous multiplions le grand cercle par ${x.rail} pour le rail, ${x.road} pour la route et ${x.sea} pour la mer ; pour un vol, nous ajoutons ${x.extra}.`,
      ],
    },
    prices: {
      title: 'Prix',
      paragraphs: (x) => [
        'Les prix s’entendent pour un adulte, aller simple ; ils vont du billet le moins cher, réservé longtemps à l’avance, au billet flexible acheté au dernier moment. Quand une fourchette est publiée ou connue de nous, nous l’indiquons. Sinon, nous l’estimons selon la distance : pour chaque marque, deux droites ajustées à des tarifs relevés donnent le bas et le haut de la fourchette. Un tel prix est signalé comme estimé.',
        'Un trajet à plusieurs billets coûte leur somme, sauf si les transporteurs vendent un seul billet pour l’ensemble.',
        `En voiture, le bas de la fourchette est le carburant seul (${x.litres} aux 100 km à ${x.litre} le litre), le haut ${x.allIn} par kilomètre, usure comprise. Péages, vignettes et traversées s’y ajoutent dans les deux cas. Tout est compté pour une seule personne.`,
      ],
    },
    co2: {
      title: 'CO₂e',
      paragraphs: [
        'Les émissions sont des kilomètres multipliés par un facteur, en kilogrammes d’équivalent CO₂ (CO₂e) par personne. Pour l’avion, elles comprennent les effets autres que le CO₂ : comme le gouvernement britannique, nous comptons 1,7 fois le CO₂ seul. La voiture est comptée avec une seule personne à bord.',
        'Pour les vols, les bus, les voitures, les ferries, Eurostar et les trains de Grande-Bretagne, nous utilisons les facteurs du Royaume-Uni : les émissions directes, plus celles de la production du carburant. Pour les autres trains, nous utilisons des facteurs par pays ou par produit, issus de plusieurs organismes et pondérés par les kilomètres dans chaque pays ; à défaut, une moyenne européenne signalée comme estimée. Ces organismes ne comptent pas tous la même chose : comparez avec prudence les trains de pays différents.',
      ],
    },
    best: {
      title: '« Meilleur choix » et « Le plus vert »',
      paragraphs: (x) => [
        `Le « Meilleur choix » est l’option pour laquelle la somme de trois éléments, comptés en euros, est la plus basse : le prix, pris à ${x.share} de l’écart entre le bas et le haut de la fourchette, plus ce qu’il en coûte de rejoindre le point de départ et de quitter le point d’arrivée ; la durée de porte à porte, à ${x.hour} l’heure ; et le CO₂e, à ${x.kilo} le kilogramme. Ces deux taux relèvent de notre choix. Les commissions ne jouent aucun rôle. Ce qui ne circule pas tous les jours n’est le meilleur choix que si rien d’autre ne le fait.`,
        '« Le plus vert » désigne l’option qui émet le moins de CO₂e parmi celles affichées. C’est une comparaison au sein du trajet, pas un label.',
      ],
    },
    generated: {
      title: 'Trajets estimés',
      line: (fixed, km) => `${fixed} plus une heure tous les ${km}`,
      paragraphs: (x) => [
        `Entre les villes dont nous avons saisi les liaisons, nous comparons de vrais voyages. Pour toute autre paire parmi nos ${x.places} lieux, nous donnons des estimations, et la page le dit. En voiture, nous comptons la distance à vol d’oiseau à ${x.drive}/h. Le vol est calculé entre des aéroports proches desservis par des vols réguliers : ${x.plane}, et ${x.change} de plus si l’un d’eux est petit ou si la distance est trop longue pour un seul vol, car une escale est alors probable. Un train met ${x.train}, un bus ${x.bus} ; tous ces kilomètres sont à vol d’oiseau. Les valeurs viennent des voyages de notre catalogue ; pour le train, nous comptons un peu plus de temps, car les petites villes ont moins de trains rapides. Les prix sont eux aussi estimés selon la distance, avec un modèle par moyen de transport.`,
        `Au-delà de ${x.far}, nous ne montrons que des vols ; en dessous de ${x.near}, aucun. Train, bus et voiture n’apparaissent que si la terre ferme, des ponts ou des tunnels relient les deux lieux et si le chemin terrestre, sans frontière fermée, mesure au plus ${x.way} fois la distance à vol d’oiseau. Si l’un des deux pays n’a pas de trains de voyageurs, nous n’en estimons aucun. Noms, coordonnées et nombres d’habitants viennent de GeoNames.`,
      ],
    },
    notes: {
      title: 'Saisons, billets et accès au centre',
      paragraphs: (x) => [
        `Les températures et les jours de pluie sont des moyennes de 1991–2020 des services météorologiques nationaux. La saison dite idéale est celle dont les après-midi s’approchent le plus de ${x.pleasant} dans les deux villes réunies ; chaque jour de pluie par mois compte comme ${x.rain} d’écart, une forte affluence comme ${x.crowds}. L’affluence est estimée par notre rédaction.`,
        'Ce que nous disons des places, des bagages et des vélos vaut pour le tarif le moins cher de chaque transporteur, tel que notre rédaction le connaît. Les taxis et VTC sans prix fixe sont estimés au kilomètre et signalés comme tels ; trains et bus vers un aéroport ne sont cités que là où ils circulent.',
      ],
    },
    tolerance: {
      title: 'La précision visée',
      text: 'Un trajet direct devrait durer ce que disent les horaires, à 10 % ou 15 minutes près ; un trajet avec correspondances, à 20 % près ; un vol, à 15 minutes près. Les kilomètres de route devraient être justes à 6 % près.',
    },
    factorsTitle: 'Facteurs d’émission',
    factorColumns: { name: 'Facteur', grams: 'g CO₂e par km', scope: 'ce qu’il compte', source: 'Source' },
    perTraveller: 'par personne',
    perVehicle: 'par véhicule',
    sourcesTitle: 'Sources',
    sourcesDescription:
      'Toutes les publications derrière les chiffres de Waymark : horaires, facteurs d’émission, péages, prix et noms de lieux, avec éditeur, licence et date.',
    sourcesIntro:
      'Les publications dont nous avons repris des informations une à une, avec licence et date. Les titres sont donnés en anglais, quelle que soit la langue de la publication.',
    licences: {
      'facts cited with credit': 'informations citées avec leur source',
      'public domain': 'domaine public',
      'reuse permitted with credit': 'réutilisation permise avec mention de la source',
    },
    errorsTitle: 'Vous avez trouvé une erreur ?',
    errors:
      'Dites à l’éditeur de ce site de quel trajet et de quel chiffre il s’agit, et où vous avez lu le bon. Nous corrigeons la liaison en cause, et tous les trajets qui l’empruntent suivent. Le plus utile est l’adresse de la page et un lien vers les horaires.',
  },
  legal: {
    privacy: {
      description:
        'Ce que Waymark compte, ce qui reste dans votre navigateur et quels services extérieurs ne sont contactés qu’après un clic.',
      intro:
        'Waymark ne demande aucun compte et veut en savoir le moins possible sur vous. Cette page dit précisément ce qui est conservé, et où.',
      sections: [
        {
          title: 'Ce que nous comptons',
          paragraphs: [
            'Quand la page d’un trajet est ouverte ou qu’une recherche y mène, notre serveur ajoute un au compteur de ce trajet, de cette langue et de ce jour. Quand quelqu’un demande un trajet que nous n’avons pas, les deux noms de lieux sont comptés, pour que la rédaction sache quoi ajouter.',
            'Ces compteurs ne contiennent ni adresse IP, ni cookie, ni identifiant, ni date plus précise que le jour, sauf le moment où une paire de lieux a été cherchée pour la dernière fois. Si votre navigateur envoie le signal Global Privacy Control, rien n’est compté.',
          ],
        },
        {
          title: 'Ce qui reste dans votre navigateur',
          paragraphs: [
            'Vos cinq dernières recherches, le thème et la devise choisis sont gardés dans le stockage de votre navigateur. Ils ne nous sont pas transmis ; effacer les données du site dans votre navigateur les supprime.',
            'Waymark ne dépose aucun cookie.',
          ],
        },
        {
          title: 'Journaux du serveur',
          paragraphs: [
            'Pour se protéger des abus, le serveur limite le nombre de requêtes par adresse. L’adresse est gardée en mémoire vive une minute environ et n’est pas inscrite dans la base de données.',
          ],
        },
        {
          title: 'Autres services',
          paragraphs: [
            'Les pages ne chargent rien depuis des tiers. Les taux de change de la Banque centrale européenne sont demandés par notre serveur, pas par votre navigateur.',
            'Les liens vers les transporteurs et les sites de réservation mènent à des services qui ont leurs propres règles de confidentialité. Ils apprennent que vous venez de Waymark ; nous n’apprenons rien de ce que vous y faites.',
          ],
        },
        {
          title: 'Vos droits',
          paragraphs: [
            'Le droit européen de la protection des données vous permet de demander ce qui est conservé à votre sujet, de le faire rectifier ou effacer. Comme nous ne conservons rien qui identifie une personne, il n’y a en général rien à communiquer ; l’éditeur de ce site répond à toutes ces demandes.',
          ],
        },
      ],
    },
    terms: {
      description:
        'À quelles conditions utiliser Waymark : ce que sont ses chiffres et ce qu’ils ne sont pas, les liens vers des partenaires, les erreurs et leur correction.',
      intro:
        'Waymark est un service d’information gratuit. Il ne vend pas de billets et n’est partie à aucun voyage que vous réservez.',
      sections: [
        {
          title: 'Ce que sont les chiffres',
          paragraphs: [
            'Les durées sont celles d’horaires habituels, les prix des fourchettes pour un adulte en aller simple, les émissions un calcul à partir de facteurs publiés. Chaque chiffre indique sa source, sa date et s’il a été relevé dans des horaires, publié, connu de la rédaction, calculé ou estimé.',
            'Ils aident à comparer et à préparer un voyage. Ils ne sont ni une offre ni une promesse : les horaires changent, des travaux ferment des lignes, les tarifs varient d’heure en heure. Avant de réserver ou de partir, vérifiez auprès du transporteur.',
          ],
        },
        {
          title: 'Liens vers d’autres sites',
          paragraphs: [
            'Nous renvoyons vers des transporteurs et des sites de réservation. Un lien qui peut nous rapporter une commission est signalé. Les commissions ne changent jamais l’ordre des options.',
            'Le contrat se conclut entre vous et le transporteur ou le vendeur ; ce sont leurs conditions qui s’appliquent.',
          ],
        },
        {
          title: 'Responsabilité',
          paragraphs: [
            'Nous tenons le catalogue avec soin, mais ne pouvons répondre d’une correspondance manquée, d’un prix modifié ou d’une frontière fermée. Rien ici ne limite la responsabilité en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé.',
          ],
        },
        {
          title: 'Utilisation de nos données',
          paragraphs: [
            'Les fichiers JSON publiés peuvent être lus par tous et depuis n’importe quel site. Les informations issues de données ouvertes restent soumises à la licence indiquée à côté d’elles ; merci d’en citer la source à votre tour.',
          ],
        },
        {
          title: 'Erreurs',
          paragraphs: [
            'Si un chiffre est faux, dites à l’éditeur de quel trajet et de quel chiffre il s’agit, et où vous avez lu le bon. Corriger une ligne corrige tous les trajets qui l’empruntent.',
          ],
        },
      ],
    },
  },
}

export const fr: Messages = typeset(words, frenchSpaces)
