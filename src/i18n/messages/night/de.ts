import type { Messages } from '../en.ts'

export const night: Messages['night'] = {
  short: 'Nachtzüge',
  title: 'Nachtzüge in Europa',
  description: ({ departures, towns, companies }) =>
    `Nachtzüge ab ${towns} Städten Europas: ${departures} Abfahrten von ${companies} Anbietern mit Uhrzeit, Tagen, Plätzen und dem niedrigsten Preis zu jedem Ziel.`,
  intro: ({ departures, towns, companies }) =>
    `Am Abend einsteigen, am Morgen ankommen: ${departures} Abfahrten von ${companies} Anbietern in ${towns} Städten. Jede Tafel nennt die Züge, in die Sie dort am Abend oder in der Nacht einsteigen können, und wohin sie fahren.`,
  reading:
    'Die Uhrzeiten sind Ortszeit. Der Preis ist der niedrigste für einen Erwachsenen, in Zügen mit Sitzplätzen der für einen Sitz; ein Bett kostet mehr. Züge ohne Tagesangabe fahren jede Nacht. Ein Ziel führt zum Vergleich mit anderen Wegen dorthin.',
  mapAlt: 'Europakarte mit den Linien aller Nachtzüge',
  mapNote: 'Die Linien verbinden die Städte, in denen ein Zug hält; den Gleisen folgen sie nicht.',
  towns: 'Städte mit Nachtzügen',
  filter: 'Stadt',
  none: 'In keiner Stadt dieses Namens hält ein Nachtzug, den wir kennen.',
}
