// French words of the method and sources pages.
import type { Messages } from '../en.ts'

export const method: Messages['method'] = {
  title: 'Comment nous calculons',
  description:
    'D’où viennent les durées, les prix, les distances et les émissions affichés par Waymark, comment nous les calculons et comment signaler une erreur.',
  intro:
    'Waymark compare les voyages avec des chiffres qui ont le même sens pour chaque moyen de transport. Cette page dit ce que recouvre chaque chiffre, où il a été relevé et, quand personne ne le publie, comment nous le calculons.',
  basisTitle: 'La fiabilité des chiffres',
  basisIntro:
    'Chaque chiffre indique d’où nous le tenons. La liste va du plus sûr au moins sûr ; un chiffre fait de plusieurs éléments n’est pas plus sûr que le moins sûr d’entre eux.',
  basisCounts: (services, prices) => `Liaisons : ${services} ; prix : ${prices}`,
  ages: {
    title: 'Données d’horaires et dates',
    paragraphs: [
      'Beaucoup de compagnies et d’autorités publient leurs horaires en données ouvertes : des fichiers avec chaque train, chaque arrêt et chaque heure. Nous y comparons nos liaisons, compagnie par compagnie. Ce qui concorde est signalé comme lu dans un horaire, avec le mois du fichier ; ce qui diffère est examiné par la rédaction, rien n’est repris automatiquement. Les sources, plus bas, nomment chaque publication avec sa licence.',
      'Chaque chiffre indique de quel mois il date : dans le détail de chaque option et, sur les autres pages, dans une ligne sous les chiffres. Une année seule veut dire que la publication n’indique pas de mois, ou que la rédaction n’a pas vérifié depuis.',
      'Les chemins de fer d’Europe changent d’horaire ensemble, le lendemain du deuxième samedi de décembre. Quand l’horaire du meilleur choix d’un trajet n’est plus en vigueur, la page le dit jusqu’à ce que nous ayons lu le nouveau.',
    ],
  },
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
      `La distance d’un trajet est mesurée à vol d’oiseau, le long du grand cercle entre les deux centres-villes (rayon de la Terre : ${x.radius}). Les kilomètres parcourus sont ceux de la ligne quand nous les connaissons. Sinon, nous multiplions cette distance par ${x.rail} pour le rail, ${x.road} pour la route et ${x.sea} pour la mer ; pour un vol, nous ajoutons ${x.extra}.`,
    ],
  },
  prices: {
    title: 'Prix',
    paragraphs: (x) => [
      'Les prix s’entendent pour un adulte, aller simple ; ils vont du billet le moins cher, réservé longtemps à l’avance, au billet flexible acheté au dernier moment. Une fourchette publiée prime, puis un tarif qu’une source sous licence ouverte a relevé en vente, puis une donnée de la rédaction ; un tarif plus récent entièrement hors d’une fourchette plus ancienne la remplace. La plupart des prix sont estimés selon la distance : pour chaque marque, deux droites donnent le bas et le haut de la fourchette. Un tel prix est signalé comme estimé.',
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
      `Le « Meilleur choix » est l’option dont la somme est la plus basse, comptée en euros pour un adulte avec un petit sac : le prix avec les trajets aux deux bouts, pris à ${x.share} de l’écart entre le bas et le haut de la fourchette (celui de la compagnie la moins chère, là où plusieurs relient les deux mêmes aéroports) ; la durée de porte à porte, à ${x.hour} l’heure ; et le CO₂e, à ${x.kilo} le kilogramme. Une heure au volant coûte ${x.hard} de plus, car on ne peut guère en faire autre chose ; il en va de même, au-delà de ${x.seated}, de chaque heure passée en bus ou sur le siège d’un train de nuit sans lits ; chaque correspondance coûte ${x.change}. Ce qui ne part pas tous les jours coûte ${x.rare} pour chaque heure d’attente moyenne de plus que pour un départ quotidien, au plus ${x.most} : qui s’y prend à l’avance choisit son jour. Nous avons choisi ces taux nous-mêmes et les avons éprouvés sur soixante trajets jugés auparavant. Les commissions ne jouent aucun rôle.`,
      `Les options dont la somme dépasse la plus basse d’au plus ${x.tie} sont à égalité : durées, prix et facteurs ne sont guère plus exacts. Parmi elles, celle qui émet le moins de CO₂e passe devant ; les écarts de moins de ${x.same} ne comptent pas. La raison donnée à côté de « Meilleur choix » compare avec l’option suivante, d’un autre moyen de transport s’il y en a un, et n’avance aucun écart inférieur à ${x.eur} ou à ${x.min}.`,
      '« Le plus vert » désigne l’option qui émet le moins de CO₂e parmi celles affichées. C’est une comparaison au sein du trajet, pas un label.',
    ],
  },
  generated: {
    title: 'Trajets estimés',
    line: (fixed, km) => `${fixed} plus une heure tous les ${km}`,
    paragraphs: (x) => [
      `Entre les villes dont nous avons saisi les liaisons, nous comparons de vrais voyages. Pour toute autre paire parmi nos ${x.places} lieux, nous donnons des estimations, et la page le dit. En voiture, nous comptons la distance à vol d’oiseau à ${x.drive}/h. Le vol est calculé entre des aéroports proches de ces lieux et desservis par des vols réguliers : ${x.plane}, et ${x.change} de plus si l’un des aéroports est petit ou si la distance est trop longue pour un seul vol, car une escale est alors probable. Un train met ${x.train}, un bus ${x.bus} ; tous ces kilomètres sont à vol d’oiseau. Les valeurs viennent des voyages de notre catalogue ; pour le train, nous comptons un peu plus de temps, car les petites villes ont moins de trains rapides. Les prix sont eux aussi estimés selon la distance, avec un modèle par moyen de transport.`,
      `Au-delà de ${x.far}, nous ne montrons que des vols ; en dessous de ${x.near}, aucun. Train, bus et voiture n’apparaissent que si la terre ferme, des ponts ou des tunnels relient les deux lieux et si le chemin terrestre, sans frontière fermée, mesure au plus ${x.way} fois la distance à vol d’oiseau. Si l’un des deux pays n’a pas de trains de voyageurs, nous n’en estimons aucun. Noms, coordonnées et nombres d’habitants viennent de GeoNames.`,
    ],
  },
  notes: {
    title: 'Saisons, billets et accès au centre',
    paragraphs: (x) => [
      `Les températures et les jours de pluie sont des moyennes de 1991–2020 des services météorologiques nationaux. La saison conseillée est celle dont les après-midi s’approchent le plus de ${x.pleasant} dans les deux villes réunies ; chaque jour de pluie par mois compte comme ${x.rain} d’écart, une forte affluence comme ${x.crowds}. L’affluence est évaluée par la rédaction.`,
      'Ce que nous disons des places, des bagages et des vélos vaut pour le tarif le moins cher de chaque transporteur, tel que la rédaction le connaît. Les taxis et VTC sans prix fixe sont estimés au kilomètre et signalés comme tels ; trains et bus vers un aéroport ne sont cités que là où ils circulent.',
    ],
  },
  tolerance: {
    title: 'La précision visée',
    text: 'Un trajet direct devrait durer ce que disent les horaires, à 10 % ou 15 minutes près ; un trajet avec correspondances, à 20 % près ; un vol, à 15 minutes près. Les kilomètres de route devraient être justes à 6 % près.',
  },
  fareErrorsTitle: 'L’écart des estimations',
  fareErrors: (fewest, others) =>
    `Les droites de chaque marque sont comparées à ses tarifs publiés, relevés en vente ou donnés par la rédaction. La moitié de ces tarifs ne s’en écartent pas plus que ne l’indique le tableau. Quand les droites ont été ajustées aux mêmes tarifs, les tarifs ont été écartés tour à tour. Pour ${others} autres marques, moins de ${fewest} tarifs sont connus : l’écart de leurs estimations reste inconnu. Les « autres transporteurs » partagent les droites de leur mode, qui servent aussi aux trajets estimés en entier.`,
  fareErrorOthers: 'Autres transporteurs',
  fareErrorColumns: { brand: 'Marque', fares: 'tarifs', low: 'prix bas', high: 'prix haut' },
  factorsTitle: 'Facteurs d’émission',
  factorColumns: { name: 'Facteur', grams: 'g CO₂e par km', scope: 'ce qu’il compte', source: 'Source' },
  perTraveller: 'par personne',
  perVehicle: 'par véhicule',
  sourcesTitle: 'Sources',
  sourcesDescription:
    'Toutes les publications derrière les chiffres de Waymark : horaires, facteurs d’émission, péages, prix et noms de lieux, avec éditeur, licence et date.',
  filesEach: 'chacun nomme la licence de sa source',
  sourcesList: 'Publications',
  sourcesIntro:
    'Les publications dont nous avons repris des informations une à une, avec licence et date. Les titres sont donnés en anglais ou dans la langue d’origine.',
  sourcesChanged:
    'Nous avons repris des données isolées, arrondies et recomposées. Aucun éditeur ne se porte garant du résultat.',
  filesLicence:
    'Les fichiers JSON de ce site contiennent des données issues de bases de données de SNCF Voyageurs, de Trainline, de Flix SE et des contributeurs d’OpenStreetMap et sont proposés, comme celles-ci, sous la licence',
  licences: {
    'facts cited with credit': 'informations citées avec leur source',
    'public domain': 'domaine public',
    'reuse permitted with credit': 'réutilisation permise avec mention de la source',
  },
  errorsTitle: 'Vous avez trouvé une erreur ?',
  errors:
    'Dites à l’éditeur de ce site de quel trajet et de quel chiffre il s’agit, et où vous avez lu le bon. Nous corrigeons la liaison en cause, et tous les trajets qui l’empruntent suivent. Le plus utile : l’adresse de la page et un lien vers les horaires.',
}
