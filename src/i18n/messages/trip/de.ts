// German words of trip plans: assumed minutes, and the car against the train.
import type { Messages } from '../en.ts'

export const trip: Messages['trip'] = {
  fields: {
    there: 'Weg bis zur Abfahrt (min)',
    onward: 'Weg ab der Ankunft (min)',
    airport: 'Warten und Kontrollen an Flughäfen (min)',
    station: 'Warten an Bahnhöfen, Haltestellen und Häfen (min)',
  },
  hint: 'Bleibt ein Feld leer, gilt unsere Schätzung.',
  reset: 'Zurück zu unseren Schätzungen',
  cheaper: (x) =>
    x.people === 1
      ? `Von ${x.from} nach ${x.to} kostet das Auto schon mit einer Person weniger als die günstigste Zugfahrt für ${x.train}.`
      : x.people
        ? `Von ${x.from} nach ${x.to} ist das Auto ab ${x.people} Personen pro Kopf günstiger als die günstigste Zugfahrt für ${x.train}.`
        : `Von ${x.from} nach ${x.to} bleibt das Auto teurer als die günstigste Zugfahrt für ${x.train}: Bei ${x.seats} Personen zahlt jede ${x.full}.`,
  cleaner: (x) =>
    x.people === 1
      ? `Auch beim CO₂e pro Kopf liegt es darunter: ${x.alone} mit einer Person, im Zug ${x.train}.`
      : x.people
        ? `Beim CO₂e pro Kopf liegt es ab ${x.people} Personen unter dem Zug mit ${x.train}.`
        : `Beim CO₂e pro Kopf kommt es nie unter den Zug: ${x.full} mit ${x.seats} Personen, im Zug ${x.train}.`,
}
