import { plural } from '../../parts/de.ts'
import type { Messages } from '../en.ts'

export const night: Messages['night'] = {
  short: 'Nachtzüge',
  title: 'Nachtzüge in Europa',
  mondayToFriday: 'Montag bis Freitag',
  everyNightBut: (day) => `jede Nacht außer ${day}`,
  description: ({ departures, towns, companies }) =>
    `Nachtzüge ab ${towns} Städten Europas: ${departures} Abfahrten von ${companies} Anbietern mit Uhrzeit, Tagen, Plätzen und dem niedrigsten Preis je Ziel.`,
  intro: ({ departures, towns, companies }) =>
    `In einer Stadt einschlafen, in einer anderen frühstücken: ${departures} Abfahrten von ${companies} Anbietern in ${towns} Städten. Für jede Stadt nennt eine Liste die Züge, in die Sie dort am Abend oder in der Nacht einsteigen können, und ihre Ziele.`,
  reading:
    'Die Uhrzeiten sind Ortszeit. Der Preis ist der niedrigste für einen Erwachsenen, in Zügen mit Sitzplätzen der für einen Sitzplatz; ein Bett kostet mehr. Züge ohne Tagesangabe fahren jede Nacht. Wählen Sie ein Ziel, um andere Wege dorthin zu vergleichen.',
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
      ? `In ${town} fährt um ${first} Uhr ein Nachtzug ab. Mit ihm erreichen Sie ${towns === 1 ? 'eine Stadt' : `${towns} Städte`}.`
      : `In ${town} fahren ${departures} Nachtzüge ab, der erste um ${first} Uhr, der letzte um ${last} Uhr. Mit ihnen erreichen Sie ${towns === 1 ? 'eine Stadt' : `${towns} Städte`}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Aus einer Stadt fährt ein Nachtzug nach ${town}.`
      : `Aus ${towns} Städten fahren Nachtzüge nach ${town}.`,
  toNote:
    'Wählen Sie eine Stadt, um andere Wege zu vergleichen. Die Uhrzeiten sind die der Abfahrt dort und der Ankunft hier.',
  townMapAlt: (town) => `Karte mit den Linien der Nachtzüge, die in ${town} halten`,
  onward: 'Weiter',
  cityPage: (town) => `${town}: Reiseführer und alle Strecken`,
  aroundByNight: (town) => `Ab ${town} über Nacht überallhin`,
  lines: {
    title: 'Neu, eingestellt und angekündigt',
    note: 'Hier stehen Linien, die seit 2025 eingeführt, eingestellt, angekündigt oder abgesagt wurden, die jüngsten zuerst. Eine eingestellte Linie fährt ab dem genannten Tag nicht mehr. „Angekündigt“ heißt, dass die Quelle nicht jünger ist als dieser Tag: Prüfen Sie die Angabe, bevor Sie damit planen.',
    begins: 'Neu',
    beginsLater: 'Angekündigt',
    ends: 'Eingestellt',
    endsLater: 'Ende angekündigt',
    dropped: 'Abgesagt',
    perWeek: (nights) =>
      nights === 7 ? 'jede Nacht' : nights === 1 ? 'eine Nacht pro Woche' : `${nights} Nächte pro Woche`,
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
