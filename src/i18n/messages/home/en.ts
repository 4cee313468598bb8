// English words of the home page. The type of the other languages.
export const home = {
  title: 'Find your way across Europe',
  lead: 'Train, flight, bus, ferry and car side by side: time, price and CO₂, with the source of every figure.',
  recent: 'Recent searches',
  recentClear: 'Clear all',
  recentRemove: (trip: string) => `Forget ${trip}`,
  recentRemoved: (trip: string) => `${trip} forgotten.`,
  recentCleared: 'Recent searches cleared.',
  around: (town: string) => `Europe from ${town}`,
  aroundMore: 'Set your own time and budget',
  aroundLand: 'The same without flying',
  finding: (x: { less: string; both: string }) =>
    `Between our cities, train and plane compete on ${x.both} routes. The train emits less on ${x.less === x.both ? 'all' : x.less} of them.`,
  findingLink: 'How CO₂e is worked out',
  featured: 'Featured trips',
  featuredIntro: 'Each route with its lowest one-way fare and every way to travel.',
  popularBadge: 'Popular',
  groups: 'Ideas for a trip',
  groupsIntro: 'Prices are for one adult, one way.',
  choosing: 'How we choose the best and the greenest option',
  quick: 'Quick Getaways',
  quickRule: (time: string) =>
    `The best option is not a flight and takes ${time} at most from departure to arrival. Most popular first, leaving out trips shown above.`,
  budget: 'Budget Friendly',
  budgetRule: 'The lowest prices of all our routes.',
  popular: 'Most Popular',
  popularRule: 'The top of our list, ranked by how many people travel to both cities.',
  cities: 'Major European Cities',
  citiesIntro: 'Every city’s routes, with its nearest neighbour by land or sea.',
  otherCities: 'More cities',
  airports: 'Major Airport Transfers',
  airportsIntro: 'The fastest public transport into the city, and its price.',
  strip: 'Waymark in figures',
  destinations: 'destinations',
  routes: 'routes',
  travellers: 'travellers',
  countries: 'countries',
  /** what makes the number of travellers true */
  travellersNote: 'Eurostar alone carried 19.5 million people in 2024, on a few of the routes compared here.',
  stripNote: (x: { routes: string; cities: string; services: string; read: string }) =>
    `${x.routes} routes between ${x.cities} cities are put together from ${x.services} services; the times of ${x.read} of them come from timetables and announcements. The other times and most prices come from our editors or are estimated; all other routes are estimates. Each figure says which.`,
}

export type HomeMessages = typeof home
