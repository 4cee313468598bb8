import { plural } from '../../parts/de.ts'
import type { Messages } from '../en.ts'

export const explore: Messages['explore'] = {
  short: 'Entdecken',
  heading: (town) => `Ab ${town} überallhin`,
  townCount: (count) => plural(count, 'Stadt', 'Städte'),
  indexHeading: 'Wohin kommen Sie in vier Stunden?',
  indexDescription: (towns) =>
    `Wählen Sie eine Stadt: ${towns} andere stehen umso weiter entfernt, je länger die Reise von Tür zu Tür dauert, jede mit Preis und CO₂.`,
  indexIntro:
    'Wählen Sie eine Stadt. Alle anderen stehen um sie herum, in ihrer wahren Richtung und umso weiter entfernt, je länger der Weg von Tür zu Tür dauert. Stellen Sie Zeit und Budget ein, lassen Sie das Flugzeug weg und sehen Sie, was bleibt.',
  indexCities: 'Städte',
  indexCitiesNote:
    'Geordnet nach der Zahl der Städte, die von Tür zu Tür in acht Stunden ohne Flug zu erreichen sind.',
  indexRow: ({ near, far, land }) => `${near} in 4\u00a0h, ${far} in 8\u00a0h, davon ${land} ohne Flug`,
  town: 'Stadt',
  go: 'Karte zeigen',
  description: ({ town, towns, near, far, land }) =>
    `${towns} Städte rund um ${town} nach Stunden von Tür zu Tür, mit Preis und CO₂: ${near} in vier Stunden, ${far} in acht, davon ${land} ohne Flug.`,
  lead: ({ town, near, far, land }) =>
    `Von Tür zu Tür und auf dem schnellsten Weg erreichen Sie ab ${town} in vier Stunden ${near} und in acht Stunden ${far}, davon ${land} ohne Flug.`,
  reading:
    'Jede Stadt steht in ihrer wahren Richtung und umso weiter von der Mitte entfernt, je länger der beste Weg dorthin von Tür zu Tür dauert. „Eine Nacht“ reicht von sieben Uhr abends bis neun Uhr morgens; was länger als einen Tag dauert, steht auf dem äußersten Kreis.',
  timeMap: 'Karte der Stunden',
  timeMapAlt: (town) =>
    `Städte rund um ${town}, jede in ihrer wahren Richtung und umso weiter entfernt, je länger der Weg dauert.`,
  timeMapList: 'Die Liste darunter sagt dasselbe.',
  plainMap: 'Dieselben Städte auf der gewöhnlichen Karte.',
  plainMapLines: 'Linien zeigen direkte Züge und Schiffe, wo sie die beste Wahl sind.',
  plainMapAlt: (town) => `Europakarte mit ${town} und den Städten der Liste`,
  oneNight: 'eine Nacht',
  list: 'Alle Städte nach Stunden',
  listNote:
    'Der beste Weg in jede Stadt für einen Erwachsenen mit kleiner Tasche. Wählen Sie eine Stadt, um alle Wege dorthin zu sehen.',
  within: (hours) => `Bis ${hours}`,
  between: (from, to) => `${from} bis ${to}`,
  beyond: (hours) => `Mehr als ${hours}`,
  none: (towns) => `Wir kennen keinen Weg nach ${towns}.`,
  filter: {
    legend: 'Was Ihnen passt',
    hours: 'Von Tür zu Tür höchstens',
    euro: 'Insgesamt höchstens',
    co2: 'CO₂e pro Person höchstens',
    changes: 'Umstiege',
    anyChanges: 'beliebig viele',
    direct: 'keine',
    mostChanges: (count) => `höchstens ${count}`,
    modes: 'Mit',
    night: 'Nur über Nacht',
    sort: 'Sortieren nach',
    sorts: { hours: 'Stunden', euro: 'Preis', co2: 'CO₂e', changes: 'Umstiegen', name: 'Namen' },
    reset: 'Alles zeigen',
  },
}
