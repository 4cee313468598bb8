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
  aroundMore: 'Zeit und Budget einstellen',
  aroundLand: 'Dasselbe ohne Flug',
  finding: ({ less, both }) =>
    `Auf ${both} Strecken zwischen unseren Städten gibt es Zug und Flug. Auf ${less === both ? 'allen' : `${less} davon`} stößt der Zug weniger CO₂e aus.`,
  findingLink: 'So wird CO₂e berechnet',
  featured: 'Ausgewählte Reisen',
  featuredIntro: 'Jede Strecke mit dem niedrigsten Preis der einfachen Fahrt und allen Verkehrsmitteln.',
  popularBadge: 'Beliebt',
  groups: 'Ideen für eine Reise',
  groupsIntro: 'Die Preise gelten für einen Erwachsenen, einfache Fahrt.',
  choosing: 'Wie wir die beste und die grünste Verbindung bestimmen',
  quick: 'Schnell mal weg',
  quickRule: (time) =>
    `Die beste Verbindung ist kein Flug und dauert von der Abfahrt bis zur Ankunft höchstens ${time}. Die beliebtesten stehen zuerst; Strecken von weiter oben fehlen hier.`,
  budget: 'Für wenig Geld',
  budgetRule: 'Die niedrigsten Preise aller unserer Strecken.',
  popular: 'Am beliebtesten',
  popularRule: 'Der Anfang unserer Liste, geordnet danach, wie viele Menschen in beide Städte reisen.',
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
    'Allein Eurostar beförderte 2024 auf einigen wenigen der hier verglichenen Strecken 19,5 Millionen Menschen.',
  stripNote: (x) =>
    `${x.routes} Strecken zwischen ${x.cities} Städten sind aus ${x.services} Verbindungen zusammengesetzt; die Zeiten von ${x.read} haben wir in Fahrplänen und Ankündigungen nachgelesen. Die übrigen Zeiten und die meisten Preise stammen von der Redaktion oder sind geschätzt; alle anderen Strecken sind ganz geschätzt. Jede Angabe sagt, was sie ist.`,
}
