// German words of the home page.
import type { HomeMessages } from './en.ts'

export const home: HomeMessages = {
  title: 'Ihr Weg durch Europa',
  lead: 'Zug, Flug, Bus, Fähre und Auto nebeneinander: Dauer, Preis und CO₂, mit der Quelle jeder Zahl.',
  recent: 'Letzte Suchen',
  recentClear: 'Alle löschen',
  recentRemove: (trip) => `${trip} löschen`,
  recentRemoved: (trip) => `${trip} gelöscht.`,
  recentCleared: 'Letzte Suchen gelöscht.',
  featured: 'Ausgewählte Reisen',
  featuredIntro: 'Niedrigster Preis jeder Strecke, ein Erwachsener, einfache Fahrt.',
  popularBadge: 'Beliebt',
  groups: 'Ideen für eine Reise',
  groupsIntro: 'Preise für einen Erwachsenen, einfache Fahrt.',
  choosing: 'Wie wir die beste und die grünste Verbindung bestimmen',
  quick: 'Schnell mal weg',
  quickRule: (time) =>
    `Die beste Verbindung dauert höchstens ${time} und ist kein Flug. Nach Beliebtheit, ohne Strecken, die schon auf dieser Seite stehen.`,
  budget: 'Für wenig Geld',
  budgetRule: 'Die niedrigsten Preise aller unserer Strecken.',
  popular: 'Am beliebtesten',
  popularRule: 'Der Anfang unserer Liste, die sich danach richtet, wie viel in beide Städte gereist wird.',
  cities: 'Große Städte Europas',
  citiesIntro: 'Alle Strecken einer Stadt, dazu jeweils die nächstgelegene Stadt zu Lande oder zu Wasser.',
  otherCities: 'Weitere Städte',
  airports: 'Vom Flughafen in die Stadt',
  airportsIntro: 'Der schnellste öffentliche Weg in die Stadt und sein Preis.',
  strip: 'Waymark in Zahlen',
  destinations: 'Reiseziele',
  routes: 'Strecken',
  travellers: 'Reisende',
  countries: 'Länder',
  stripNote: (routes, cities) =>
    `${routes} Strecken zwischen ${cities} Städten sind aus einzelnen Verbindungen zusammengesetzt; die meisten Preise darin sind geschätzt. Alle anderen Strecken sind im Ganzen geschätzt. Jede Zahl nennt ihre Grundlage.`,
}
