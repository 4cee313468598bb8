// German words of estimated routes.
import type { Messages } from '../en.ts'

export const generated: Messages['generated'] = {
  description: ({ from, to }, distance) =>
    `Von ${from} nach ${to}, ${distance} Luftlinie: geschätzte Zeiten, Preise und CO₂e für jedes sinnvolle Verkehrsmittel.`,
  badge: 'Nur Schätzwerte',
  intro:
    'Für diese Strecke haben wir noch keine Fahrpläne. Die Zahlen sind nach der Entfernung geschätzt: Sie taugen zum Vergleichen, nicht zum Planen von Anschlüssen.',
  method: 'So schätzen wir',
  driveTime: 'Geschätzte Fahrzeit mit dem Auto',
  noDrive: 'Keine Schätzung',
  days: (count) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`),
  absences: {
    far: (km) => `Bei mehr als ${km} lohnt nur noch der Vergleich von Flügen.`,
    sea: ({ from, to }) =>
      `Zwischen ${from} und ${to} liegt Wasser, und es gibt weder Brücke noch Tunnel: Kein Zug, kein Bus und keine Straße führt hinüber. Falls es eine Fähre gibt, haben wir ihren Fahrplan noch nicht.`,
    'round-the-sea': ({ from, to }) =>
      `Der Landweg von ${from} nach ${to} führt weit um das Wasser herum oder endet an einer geschlossenen Grenze; für Zug, Bus und Auto gibt es deshalb keine Schätzung. Falls es eine Fähre gibt, haben wir ihren Fahrplan noch nicht.`,
    near: 'Für einen Flug liegen diese Orte zu nah beieinander.',
    'no-airport': 'In der Nähe dieser Orte kennen wir keine zwei Flughäfen mit Linienflügen.',
  },
  nothing: 'Für diese Strecke haben wir keine Schätzung.',
  airports: (from, to) => `${from} – ${to}`,
  oneStop: 'mit einem Zwischenstopp gerechnet',
  nonStop: 'falls es einen Nonstop-Flug gibt',
  similar: 'Strecken in der Nähe mit allen Angaben',
  didYouMean: (route) => `Meinten Sie ${route}?`,
}
