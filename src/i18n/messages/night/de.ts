import { plural } from '../../parts/de.ts'
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
  mapNote:
    'Die Linien verbinden die Städte, in denen ein Zug hält; den Gleisen folgen sie, wo diese bekannt sind.',
  towns: 'Städte mit Nachtzügen',
  filter: 'Stadt',
  none: 'In keiner Stadt dieses Namens hält ein Nachtzug, den wir kennen.',
  from: (town) => `Nachtzüge ab ${town}`,
  to: (town) => `Nachtzüge nach ${town}`,
  townTitle: 'Zeiten und Preise',
  townDescription: ({ town, towns, departures }) =>
    `Nachtzüge ab ${town} nach ${towns}: ${plural(departures, 'Abfahrt', 'Abfahrten')} mit Uhrzeit, Tagen, Plätzen und dem niedrigsten Preis, dazu die Züge für den Rückweg.`,
  townIntro: ({ town, towns, departures, first, last }) =>
    departures === 1
      ? `In ${town} fährt ein Nachtzug ab, um ${first} Uhr. Er bringt Sie in ${towns === 1 ? 'eine Stadt' : `${towns} Städte`}.`
      : `In ${town} fahren Nachtzüge ${departures}-mal ab, zuerst um ${first} Uhr, zuletzt um ${last} Uhr. Sie bringen Sie in ${towns === 1 ? 'eine Stadt' : `${towns} Städte`}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Aus einer Stadt fährt ein Nachtzug nach ${town}.`
      : `Aus ${towns} Städten fährt ein Nachtzug nach ${town}.`,
  toNote:
    'Eine Stadt führt zum Vergleich mit anderen Wegen; die Uhrzeiten sind die der Abfahrt dort und der Ankunft hier.',
  townMapAlt: (town) => `Karte mit den Linien der Nachtzüge, die in ${town} halten`,
  onward: 'Weiter',
  cityPage: (town) => `${town}: Reiseführer und alle Strecken`,
  aroundByNight: (town) => `Überallhin bei Nacht ab ${town}`,
  lines: {
    title: 'Neu, eingestellt und angekündigt',
    note: 'Linien, die seit 2025 begonnen haben, eingestellt, angekündigt oder abgesagt wurden, die jüngsten zuerst. Eine eingestellte Linie fährt am genannten Tag nicht mehr. „Angekündigt“ heißt, dass die Quelle nicht jünger ist als dieser Tag: Prüfen Sie es, bevor Sie damit planen.',
    begins: 'Neu',
    beginsLater: 'Angekündigt',
    ends: 'Eingestellt',
    endsLater: 'Ende angekündigt',
    dropped: 'Abgesagt',
    perWeek: (nights) => (nights === 7 ? 'jede Nacht' : `${nights} Nächte pro Woche`),
  },
  list: {
    title: 'Nachtzüge und die öffentliche Liste',
    text: ({ services, agree, differ, unclear, absent, trains, outside, missing, publisher, asOf }) =>
      `Von ${services} direkten Nachtfahrten auf dieser Website stehen ${agree} genauso in der Liste von ${publisher} (${asOf}) und ${differ} mit anderen Angaben; bei ${unclear} widerspricht sich die Liste oder sagt zu wenig, und ${absent} hat sie nicht. Von ihren ${trains} Zügen halten ${outside} in weniger als zwei Städten dieser Website, ${missing} weitere fehlen hier.`,
    differences: 'Was abweicht',
    line: 'Linie',
    here: 'Hier',
    there: 'Liste',
    unclear: 'Die Liste widerspricht sich oder sagt zu wenig',
    absent: 'Nicht in der Liste',
    missing: 'In der Liste, aber nicht hier',
    columns: {
      at: 'Abfahrt',
      minutes: 'Dauer',
      backAt: 'Abfahrt der Rückfahrt',
      back: 'Dauer der Rückfahrt',
      days: 'Nächte',
      season: 'Saison',
      berths: 'Plätze',
    },
    everyNight: 'jede Nacht',
    allYear: 'ganzjährig',
    unsaid: 'nicht genannt',
    reasons: {
      open: 'noch nicht eingetragen',
      joined: 'ein anderer Zug verbindet dieselben Städte',
      operator: 'von einer Bahn, die auf dieser Website keine Züge hat',
      hours: 'die Liste nennt keine Uhrzeiten',
      days: 'die Liste nennt keine Tage',
      outside: 'weniger als zwei Städte dieser Website',
    },
  },
}
