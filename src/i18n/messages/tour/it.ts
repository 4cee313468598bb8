import { da } from '#i18n/italian.ts'
import { plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Itinerari',
  title: 'Prepara un itinerario di più città',
  description:
    'Fino a dieci città d’Europa una dopo l’altra: la scelta migliore per ogni tratta, nel tuo ordine o in quello con meno ore, euro o CO₂e.',
  intro:
    'Indica fino a dieci città. Prendiamo la scelta migliore per ogni tratta, sommiamo ore, euro e CO₂e e troviamo l’ordine con meno ore, meno euro o meno CO₂e, come preferisci.',
  rule: 'Per ogni tratta vale l’opzione che la sua pagina mette al primo posto o, se preferisci, la prima notturna. Un viaggio di notte occupa una notte, uno di oltre 18 ore prosegue il giorno dopo. La prima città resta la prima; delle altre si confrontano tutti gli ordini.',
  form: {
    legend: 'Città',
    town: (number) => `Città ${number}`,
    nights: 'Notti',
    more: 'Altre città, dieci al massimo',
    add: 'Aggiungi una città',
    up: (number) => `Sposta in su la città ${number}`,
    down: (number) => `Sposta in giù la città ${number}`,
    remove: (number) => `Togli la città ${number}`,
    choices: 'Come viaggiare',
    order: 'Ordine',
    orders: {
      given: 'Quello dell’elenco',
      hours: 'Meno ore',
      euro: 'Il prezzo più basso',
      co2: 'Meno CO₂e',
    },
    start: 'Primo giorno',
    returns: 'Ritorno alla prima città',
    night: 'Di notte',
    byNight: { best: 'Se è la scelta migliore', wanted: 'Se è possibile', never: 'Mai' },
    submit: 'Prepara l’itinerario',
  },
  problem: {
    unknown: (name) =>
      `Non conosciamo nessuna città di nome «${name}». Controlla come si scrive o scegline una dall’elenco.`,
    place: (name) => `Non conosciamo ancora viaggi ${da(name)}. Scegli una città vicina più grande.`,
    twice: (name) => `${name} è indicata due volte e conta una volta.`,
    beyond: (count) =>
      `Un itinerario ha dieci città al massimo: ${count === 1 ? 'l’ultima resta' : `le ultime ${count} restano`} fuori.`,
    few: 'Per un itinerario servono due città: indicane un’altra.',
  },
  loading: 'Preparazione dell’itinerario…',
  failed: 'Non è stato possibile mostrare l’itinerario: un file non è arrivato. Ricarica la pagina.',
  example: 'Un esempio',
  change: 'Cambia questo itinerario',
  titleOf: (towns) => `Itinerario: ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${towns} città in ${plural(days, 'giorno', 'giorni')}: ${time} di viaggio, ${price} per ${travellers === 1 ? 'un adulto' : `${travellers} viaggiatori`}, ${co2} di CO₂e${travellers === 1 ? '' : ' a persona'}.`,
  best: {
    hours: 'È l’ordine che richiede meno ore.',
    euro: 'È l’ordine con il prezzo più basso.',
    co2: 'È l’ordine che causa meno CO₂e.',
  },
  same: 'L’ordine dell’elenco è già il migliore.',
  compared: (parts) => `Rispetto all’ordine dell’elenco: ${parts}.`,
  emissions: (kg) => `${kg} di CO₂e`,
  less: (amount) => `${amount} in meno`,
  more: (amount) => `${amount} in più`,
  missingThere: (count) =>
    `Nell’ordine dell’elenco ${count === 1 ? 'una tratta non ha' : `${count} tratte non hanno`} nessuna opzione adatta.`,
  day: (day) => `Giorno ${day}`,
  nights: (count) => plural(count, 'notte', 'notti'),
  until: (date) => `fino a ${date}`,
  noWay: 'Nessuna opzione adatta',
  together: 'In tutto',
  missing: 'I totali non comprendono le tratte senza un’opzione.',
  note: (travellers) =>
    `Tempi da porta a porta; prezzi tutto compreso, i più bassi per ${travellers === 1 ? 'un adulto' : `${travellers} viaggiatori insieme`} con una borsa piccola; CO₂e a persona. ≈\u00a0indica una stima.`,
  mapAlt: (towns) => `Mappa dell’itinerario: ${towns}`,
  calendar: 'File per il calendario',
  undated: 'Scegli il primo giorno per avere le date e un file per il tuo calendario.',
}
