// German words of the not-found view.
import type { Messages } from '../en.ts'

export const notFound: Messages['notFound'] = {
  title: 'Seite nicht gefunden',
  description: 'Die gesuchte Seite gibt es nicht.',
  goHome: 'Zur Startseite',
  searchRoutes: 'Strecke suchen',
  noRoute: ({ from, to }) => `Die Strecke von ${from} nach ${to} haben wir noch nicht.`,
  similar: 'Ähnliche Strecken',
  popular: 'Beliebte Strecken',
  city: {
    title: 'Stadt nicht gefunden',
    description: 'Diese Stadt haben wir noch nicht.',
    button: 'Zur Startseite',
  },
  airport: {
    title: 'Flughafentransfer nicht gefunden',
    description: 'Diesen Weg zwischen Flughafen und Stadt haben wir nicht gefunden.',
    button: 'Zurück zur Startseite',
  },
  airportsNear: {
    title: 'Keine Flughäfen gefunden',
    description: 'Zu dieser Stadt haben wir keine Flughäfen gefunden.',
    button: 'Zur Startseite',
  },
  corridor: {
    title: 'Verbindung zwischen Ländern nicht gefunden',
    description: 'Für Reisen zwischen diesen beiden Ländern haben wir keine Seite.',
    button: 'Zur Startseite',
  },
  landmark: {
    title: 'Sehenswürdigkeit nicht gefunden',
    description: 'Zu dieser Sehenswürdigkeit haben wir nichts gefunden.',
    button: 'Zur Startseite',
  },
  ferry: {
    title: 'Fährverbindung nicht gefunden',
    description: 'Zu dieser Fährverbindung haben wir nichts gefunden.',
    button: 'Zur Startseite',
  },
}
