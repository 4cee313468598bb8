import { a, da } from '#i18n/italian.ts'
import type { Messages } from '../en.ts'

const praise = {
  fair: 'è la scelta più equa',
  hours: 'è la scelta con meno ore in tutto',
  euro: 'è la scelta meno cara in tutto',
  co2: 'è la scelta con meno CO₂e in tutto',
}

export const meet: Messages['meet'] = {
  short: 'Incontrarsi a metà strada',
  title: 'Dove ci incontriamo?',
  description:
    'Dove possono incontrarsi da due a sei persone di città europee diverse: il posto più equo, rapido, economico o pulito e il viaggio di ognuno.',
  intro:
    'Siete da due a sei persone? Indicate le città da cui partite: trovate quelle dove potete incontrarvi tutti e il viaggio di ognuno.',
  rule: 'Per ognuno vale la scelta migliore della sua tratta, quella in testa alla pagina. L’ordine decide quali città vengono prima, non come si viaggia. Le ore sono da porta a porta; i prezzi, tutto compreso, sono i più bassi per un adulto, sola andata. Chi parte da lì è già sul posto.',
  starts: 'Da dove partite',
  start: (number) => `Città ${number}`,
  orderBy: 'Quali città vengono prima',
  orders: {
    fair: 'Più eque (nessun viaggio molto lungo)',
    hours: 'Meno ore in tutto',
    euro: 'Prezzo più basso in tutto',
    co2: 'Meno CO₂e in tutto',
  },
  figures: { fair: 'Più lungo', hours: 'Ore in tutto', euro: 'Tutto compreso', co2: 'CO₂e' },
  hours: 'Nessuno viaggia più di',
  euro: 'Nessuno paga più di',
  any: 'Nessun limite',
  find: 'Trova le città',
  example: 'Un esempio',
  changeExample: 'Modificalo',
  heading: (names) => `Incontrarsi partendo ${da(names)}`,
  found: ({ best, order, longest, count }) =>
    count === 1
      ? `${best} è l’unica città adatta a tutti: nessuno viaggia più di ${longest}.`
      : `${best} ${praise[order]}: nessuno viaggia più di ${longest}. Per tutti vanno bene ${count} città; ecco le prime.`,
  more: (count) => (count === 1 ? '1 altra città' : `Altre ${count} città`),
  atHome: 'già sul posto',
  mapAlt: (names, best) => `Mappa: linee ${da(names)} ${a(best)}.`,
  mapNote: 'Le linee portano alla prima città; i punti indicano le successive.',
  resultDescription: (names, first) =>
    `Dove incontrarsi partendo ${da(names)}: in testa ${first}. Il viaggio di ognuno con ore, prezzo tutto compreso e CO₂e.`,
  quoted: (text) => `«${text}»`,
  unknown: (texts) => `Non conosciamo nessuna città chiamata ${texts}.`,
  outside: (names) => `Non conosciamo ancora viaggi ${da(names)}.`,
  correct: 'Controlla come si scrive, o scegli una città vicina dall’elenco che si apre mentre scrivi.',
  few: 'Indica almeno due città diverse.',
  twice: (names, count) =>
    count === 1
      ? `${names} compare più volte e conta una volta.`
      : `${names} compaiono più volte e contano una volta ciascuna.`,
  none: 'Nessuna città va bene per tutti: concedi più ore, più euro o l’aereo.',
  loading: 'Ricerca delle città…',
  failed: 'Non è stato possibile caricare le città. Controlla la connessione e riprova.',
}
