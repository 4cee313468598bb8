// Spanish words of trip plans: assumed minutes, and the car against the train.
import type { Messages } from '../en.ts'

export const trip: Messages['trip'] = {
  fields: {
    there: 'Trayecto hasta la salida (min)',
    onward: 'Trayecto desde la llegada (min)',
    airport: 'Espera y controles en los aeropuertos (min)',
    station: 'Espera en estaciones, paradas y puertos (min)',
  },
  hint: 'Si dejas un campo vacío, usamos nuestra estimación.',
  reset: 'Volver a nuestras estimaciones',
  cheaper: (x) =>
    x.people === 1
      ? `De ${x.from} a ${x.to}, el coche cuesta menos que el tren (desde ${x.train}) incluso con una sola persona.`
      : x.people
        ? `De ${x.from} a ${x.to}, el tren cuesta desde ${x.train}; en coche se paga menos desde ${x.people} ocupantes.`
        : `De ${x.from} a ${x.to}, el tren cuesta desde ${x.train}; en coche no se baja de ${x.full} por persona ni con ${x.seats} ocupantes.`,
  cleaner: (x) =>
    x.people === 1
      ? `También emite menos CO₂e por persona: ${x.alone} con un solo ocupante, frente a ${x.train} en tren.`
      : x.people
        ? `En CO₂e por persona queda por debajo del tren (${x.train}) a partir de ${x.people} ocupantes.`
        : `En CO₂e por persona nunca baja del tren: ${x.full} con ${x.seats} ocupantes, frente a ${x.train}.`,
}
