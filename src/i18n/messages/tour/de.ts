import { plural } from '../../parts/de.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Rundreisen',
  title: 'Rundreise durch mehrere Städte planen',
  description:
    'Bis zu zehn Städte Europas nacheinander: für jede Strecke der beste Weg, in Ihrer Reihenfolge oder der mit den wenigsten Stunden, Euro oder CO₂e.',
  intro:
    'Nennen Sie bis zu zehn Städte. Wir nehmen für jede Strecke den besten Weg, zählen Stunden, Euro und CO₂e zusammen und finden die schnellste, günstigste oder klimafreundlichste Reihenfolge.',
  rule: 'Für jede Strecke gilt der Weg, der auf ihrer Seite an erster Stelle steht, oder auf Wunsch der erste über Nacht. Eine Nachtfahrt zählt als eine Nacht, eine von mehr als 18 Stunden geht am nächsten Tag weiter. Die erste Stadt bleibt die erste; für die anderen werden alle Reihenfolgen verglichen.',
  form: {
    legend: 'Städte',
    town: (number) => `${number}. Stadt`,
    nights: 'Nächte',
    more: 'Weitere Städte, insgesamt zehn',
    add: 'Stadt hinzufügen',
    up: (number) => `${number}. Stadt nach oben`,
    down: (number) => `${number}. Stadt nach unten`,
    remove: (number) => `${number}. Stadt entfernen`,
    choices: 'Wie Sie reisen',
    order: 'Reihenfolge',
    orders: {
      given: 'Wie eingegeben',
      hours: 'Die wenigsten Stunden',
      euro: 'Am günstigsten',
      co2: 'Am wenigsten CO₂e',
    },
    start: 'Erster Tag',
    returns: 'Zurück zur ersten Stadt',
    night: 'Bei Nacht',
    byNight: { best: 'Wo es am besten ist', wanted: 'Wo es möglich ist', never: 'Nie' },
    submit: 'Rundreise planen',
  },
  problem: {
    unknown: (name) =>
      `Eine Stadt namens „${name}“ kennen wir nicht. Prüfen Sie die Schreibweise oder wählen Sie eine aus der Liste.`,
    place: (name) =>
      `Ab ${name} kennen wir noch keine Verbindungen. Wählen Sie eine größere Stadt in der Nähe.`,
    twice: (name) => `${name} ist zweimal genannt und zählt einmal.`,
    beyond: (count) =>
      `Eine Rundreise hat höchstens zehn Städte: ${count === 1 ? 'Die letzte fehlt' : `Die letzten ${count} fehlen`} darin.`,
    few: 'Eine Rundreise braucht mindestens zwei Städte. Nennen Sie noch eine.',
  },
  loading: 'Die Rundreise wird geplant …',
  failed:
    'Die Rundreise lässt sich nicht zeigen, weil eine Datei nicht geladen wurde. Laden Sie die Seite neu.',
  example: 'Ein Beispiel',
  change: 'Diese Rundreise ändern',
  titleOf: (towns) => `Rundreise: ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${plural(towns, 'Stadt', 'Städte')} in ${plural(days, 'Tag', 'Tagen')}: ${time} unterwegs, ${price} für ${travellers === 1 ? 'einen Erwachsenen' : `${travellers} Reisende`}, ${travellers === 1 ? '' : 'je '}${co2} CO₂e.`,
  best: {
    hours: 'Diese Reihenfolge braucht die wenigsten Stunden.',
    euro: 'Diese Reihenfolge kostet am wenigsten.',
    co2: 'Diese Reihenfolge verursacht am wenigsten CO₂e.',
  },
  same: 'Die eingegebene Reihenfolge ist schon die beste.',
  compared: (parts) => `Gegenüber der eingegebenen Reihenfolge: ${parts}.`,
  emissions: (kg) => `${kg} CO₂e`,
  less: (amount) => `${amount} weniger`,
  more: (amount) => `${amount} mehr`,
  missingThere: (count) =>
    `In der eingegebenen Reihenfolge ${count === 1 ? 'hat eine Strecke' : `haben ${count} Strecken`} keinen passenden Weg.`,
  day: (day) => `Tag ${day}`,
  nights: (count) => plural(count, 'Nacht', 'Nächte'),
  until: (date) => `bis ${date}`,
  noWay: 'Kein passender Weg',
  together: 'Zusammen',
  missing: 'Strecken ohne Weg sind in den Summen nicht enthalten.',
  note: (travellers) =>
    `Zeiten gelten von Tür zu Tür, Preise sind die niedrigsten Gesamtpreise für ${travellers === 1 ? 'einen Erwachsenen' : `alle ${travellers} Reisenden`} mit kleiner Tasche; CO₂e gilt pro Person. ≈\u00a0steht vor Schätzungen.`,
  mapAlt: (towns) => `Karte der Rundreise: ${towns}`,
  calendar: 'Kalenderdatei',
  undated: 'Wählen Sie den ersten Tag: Dann hat die Rundreise Daten und eine Datei für Ihren Kalender.',
}
