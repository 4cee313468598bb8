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
  around: (town) => `Europa ab ${town}`,
  aroundMore: 'Stunden und Euro einstellen',
  aroundLand: 'Dasselbe ohne Flug',
  finding: ({ less, both }) =>
    `Auf ${both} Strecken verbinden sowohl Zug als auch Flug zwei unserer Städte. Auf ${less} davon stößt der Zug weniger aus.`,
  findingLink: 'So wird CO₂e berechnet',
  featured: 'Ausgewählte Reisen',
  featuredIntro: 'Der niedrigste Fahrpreis jeder Strecke, einfache Fahrt, und alle Verkehrsmittel.',
  popularBadge: 'Beliebt',
  groups: 'Ideen für eine Reise',
  groupsIntro: 'Preise für einen Erwachsenen, einfache Fahrt.',
  choosing: 'Wie wir die beste und die grünste Verbindung bestimmen',
  quick: 'Schnell mal weg',
  quickRule: (time) =>
    `Die Fahrt selbst dauert mit der besten Verbindung höchstens ${time}; Flüge zählen nicht. Nach Beliebtheit, ohne Strecken, die schon auf dieser Seite stehen.`,
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
  travellersNote:
    'Allein Eurostar beförderte 2024 auf wenigen der hier verglichenen Wege 19,5 Millionen Menschen.',
  stripNote: (x) =>
    `${x.routes} Strecken zwischen ${x.cities} Städten sind aus ${x.services} Verbindungen zusammengesetzt; die Zeiten von ${x.read} haben wir in Fahrplänen und Ankündigungen nachgelesen. Die übrigen Zeiten und die meisten Preise stammen aus der Redaktion oder sind geschätzt, alle anderen Strecken ganz: Jede Angabe sagt, was sie ist.`,
}
