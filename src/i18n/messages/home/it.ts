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
    `Su ${both} tratte tra le nostre città ci sono sia il treno sia l’aereo. Il treno emette meno su ${less === both ? 'tutte' : `${less} di esse`}.`,
  findingLink: 'Come si calcola la CO₂e',
  featured: 'Viaggi in evidenza',
  featuredIntro: 'Ogni tratta con il prezzo più basso, sola andata, e tutti i modi di viaggiare.',
  popularBadge: 'Molto cercata',
  groups: 'Idee di viaggio',
  groupsIntro: 'I prezzi sono per un adulto, sola andata.',
  choosing: 'Come scegliamo l’opzione migliore e la più verde',
  quick: 'Viaggi brevi',
  quickRule: (time) =>
    `La scelta migliore non è un volo e il viaggio in sé dura al massimo ${time}. Prima le tratte più richieste, senza quelle già viste più in alto.`,
  budget: 'Per spendere poco',
  budgetRule: 'I prezzi più bassi di tutte le nostre tratte.',
  popular: 'Le più richieste',
  popularRule: 'Le prime del nostro elenco, ordinato secondo quanta gente viaggia verso le due città.',
  cities: 'Grandi città europee',
  citiesIntro: 'Tutte le tratte di una città, con la città più vicina via terra o via mare.',
  otherCities: 'Altre città',
  airports: 'Dall’aeroporto alla città',
  airportsIntro: 'Il mezzo pubblico più veloce per arrivare in città, con il prezzo.',
  strip: 'Waymark in cifre',
  destinations: 'destinazioni',
  routes: 'tratte',
  travellers: 'viaggiatori',
  countries: 'Paesi',
  travellersNote:
    'Nel 2024 il solo Eurostar ha trasportato 19,5 milioni di persone, su poche delle tratte confrontate qui.',
  stripNote: (x) =>
    `${x.routes} tratte fra ${x.cities} città sono composte da ${x.services} collegamenti; i tempi di ${x.read} vengono da orari e annunci. Gli altri tempi e la maggior parte dei prezzi vengono dalla redazione o sono stimati, e tutte le altre tratte sono stime: ogni cifra lo indica.`,
}
