// Italian words of figures: modes, bases, sources and fares.
import { it as live } from '../../live/it.ts'
import { inText, theMode } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const transport: Messages['transport'] = {
  modes: { train: 'Treno', flight: 'Aereo', bus: 'Pullman', ferry: 'Traghetto', car: 'Auto' },
  inText,
  theMode,
  local: {
    walk: 'a piedi',
    metro: 'in metro',
    tram: 'in tram',
    bus: 'in autobus',
    train: 'in treno',
    taxi: 'in taxi',
    rideshare: 'con NCC',
    ferry: 'in traghetto',
  },
  co2Level: live.board.levels,
  berths: { seat: 'posti a sedere', couchette: 'cuccette', sleeper: 'vagone letto', cabin: 'cabine' },
  basis: {
    timetable: 'da orario',
    published: 'dato pubblicato',
    seen: 'rilevato in vendita',
    known: 'dato della redazione',
    composed: 'somma dei tratti',
    modelled: 'stima',
  },
  basisLong: {
    timetable: 'Da un orario pubblicato.',
    published: 'Dato pubblicato dalla compagnia o da un ente ufficiale.',
    seen: 'Rilevato in vendita in quel giorno.',
    known: 'Dato della nostra redazione, non verificato su fonti pubblicate.',
    composed: 'Somma dei singoli tratti del viaggio.',
    modelled: 'Stima calcolata con una formula.',
  },
  sources: 'Fonti',
  ownSources: {
    'waymark-editors': 'Conoscenze della nostra redazione',
    'waymark-models': 'I nostri modelli di prezzi, tempi e chilometri',
  },
  publishers: {
    'airline-schedules': 'le compagnie aeree',
    'airport-operators': 'gli aeroporti',
    'motorway-tolls': 'società di autostrade e ponti',
    'tolls-iberia-isles': 'società di autostrade e ponti',
    'tolls-north-east': 'società di autostrade e ponti',
  },
  institutions: {
    'European Central Bank': 'Banca centrale europea',
    'European Commission': 'Commissione europea',
    'European Environment Agency': 'Agenzia europea dell’ambiente',
    'European Union': 'Unione europea',
    'Federal Office for Customs and Border Security (BAZG)':
      'Ufficio federale della dogana e della sicurezza dei confini (UDSC)',
    'Norwegian Customs (Tolletaten)': 'Dogana norvegese (Tolletaten)',
    'UK Department for Energy Security and Net Zero': 'Ministero dell’Energia britannico (DESNZ)',
    'UK Government': 'Governo britannico',
    'UK Home Office': 'Ministero dell’Interno britannico',
    'mobitool association': 'Associazione mobitool',
  },
  publishersInBrief: {
    'airhelp-bags-2025': 'guide ai bagagli',
    'airline-bags-2026-09': 'guide ai bagagli',
    'airline-bags-2026-10': 'guide ai bagagli',
    'cabin-bags-2026-10': 'guide ai bagagli',
    'cestee-bags-2024': 'guide ai bagagli',
    'easyjet-cabin-2024': 'guide ai bagagli',
    'easyjet-hold-2024': 'guide ai bagagli',
    'holidaycheck-bags-2026': 'guide ai bagagli',
    'norwegian-fees-2025': 'guide ai bagagli',
    'vueling-hold-2024': 'guide ai bagagli',
    'vueling-priority-2023': 'guide ai bagagli',
    'ferry-operators': 'le compagnie di traghetti',
    'ferry-operators-east': 'le compagnie di traghetti',
    'ferry-operators-north': 'le compagnie di traghetti',
    'ferry-operators-west': 'le compagnie di traghetti',
  },
  asOf: (date) =>
    /^(8|11)\s/.test(date)
      ? `informazioni dell’${date}`
      : /^\d/.test(date)
        ? `informazioni del ${date}`
        : `informazioni di ${date}`,
  fareRule: {
    fare: 'tariffa',
    band: 'tariffa minima e massima',
    model: 'stima in base alla distanza',
    through: 'biglietto unico stimato in base alla distanza',
    fuel: 'carburante',
    wear: 'usura e manutenzione, solo nel prezzo massimo',
    toll: 'pedaggi',
    vignette: 'vignetta',
    crossing: 'traversata con auto al seguito',
  },
  fareError: (fares, low, high) => `metà di ${fares} tariffe note entro ${low} e ${high}`,
  fareErrorUnknown: 'scarto ignoto',
}
