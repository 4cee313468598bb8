// English words of the home page. The type of the other languages.
export const home = {
  title: 'Find your way across Europe',
  lead: 'Train, flight, bus, ferry and car side by side: time, price and CO₂, with the source of every figure.',
  recent: 'Recent searches',
  recentClear: 'Clear all',
  recentRemove: (trip: string) => `Forget ${trip}`,
  recentRemoved: (trip: string) => `${trip} forgotten.`,
  recentCleared: 'Recent searches cleared.',
  featured: 'Featured trips',
  featuredIntro: 'Lowest price of each route, one adult, one way.',
  popularBadge: 'Popular',
  groups: 'Ideas for a trip',
  groupsIntro: 'Prices are for one adult, one way.',
  choosing: 'How we choose the best and the greenest option',
  quick: 'Quick Getaways',
  quickRule: (time: string) =>
    `The best option takes ${time} at most and is no flight. Most popular first, leaving out trips shown above.`,
  budget: 'Budget Friendly',
  budgetRule: 'The lowest prices of all our routes.',
  popular: 'Most Popular',
  popularRule: 'The top of our list, ranked by how many people travel to both cities.',
  cities: 'Major European Cities',
  citiesIntro: 'Every city’s routes, with its nearest neighbour by land or sea.',
  otherCities: 'More cities',
  airports: 'Major Airport Transfers',
  airportsIntro: 'The fastest public way into the city, and its price.',
  strip: 'Waymark in figures',
  destinations: 'destinations',
  routes: 'routes',
  travellers: 'travellers',
  countries: 'countries',
  stripNote: (routes: string, cities: string) =>
    `${routes} routes between ${cities} cities are put together from single services; most of their prices are estimates. All other routes are estimated as a whole. Every figure says which it is.`,
}

export type HomeMessages = typeof home
