// Italian words of estimated routes.
import { capital } from '#lib/capital.ts'
import { a, da, i, inText } from '../../italian.ts'
import { and, plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const generated: Messages['generated'] = {
  description: ({ from, to }, distance) =>
    `${capital(da(from))} ${a(to)}, ${distance} in linea d’aria: durata, prezzo e CO₂e stimati per ogni mezzo ragionevole.`,
  badge: 'Solo stime',
  intro:
    'Per questa tratta non abbiamo ancora gli orari. I dati sono stimati in base alla distanza: servono a confrontare, non a programmare una coincidenza.',
  method: 'Come facciamo le stime',
  driveTime: 'Tempo stimato in auto',
  noDrive: 'Nessuna stima',
  days: (number) => plural(number, 'giorno', 'giorni'),
  absences: {
    far: (km) => `Oltre ${i(km)} vale la pena confrontare solo i voli.`,
    sea: ({ from, to }) =>
      `Tra ${inText(from)} ${and(inText(to))} c’è di mezzo l’acqua, senza ponti né tunnel: nessun treno, nessun pullman e nessuna strada copre l’intero percorso. Se c’è un traghetto, non ne abbiamo ancora gli orari.`,
    'round-the-sea': ({ from, to }) =>
      `Via terra, il percorso ${da(from)} ${a(to)} fa un lungo giro intorno all’acqua o si ferma a un confine chiuso: per questo non stimiamo né treno né pullman né auto. Se c’è un traghetto, non ne abbiamo ancora gli orari.`,
    near: 'Questi luoghi sono troppo vicini tra loro per un volo.',
    'no-airport': 'Vicino a questi luoghi non conosciamo due aeroporti con voli di linea.',
  },
  nothing: 'Per questa tratta non abbiamo nessuna stima.',
  airports: (from, to) => `${da(from)} ${a(to)}`,
  oneStop: 'ipotizzando uno scalo',
  nonStop: 'se c’è un volo senza scali',
  similar: 'Tratte vicine con tutti i dettagli',
  didYouMean: (route) => `Forse cercavi ${route}?`,
}
