import { a, da, inText } from '#i18n/italian.ts'
import { capital } from '#lib/capital.ts'
import { plural } from '../../parts/it.ts'
import type { Messages } from '../en.ts'

export const night: Messages['night'] = {
  short: 'Treni notturni',
  title: 'Treni notturni in Europa',
  description: ({ departures, towns, companies }) =>
    `Treni notturni da ${towns} città d’Europa: ${departures} partenze di ${companies} compagnie, con orari, giorni, tipi di posto e il prezzo più basso.`,
  intro: ({ departures, towns, companies }) =>
    `Salire la sera in una città e scendere al mattino in un’altra: ${departures} partenze di ${companies} compagnie da ${towns} città. Ogni tabellone elenca i treni su cui si può salire la sera o di notte, e dove arrivano.`,
  reading:
    'Gli orari sono locali. Il prezzo è il più basso per un adulto, a sedere se il treno ha posti a sedere; un letto costa di più. Un treno senza giorni indicati circola tutte le notti. Ogni città porta al confronto con gli altri modi per arrivarci.',
  mapAlt: 'Mappa dell’Europa con le linee di tutti i treni notturni',
  mapNote: 'Le linee uniscono le città in cui un treno ferma; non seguono i binari.',
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
      ? `${capital(da(town))} parte un treno notturno (${first}). Porta in ${plural(towns, 'città', 'città')}.`
      : `${capital(da(town))} ci sono ${departures} partenze di treni notturni, dalla prima (${first}) all’ultima (${last}). Portano in ${plural(towns, 'città', 'città')}.`,
  townBack: ({ town, towns }) =>
    towns === 1
      ? `Da una città un treno notturno porta ${a(town)}.`
      : `Da ${towns} città un treno notturno porta ${a(town)}.`,
  toNote:
    'Ogni città porta al confronto con gli altri modi; gli orari sono quelli di partenza da lì e di arrivo qui.',
  townMapAlt: (town) => `Mappa con le linee dei treni notturni che fermano ${a(town)}`,
  onward: 'Per proseguire',
  cityPage: (town) => `${town}: guida e tutti gli itinerari`,
  aroundByNight: (town) => `Ovunque di notte ${da(town)}`,
}
