// German. "Strecke" is a pair of cities. Hints are infinitives where that is natural, else with "Sie".

import { capital } from '#lib/capital.ts'
import { de as live } from '../live/de.ts'
import { byMode } from '../parts/de.ts'
import { germanSpaces, typeset } from '../typeset.ts'
import { content } from './content/de.ts'
import type { Messages } from './en.ts'
import { explore } from './explore/de.ts'
import { generated } from './generated/de.ts'
import { home } from './home/de.ts'
import { legal } from './legal/de.ts'
import { meet } from './meet/de.ts'
import { method } from './method/de.ts'
import { night } from './night/de.ts'
import { notFound } from './not-found/de.ts'
import { route } from './route/de.ts'
import { tour } from './tour/de.ts'
import { transport } from './transport/de.ts'

const words: Messages = {
  nav: {
    skip: 'Zum Inhalt springen',
    home: 'Waymark: Startseite',
    search: 'Suche',
    language: 'Sprache',
    theme: 'Dunkle Darstellung',
    main: 'Sprache und Darstellung',
    breadcrumb: 'Navigationspfad',
    breadcrumbHome: 'Start',
    about: 'Über uns',
    method: 'Methode',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    sells:
      'Waymark verkauft keine Tickets. Für Links zu Partnern können wir eine Provision erhalten; auf die Reihenfolge hat sie nie Einfluss.',
  },
  search: {
    legend: 'Reisemöglichkeiten vergleichen',
    origin: 'Von',
    destination: 'Nach',
    placeholder: 'Stadt',
    swap: 'Start und Ziel tauschen',
    submit: 'Vergleichen',
    everywhere: 'Ab {town} überallhin',
    suggestions: (field) => `Vorschläge für „${field}“`,
    searching: 'Suche läuft …',
    noMatch:
      'Diesen Namen kennen wir nicht. Versuchen Sie es mit einem größeren Ort in der Nähe, einem Land, einem Flughafen oder einer Sehenswürdigkeit.',
    same: 'Start und Ziel sind gleich. Wählen Sie zwei verschiedene Städte.',
    choose: 'Wählen Sie beide Städte aus den Vorschlägen.',
    results: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
    more: {
      title: 'Suche',
      close: 'Suche schließen',
      estimates: 'nur Schätzungen',
      near: 'Ähnliche Namen',
      offline: 'Sie sind offline: Finden lassen sich nur unsere Städte, Bahnhöfe und Sehenswürdigkeiten.',
      stops: { airport: 'Flughafen', station: 'Bahnhof', port: 'Hafen', coach: 'Busbahnhof' },
      pages: {
        route: 'Strecken',
        ferry: 'Fähren',
        sight: 'Sehenswürdigkeiten',
        airport: 'Vom Flughafen in die Stadt',
        country: 'Länder',
      },
    },
    unknownPlaces:
      'Einen dieser Orte kennen wir noch nicht. Prüfen Sie die Schreibweise oder wählen Sie eine Stadt aus der Liste.',
  },
  route,
  transport,
  amenities: {
    wifi: 'WLAN',
    power: 'Steckdosen',
    food: 'Speisen und Getränke',
    luggage: 'Gepäck inklusive',
    comfort: 'Mehr Komfort',
  },
  common: {
    from: 'Von',
    to: 'nach',
    allIn: 'Gesamtpreis',
    listFigures:
      'Zeiten gelten von Tür zu Tür, Preise sind Gesamtpreise von Zentrum zu Zentrum, für einen Erwachsenen mit kleiner Tasche. ≈\u00a0steht vor Schätzungen.',
    listFiguresBrief: 'Zeiten gelten von Tür zu Tür, Preise sind Gesamtpreise; ≈\u00a0steht vor Schätzungen.',
    listAges: (dates) =>
      `Zeiten und Preise haben den Stand ${dates}; die Seite jeder Strecke nennt Stand und Quellen aller Angaben.`,
    updated: (date) => `Zuletzt aktualisiert am ${date}`,
    backHome: 'Zurück zur Startseite',
    opensNew: 'öffnet einen neuen Tab',
    colon: ': ',
    semicolon: '; ',
  },
  home,
  faq: {
    title: 'Häufige Fragen',
  },
  weather: {
    title: 'Wetter der nächsten 7 Tage',
    roughly: (p, x) =>
      `Klimawerte haben wir noch nicht für beide Städte. Als grober Anhalt: ${p.from} hat im Mittel ${x.from}\u00a0°C, mild und regnerisch; ${p.to} ${x.to}\u00a0°C, mild und angenehm.`,
  },
  share: {
    system: 'Teilen',
  },
  reverse: { title: 'In der Gegenrichtung', view: 'Strecke ansehen' },
  travelByType: {
    title: 'Nach Verkehrsmittel',
    filter: {
      legend: 'Strecken filtern',
      any: 'Alle Städte',
      budget: 'Höchstpreis (€)',
      clear: 'Filter löschen',
      loading: 'Strecken werden geladen …',
      failed:
        'Die Strecken konnten nicht geladen werden. Löschen Sie den Filter, um die ganze Liste zu sehen.',
      more: 'Mehr anzeigen',
      foundOne: '{count} Strecke gefunden',
    },
    heading: (mode) => `${capital(byMode[mode])} durch Europa`,
    description: (mode, count, price) =>
      `${count} Strecken ${byMode[mode]} zwischen europäischen Städten, die günstigsten zuerst, ab ${price}, jeweils mit ${mode === 'car' ? 'Fahrzeit' : 'Anbieter, Dauer'} und Preis.`,
    descriptionEnds: ['Filtern Sie nach Stadt und Budget.', 'Nach Stadt filtern.'],
    intro:
      'Die kleinere Zeile nennt die Fahrt allein und ihren niedrigsten Preis, nach dem die Liste sortiert ist.',
    found: (count) => `${count} Strecken gefunden`,
    none: (mode) => `Keine Strecken ${byMode[mode]} gefunden`,
    routes: (count) => (count === 1 ? 'Strecke' : 'Strecken'),
    from: 'ab',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    pages: 'Seiten',
  },
  generated,
  explore,
  meet,
  night,
  tour,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark: Zug, Flug, Bus, Fähre und Auto im Vergleich',
    homeDescription:
      'Zug, Flug, Bus, Fähre und Auto zwischen Europas Städten im Vergleich: Dauer, Preis und CO₂. Jede Zahl nennt ihre Quelle; verkauft wird nichts.',
    routeTitle: ({ from, to }, modes) => `${from} – ${to}: ${modes} im Vergleich`,
    routeDescription: ({ from, to }, x) =>
      `Von ${from} nach ${to} ist ${x.fastest} mit etwa ${x.time} von Tür zu Tür am schnellsten${x.cheapest ? `, ${x.cheapest}` : ' und'} ab ${x.price} am günstigsten.`,
    routeDescriptionEnds: [
      'Dauer, Umstiege, Preise und CO₂ im Vergleich, mit Quellen.',
      'Dauer, Umstiege, Preise und CO₂ im Vergleich.',
      'Preise und CO₂ im Vergleich.',
    ],
  },
  content,
  method,
  legal,
}

export const de: Messages = typeset(words, germanSpaces)
