import { da, inText } from '#i18n/italian.ts'
import { capital } from '#lib/capital.ts'
import { plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const explore: Messages['explore'] = {
  short: 'Esplora',
  heading: (town) => `Le mete ${da(town)}`,
  townCount: (count) => plural(count, 'città', 'città'),
  indexHeading: 'Dove si arriva in quattro ore?',
  indexDescription: (towns) =>
    `Scegli una città e guarda in quante ore si raggiungono le altre ${towns}, da porta a porta, con prezzo e CO₂: in treno, aereo, pullman, traghetto o auto.`,
  indexIntro:
    'Scegli una città. Tutte le altre le stanno intorno, ciascuna nella sua vera direzione e tanto più lontana quanto più dura il viaggio da porta a porta. Regola ore ed euro, togli l’aereo e guarda che cosa resta.',
  indexCities: 'Città',
  indexCitiesNote:
    'Prima le città da cui, in otto ore da porta a porta e senza volare, se ne raggiungono di più.',
  indexRow: ({ near, far, land }) => `${near} in 4\u00a0h e ${far} in 8\u00a0h, ${land} senza volare`,
  town: 'Città',
  go: 'Mostra la mappa',
  description: ({ town, towns, near, far, land }) =>
    `${towns} mete ${da(town)} in ordine di durata da porta a porta, con prezzo e CO₂: ${near} in quattro ore, ${far} in otto, ${land} senza volare.`,
  lead: ({ town, near, far, land }) =>
    `${capital(da(town))} ${/^1\D/.test(near) ? 'si raggiunge' : 'si raggiungono'} ${near} in quattro ore da porta a porta con il mezzo più rapido e ${far} in otto, ${land} delle quali senza volare.`,
  reading:
    'Ogni città sta nella sua vera direzione, tanto più lontana dal centro quanto più dura l’opzione migliore da porta a porta. «Una notte» va dalle sette di sera alle nove del mattino; ciò che dura più di un giorno sta sul cerchio esterno.',
  timeMap: 'Mappa delle ore',
  timeMapAlt: (town) =>
    `Mete ${da(town)}, ciascuna nella sua vera direzione e tanto più lontana quanto più dura il viaggio.`,
  timeMapList: 'L’elenco più sotto dice lo stesso.',
  plainMap: 'Le stesse città su una mappa normale.',
  plainMapLines: 'Le linee mostrano i treni e le navi diretti dove sono la scelta migliore.',
  plainMapAlt: (town) => `Mappa dell’Europa con ${inText(town)} e le città dell’elenco`,
  oneNight: 'una notte',
  list: 'Tutte le città per ore di viaggio',
  listNote:
    'L’opzione migliore verso ogni città per un adulto con una borsa piccola. Scegli una città per vedere tutti i modi di arrivarci.',
  within: (hours) => `Fino a ${hours}`,
  between: (from, to) => `Da ${from} a ${to}`,
  beyond: (hours) => `Più di ${hours}`,
  none: (towns) => `Città verso cui non conosciamo viaggi: ${towns}.`,
  filter: {
    legend: 'Che cosa ti va bene',
    hours: 'Da porta a porta, al massimo',
    euro: 'Tutto compreso, al massimo',
    co2: 'CO₂e a persona, al massimo',
    changes: 'Cambi',
    anyChanges: 'senza limite',
    direct: 'nessuno',
    mostChanges: (count) => `al massimo ${count}`,
    modes: 'Mezzi',
    night: 'Solo di notte',
    sort: 'Ordina per',
    sorts: { hours: 'ore', euro: 'prezzo', co2: 'CO₂e', changes: 'cambi', name: 'nome' },
    reset: 'Mostra tutto',
  },
}
