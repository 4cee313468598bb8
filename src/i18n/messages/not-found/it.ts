// Italian words of the not-found view.
import type { Messages } from '../en.ts'

export const notFound: Messages['notFound'] = {
  title: 'Pagina non trovata',
  description: 'La pagina che cerchi non esiste.',
  goHome: 'Vai alla home',
  searchRoutes: 'Cerca una tratta',
  noRoute: ({ from, to }) => `Non abbiamo ancora la tratta ${from} – ${to}.`,
  similar: 'Tratte simili',
  popular: 'Tratte più cercate',
  city: {
    title: 'Città non trovata',
    description: 'Non abbiamo ancora questa città.',
    button: 'Torna alla home',
  },
  airport: {
    title: 'Collegamento con l’aeroporto non trovato',
    description: 'Non abbiamo trovato questo collegamento tra aeroporto e città.',
    button: 'Torna alla home',
  },
  airportsNear: {
    title: 'Nessun aeroporto trovato',
    description: 'Non abbiamo trovato aeroporti per questa città.',
    button: 'Vai alla home',
  },
  corridor: {
    title: 'Collegamento tra Paesi non trovato',
    description: 'Non abbiamo una guida per viaggiare tra questi due Paesi.',
    button: 'Vai alla home',
  },
  landmark: {
    title: 'Luogo non trovato',
    description: 'Non abbiamo trovato informazioni su questo luogo.',
    button: 'Vai alla home',
  },
  ferry: {
    title: 'Linea di traghetti non trovata',
    description: 'Non abbiamo trovato informazioni su questa linea di traghetti.',
    button: 'Vai alla home',
  },
}
