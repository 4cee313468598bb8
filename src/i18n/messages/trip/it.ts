// Italian words of trip plans: assumed minutes, and the car against the train.
import { capital } from '#lib/capital.ts'
import { a, da } from '../../italian.ts'
import type { Messages } from '../en.ts'

export const trip: Messages['trip'] = {
  fields: {
    there: 'Tragitto fino alla partenza (min)',
    onward: 'Tragitto dall’arrivo (min)',
    airport: 'Attesa e controlli negli aeroporti (min)',
    station: 'Attesa in stazioni, fermate e porti (min)',
  },
  hint: 'Se lasci vuoto un campo, vale la nostra stima.',
  reset: 'Torna alle nostre stime',
  cheaper: (x) =>
    x.people === 1
      ? `${capital(da(x.from))} ${a(x.to)} l’auto costa meno del biglietto ferroviario più basso, ${x.train}, anche con una sola persona a bordo.`
      : x.people
        ? `${capital(da(x.from))} ${a(x.to)} l’auto costa a testa meno del biglietto ferroviario più basso, ${x.train}, se si viaggia almeno in ${x.people}.`
        : `${capital(da(x.from))} ${a(x.to)} l’auto resta più cara del biglietto ferroviario più basso, ${x.train}: in ${x.seats} si pagano ${x.full} a testa.`,
  cleaner: (x) =>
    x.people === 1
      ? `Anche le emissioni di CO₂e a testa sono minori: ${x.alone} con una persona a bordo, contro ${x.train} in treno.`
      : x.people
        ? `Per CO₂e a testa scende sotto il treno (${x.train}) se si viaggia almeno in ${x.people}.`
        : `Per CO₂e a testa non scende mai sotto il treno: ${x.full} in ${x.seats}, contro ${x.train}.`,
}
