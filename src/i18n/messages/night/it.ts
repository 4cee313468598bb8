import { a, da, inText } from '#i18n/italian.ts'
import { capital } from '#lib/capital.ts'
import { plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

/** "I treni portano in 18 città", "Il treno porta in una sola città" */
const inTowns = (towns: number) => (towns === 1 ? 'in una sola città' : `in ${towns} città`)

export const night: Messages['night'] = {
  short: 'Treni notturni',
  title: 'Treni notturni in Europa',
  mondayToFriday: 'da lunedì a venerdì',
  everyNightBut: (day) => `tutte le notti tranne ${day}`,
  description: ({ departures, towns, companies }) =>
    `Treni notturni da ${towns} città d’Europa: ${departures} partenze di ${companies} compagnie, con orari, giorni, tipi di posto e il prezzo più basso.`,
  intro: ({ departures, towns, companies }) =>
    `Salire la sera in una città e scendere al mattino in un’altra: ${departures} partenze di ${companies} compagnie da ${towns} città. Ogni tabellone elenca i treni su cui si può salire la sera o di notte, e dove arrivano.`,
  reading:
    'Gli orari sono locali. Il prezzo è il più basso per un adulto, a sedere dove è possibile; un letto costa di più. Un treno senza giorni indicati circola tutte le notti. Scegli una città per confrontare gli altri modi di arrivarci.',
  mapAlt: 'Mappa dell’Europa con le linee di tutti i treni notturni',
  mapNote: 'Le linee uniscono le città in cui un treno ferma e seguono i binari dove sono noti.',
  towns: 'Città con treni notturni',
  filter: 'Città',
  none: 'Nessun treno notturno che conosciamo ferma in una città con questo nome.',
  from: (town) => `Treni notturni ${da(town)}`,
  to: (town) => `Treni notturni per ${inText(town)}`,
  townTitle: 'orari e prezzi',
  townDescription: ({ town, towns, departures }) =>
    `Treni notturni ${da(town)} per ${towns}: ${plural(departures, 'partenza', 'partenze')} con orari, giorni, tipi di posto e il prezzo più basso, e i treni per tornare.`,
  townIntro: ({ town, towns, departures, first, last }) =>
    departures === 1
      ? `${capital(da(town))} c’è una partenza notturna, alle ${first}. Il treno porta ${inTowns(towns)}.`
      : `${capital(da(town))} ci sono ${departures} partenze notturne, la prima alle ${first} e l’ultima alle ${last}. I treni portano ${inTowns(towns)}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `${capital(a(town))} arrivano treni notturni da una sola città.`
      : `${capital(a(town))} arrivano treni notturni da ${towns} città.`,
  toNote:
    'Scegli una città per confrontare gli altri modi di viaggiare. Gli orari indicano la partenza da lì e l’arrivo qui.',
  townMapAlt: (town) => `Mappa con le linee dei treni notturni che fermano ${a(town)}`,
  onward: 'Per proseguire',
  cityPage: (town) => `${town}: guida e tutte le tratte`,
  aroundByNight: (town) => `Le mete notturne ${da(town)}`,
  lines: {
    title: 'Novità, tagli e annunci',
    note: 'Linee iniziate, finite, annunciate o annullate dal 2025, dalla più recente. Una linea soppressa non circola più dal giorno indicato. «Annunciata» vuol dire che la fonte non è posteriore a quel giorno: verifica prima di contarci.',
    begins: 'Nuova',
    beginsLater: 'Annunciata',
    ends: 'Soppressa',
    endsLater: 'Fine annunciata',
    dropped: 'Annullata',
    perWeek: (nights) =>
      nights === 7 ? 'ogni notte' : nights === 1 ? 'una notte a settimana' : `${nights} notti a settimana`,
  },
  list: {
    title: 'I treni notturni e l’elenco pubblico',
    text: ({ services, agree, differ, unclear, absent, trains, outside, missing, publisher, asOf }) =>
      `Dei ${services} viaggi notturni diretti di questo sito, l’elenco di ${publisher} (${asOf}) ne riporta ${agree} come noi e ${differ} con altri dati; per ${unclear} si contraddice o dice troppo poco, e ${absent} vi mancano. I suoi ${trains} treni ne comprendono ${outside} con meno di due città di questo sito e altri ${missing} che non abbiamo.`,
    differences: 'Che cosa differisce',
    line: 'Linea',
    here: 'Qui',
    there: 'Elenco',
    unclear: 'L’elenco si contraddice o dice troppo poco',
    absent: 'Assenti dall’elenco',
    missing: 'Nell’elenco, ma non qui',
    columns: {
      at: 'partenza',
      minutes: 'durata',
      backAt: 'partenza del ritorno',
      back: 'durata del ritorno',
      days: 'notti',
      season: 'stagione',
      berths: 'posti',
    },
    everyNight: 'ogni notte',
    allYear: 'tutto l’anno',
    unsaid: 'non indicato',
    reasons: {
      open: 'non ancora inseriti',
      joined: 'un altro treno unisce le stesse città',
      operator: 'di una compagnia senza treni su questo sito',
      hours: 'l’elenco non dà orari',
      days: 'l’elenco non dà giorni',
      outside: 'meno di due città di questo sito',
    },
  },
}
