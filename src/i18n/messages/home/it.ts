// Italian words of the home page.
import type { HomeMessages } from './en.ts'

export const home: HomeMessages = {
  title: 'Attraverso l’Europa, con il mezzo giusto',
  lead: 'Treno, aereo, pullman, traghetto e auto a confronto: durata, prezzo e CO₂, con la fonte di ogni dato.',
  recent: 'Ricerche recenti',
  recentClear: 'Cancella tutte',
  recentRemove: (trip) => `Cancella ${trip}`,
  recentRemoved: (trip) => `${trip}: ricerca cancellata.`,
  recentCleared: 'Ricerche recenti cancellate.',
  featured: 'Viaggi in evidenza',
  featuredIntro: 'Il prezzo più basso di ogni tratta, un adulto, sola andata.',
  popularBadge: 'Molto cercata',
  groups: 'Idee di viaggio',
  groupsIntro: 'Prezzi per un adulto, sola andata.',
  choosing: 'Come scegliamo la soluzione migliore e la più verde',
  quick: 'Viaggi brevi',
  quickRule: (time) =>
    `La soluzione migliore dura al massimo ${time} e non è un volo. In ordine di richiesta, senza le tratte già presenti in questa pagina.`,
  budget: 'Per spendere poco',
  budgetRule: 'I prezzi più bassi di tutte le nostre tratte.',
  popular: 'Le più richieste',
  popularRule: 'Le prime del nostro elenco, ordinato in base a quanto si viaggia verso le due città.',
  cities: 'Grandi città europee',
  citiesIntro: 'Tutte le tratte di una città, con la città più vicina via terra o via mare.',
  otherCities: 'Altre città',
  airports: 'Dall’aeroporto alla città',
  airportsIntro: 'Il mezzo pubblico più veloce per la città e il suo prezzo.',
  strip: 'Waymark in cifre',
  destinations: 'destinazioni',
  routes: 'tratte',
  travellers: 'viaggiatori',
  countries: 'Paesi',
  stripNote: (routes, cities) =>
    `${routes} tratte fra ${cities} città sono composte da singoli collegamenti; la maggior parte dei loro prezzi è stimata. Tutte le altre tratte sono stimate per intero. Ogni dato indica la sua origine.`,
}
