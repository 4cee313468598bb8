import type { LiveWords } from './en.ts'

export const de: LiveWords = {
  weather: {
    usual: 'Im {month} üblich: {high}\u00a0°C am Tag, {low}\u00a0°C in der Nacht',
    high: 'Höchstwert',
    low: 'Tiefstwert',
    icons: {
      sun: 'Sonnig',
      partly: 'Teils sonnig',
      cloudy: 'Bewölkt',
      fog: 'Nebel',
      drizzle: 'Nieselregen',
      rain: 'Regen',
      snow: 'Schnee',
      storm: 'Gewitter',
    },
    loading: 'Vorhersage wird geladen\u00a0…',
    cityFailed: 'Keine Wetterdaten für {city} verfügbar',
    failed: 'Die Wettervorhersage lässt sich gerade nicht laden. Bitte später noch einmal versuchen.',
    layers: 'Zwiebelprinzip! In diesen Tagen liegen zwischen beiden Städten {gap}\u00a0°C.',
  },
  fares: {
    notConfigured: 'Preise in Echtzeit (nicht eingerichtet)',
    search: 'Hier stehen keine aktuellen Flugpreise. Flüge suchen bei:',
    loading: 'Aktuelle Flugpreise werden gesucht\u00a0…',
    network: 'Flüge konnten nicht abgerufen werden',
    failed: 'Preise in Echtzeit konnten nicht abgerufen werden',
    rejected:
      'Preise in Echtzeit konnten nicht abgerufen werden: Der Anbieter hat die Zugangsdaten abgelehnt.',
    limited: 'Preise in Echtzeit konnten nicht abgerufen werden: Der Anbieter wurde zu oft gefragt.',
    noData: 'Keine Flugdaten in Echtzeit verfügbar',
    empty: 'Derzeit sind keine aktuellen Flugdaten verfügbar.',
    stops: { none: 'nonstop', one: '1 Zwischenstopp', other: '{count} Zwischenstopps' },
    test: 'Testdaten, nicht buchbar',
    seen: 'Preis der letzten {days} Tage; er kann sich geändert haben.',
    cached: 'Preis aus einer früheren Suche; er kann sich geändert haben.',
    book: 'Zum Angebot',
    earns: 'Werbelinks: Wir erhalten unter Umständen eine Provision. Die Reihenfolge ändert das nicht.',
    newTab: 'öffnet einen neuen Tab',
  },
}
