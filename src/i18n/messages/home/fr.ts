// French words of the home page. Spaces: typeset.ts.
import type { HomeMessages } from './en.ts'

export const home: HomeMessages = {
  title: 'Trouvez votre chemin à travers l’Europe',
  lead: 'Train, avion, bus, ferry et voiture côte à côte : durée, prix et CO₂, avec la source de chaque chiffre.',
  recent: 'Recherches récentes',
  recentClear: 'Tout effacer',
  recentRemove: (trip) => `Effacer ${trip}`,
  recentRemoved: (trip) => `${trip} : recherche effacée.`,
  recentCleared: 'Recherches récentes effacées.',
  around: (town) => `L’Europe depuis ${town}`,
  aroundMore: 'Régler le temps et le budget',
  aroundLand: 'La même carte sans avion',
  finding: ({ less, both }) =>
    `Entre nos villes, ${both} trajets se font en train comme en avion. Le train émet moins de CO₂e ${less === both ? 'dans tous les cas' : `sur ${less} d’entre eux`}.`,
  findingLink: 'Comment le CO₂e est calculé',
  featured: 'Trajets à la une',
  featuredIntro: 'Le prix le plus bas de chaque trajet, aller simple, et tous les moyens de transport.',
  popularBadge: 'Très demandé',
  groups: 'Idées de voyage',
  groupsIntro: 'Prix pour un adulte, aller simple.',
  choosing: 'Comment nous choisissons la meilleure option et la plus verte',
  quick: 'Escapades rapides',
  quickRule: (time) =>
    `La meilleure option n’est pas un vol et dure ${time} au plus du départ à l’arrivée. Par ordre de fréquentation, hors trajets déjà cités ici.`,
  budget: 'Petits budgets',
  budgetRule: 'Les prix les plus bas de tous nos trajets.',
  popular: 'Les plus demandés',
  popularRule: 'Le début de notre liste, classée selon la fréquentation des deux villes.',
  cities: 'Grandes villes d’Europe',
  citiesIntro: 'Tous les trajets d’une ville, avec la ville la plus proche par la terre ou la mer.',
  otherCities: 'Autres villes',
  airports: 'De l’aéroport à la ville',
  airportsIntro: 'Le transport public le plus rapide vers la ville, et son prix.',
  strip: 'Waymark en chiffres',
  destinations: 'destinations',
  routes: 'trajets',
  travellers: 'voyageurs',
  countries: 'pays',
  travellersNote:
    'Eurostar à lui seul a transporté 19,5 millions de personnes en 2024, sur quelques-uns des trajets comparés ici.',
  stripNote: (x) =>
    `${x.routes} trajets entre ${x.cities} villes sont composés de ${x.services} liaisons ; les durées de ${x.read} d’entre elles ont été relevées dans des horaires et des annonces. Les autres durées et la plupart des prix viennent de la rédaction ou sont estimés ; tous les autres trajets sont des estimations. Chaque chiffre dit ce qu’il est.`,
}
