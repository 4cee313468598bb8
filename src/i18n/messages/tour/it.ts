import { plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const tour: Messages['tour'] = {
  short: 'Itinerari',
  title: 'Preparare un itinerario di più città',
  description:
    'Fino a dieci città d’Europa una dopo l’altra: il modo migliore per ogni tratta, nel tuo ordine o in quello che chiede meno ore, meno euro o meno CO₂e.',
  intro:
    'Indica fino a dieci città. L’itinerario prende il modo migliore per ogni tratta, somma ore, euro e CO₂e, e trova l’ordine che chiede meno di ciò che scegli.',
  rule: 'Ogni tratta prende il modo che la sua pagina mette al primo posto o, se lo preferisci, il primo di notte. Un viaggio di notte occupa una notte, uno di più di 18 ore prosegue il giorno dopo. La prima città resta la prima; delle altre si confrontano tutti gli ordini.',
  form: {
    legend: 'Città',
    town: (number) => `Città ${number}`,
    nights: 'Notti',
    more: 'Altre città, dieci al massimo',
    add: 'Aggiungi una città',
    up: (number) => `Sposta su la città ${number}`,
    down: (number) => `Sposta giù la città ${number}`,
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
    byNight: { best: 'Se è il migliore', wanted: 'Se è possibile', never: 'Mai' },
    submit: 'Prepara l’itinerario',
  },
  problem: {
    unknown: (name) =>
      `Non conosciamo nessuna città di nome «${name}». Controlla come è scritta o scegline una dall’elenco.`,
    place: (name) =>
      `Non conosciamo ancora viaggi in partenza da questa città: ${name}. Scegline una più grande nelle vicinanze.`,
    twice: (name) => `${name} è indicata due volte e conta una volta.`,
    beyond: (count) =>
      `Un itinerario ha dieci città al massimo: ${count === 1 ? 'l’ultima resta' : `le ultime ${count} restano`} fuori.`,
    few: 'Un itinerario ha bisogno di due città. Indicane un’altra.',
  },
  loading: 'L’itinerario è in preparazione…',
  failed: 'Non è stato possibile mostrare l’itinerario: un file non è arrivato. Ricarica la pagina.',
  example: 'Un esempio',
  change: 'Cambia questo itinerario',
  titleOf: (towns) => `Itinerario: ${towns}`,
  summary: ({ towns, days, time, price, travellers, co2 }) =>
    `${towns} città in ${plural(days, 'giorno', 'giorni')}: ${time} di viaggio, ${price} per ${travellers === 1 ? 'un adulto' : `${travellers} viaggiatori`}, ${co2} di CO₂e${travellers === 1 ? '' : ' a testa'}.`,
  best: {
    hours: 'L’ordine che chiede meno ore.',
    euro: 'L’ordine con il prezzo più basso.',
    co2: 'L’ordine che emette meno CO₂e.',
  },
  same: 'L’ordine dell’elenco è già il migliore.',
  compared: (parts) => `Rispetto all’ordine dell’elenco: ${parts}.`,
  less: (amount) => `${amount} in meno`,
  more: (amount) => `${amount} in più`,
  missingThere: (count) =>
    `Nell’ordine dell’elenco ${count === 1 ? 'una tratta non ha' : `${count} tratte non hanno`} nessun modo adatto.`,
  day: (day) => `Giorno ${day}`,
  nights: (count) => plural(count, 'notte', 'notti'),
  until: (date) => `fino a ${date}`,
  noWay: 'Nessun modo adatto',
  together: 'In tutto',
  missing: 'Le tratte senza un modo non sono nelle somme.',
  note: (travellers) =>
    `Ore da porta a porta; prezzi tutto compreso, il più basso per ${travellers === 1 ? 'un adulto' : `tutti i ${travellers} viaggiatori`} con una borsa piccola; CO₂e a testa. ≈\u00a0indica una stima.`,
  mapAlt: (towns) => `Mappa dell’itinerario: ${towns}`,
  mapNote: 'Linee dritte da città a città. Dati: Natural Earth.',
  calendar: 'File per il calendario',
  undated: 'Scegli un primo giorno: l’itinerario avrà le date, e un file per il tuo calendario.',
}
