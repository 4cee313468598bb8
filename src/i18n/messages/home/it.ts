import { da } from '#i18n/italian.ts'
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
  around: (town) => `L’Europa ${da(town)}`,
  aroundMore: 'Regola ore ed euro',
  aroundLand: 'Lo stesso senza volare',
  finding: ({ less, both }) =>
    `Su ${both} tratte due delle nostre città sono unite sia dal treno sia dall’aereo. Il treno emette meno su ${less} di esse.`,
  findingLink: 'Come si calcola la CO₂e',
  featured: 'Viaggi in evidenza',
  featuredIntro: 'Il prezzo più basso di ogni tratta, sola andata, e tutti i mezzi di trasporto.',
  popularBadge: 'Molto cercata',
  groups: 'Idee di viaggio',
  groupsIntro: 'Prezzi per un adulto, sola andata.',
  choosing: 'Come scegliamo la soluzione migliore e la più verde',
  quick: 'Viaggi brevi',
  quickRule: (time) =>
    `Con la soluzione migliore il viaggio in sé dura al massimo ${time}, e non è un volo. In ordine di richiesta, senza le tratte già presenti in questa pagina.`,
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
  travellersNote:
    'Il solo Eurostar nel 2024 ha trasportato 19,5 milioni di persone, su pochi dei viaggi confrontati qui.',
  stripNote: (x) =>
    `${x.routes} tratte fra ${x.cities} città sono composte da ${x.services} collegamenti; i tempi di ${x.read} sono stati letti in orari e annunci. Gli altri tempi e la maggior parte dei prezzi vengono dalla nostra redazione o sono stimati, e tutte le altre tratte sono stime: ogni cifra dice che cos’è.`,
}
