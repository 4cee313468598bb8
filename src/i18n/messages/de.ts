// German. "Strecke" is a pair of cities; a hint is an infinitive where that is natural, else it says Sie.
import type { Mode } from '#catalogue/mode.ts'
import { germanSpaces, typeset } from '../typeset.ts'
import { content } from './content/de.ts'
import type { Messages } from './en.ts'
import { home } from './home/de.ts'

const inText: Record<Mode, string> = { train: 'Zug', flight: 'Flug', bus: 'Bus', ferry: 'Fähre', car: 'Auto' }
const theMode: Record<Mode, string> = {
  train: 'der Zug',
  flight: 'der Flug',
  bus: 'der Bus',
  ferry: 'die Fähre',
  car: 'das Auto',
}
const byMode: Record<Mode, string> = {
  train: 'mit dem Zug',
  flight: 'mit dem Flugzeug',
  bus: 'mit dem Bus',
  ferry: 'mit der Fähre',
  car: 'mit dem Auto',
}
const theRide: Record<Mode, string> = {
  train: 'die Zugfahrt',
  flight: 'der Flug',
  bus: 'die Busfahrt',
  ferry: 'die Reise mit der Fähre',
  car: 'die Autofahrt',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const times = (count: number) => ['keinmal', 'einmal', 'zweimal', 'dreimal'][count] ?? `${count}-mal`
const withChanges = (count: number, mode: Mode) => {
  const [change, changes] = mode === 'flight' ? ['Zwischenstopp', 'Zwischenstopps'] : ['Umstieg', 'Umstiegen']
  return count === 0 ? `ohne ${change}` : count === 1 ? `mit einem ${change}` : `mit ${count} ${changes}`
}

const words: Messages = {
  nav: {
    skip: 'Zum Inhalt springen',
    home: 'Waymark: Startseite',
    language: 'Sprache',
    theme: 'Dunkle Darstellung',
    main: 'Sprache und Darstellung',
    breadcrumb: 'Navigationspfad',
    breadcrumbHome: 'Start',
    routes: 'Strecken',
    footer: 'Fußzeile',
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
    suggestions: (field) => `Vorschläge für „${field}“`,
    searching: 'Suche läuft …',
    noMatch: 'Keine passende Stadt. Schreibweise prüfen oder das Land eingeben.',
    same: 'Start und Ziel sind gleich. Bitte zwei verschiedene Städte wählen.',
    choose: 'Bitte beide Städte aus den Vorschlägen wählen.',
    results: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
    unknown: (text) =>
      `„${text}“ kennen wir noch nicht. Schreibweise prüfen oder eine Stadt aus der Liste wählen.`,
    unknownPlaces:
      'Einen dieser Orte kennen wir noch nicht. Schreibweise prüfen oder eine Stadt aus der Liste wählen.',
  },
  route: {
    title: ({ from, to }) => `So kommen Sie von ${from} nach ${to}`,
    distance: 'Entfernung',
    straight: 'Luftlinie',
    bestBy: (mode) => `Am besten ${byMode[mode]}`,
    back: 'Zurück',
    share: 'Link kopieren',
    print: 'Drucken',
    currency: 'Währung',
    options: 'Reisemöglichkeiten',
    sortBy: 'Sortierung',
    sort: {
      default: 'Empfohlen',
      duration: 'Am schnellsten',
      price: 'Am günstigsten',
      eco: 'Am wenigsten CO₂',
    },
    sorted: (by) => `Neue Sortierung: ${by}`,
    best: 'Beste Wahl',
    bestRoute: 'Beste Verbindung',
    greenest: 'Am grünsten: hier am wenigsten CO₂e',
    greenestShort: 'Am grünsten',
    directOption: 'Direkt',
    changes: (count, mode) => {
      if (count === 0) return 'Direkt'
      const change = mode === 'flight' ? 'Zwischenstopp' : 'Umstieg'
      return `${count}\u00a0${change}${count === 1 ? '' : mode === 'flight' ? 's' : 'e'}`
    },
    via: (places) => `über ${places}`,
    night: 'Nachtzug',
    nightFerry: 'Nachtfähre',
    perDay: (count) =>
      count >= 1.5
        ? `etwa ${Math.round(count)}-mal täglich`
        : count >= 0.9
          ? 'etwa einmal täglich'
          : 'nicht täglich',
    season: (from, to) => `nur vom ${from} bis ${to}`,
    anytime: 'Jederzeit',
    details: 'Details ansehen',
    close: 'Schließen',
    boardNote: (withCar) =>
      `Preise für einen Erwachsenen, einfache Fahrt; CO₂e pro Person${withCar ? ', im Auto mit nur einer Person' : ''}.`,
    doorToDoor: 'Von Tür zu Tür',
    doorToDoorText: (x) => {
      const parts = [
        x.access && `${x.access} Anfahrt aus dem Zentrum`,
        x.dwell && `${x.dwell} ${x.mode === 'car' ? 'Pausen' : 'Warten und Kontrollen'}`,
        x.egress && `${x.egress} Weg ins Zentrum`,
      ].filter(Boolean)
      return `Insgesamt etwa ${x.total}${parts.length > 0 ? `, davon ${parts.join(', ')}` : ''}.`
    },
    journey: 'Reiseverlauf',
    numbers: 'Woher die Zahlen stammen',
    changeAt: (place, minutes, mode) => {
      const change = mode === 'flight' ? 'Zwischenstopp:' : mode === 'bus' ? 'Umstieg:' : 'Umstieg in'
      return `${change} ${place}, etwa ${minutes}`
    },
    changeAcross: (from, to, minutes) => `Wechsel von ${from} nach ${to}, insgesamt etwa ${minutes}`,
    departsArrives: (departs, arrives) => `z. B. ab ${departs}, an ${arrives}`,
    drive: (from, to) => `Fahrt von ${from} nach ${to}`,
    driveProduct: 'Eigenes Auto oder Mietwagen',
    officialSite: (operator) => `Tickets: ${operator}`,
    factorLine: (km, grams, kg) => `${km} × ${grams} g/km = ${kg}`,
    verdict: ({ from, to }, fastest) => {
      const part = fastest.mode === 'flight' ? 'Flugzeit' : 'Fahrzeit'
      const detail = fastest.mode === 'car' ? 'Pausen eingerechnet' : `davon ${fastest.time} ${part}`
      return `Von ${from} nach ${to} geht es von Tür zu Tür am schnellsten ${byMode[fastest.mode]}: etwa ${fastest.door}, ${detail}.`
    },
    verdictSecond: (cheapest, greenest, fastest) => {
      const again = cheapest.mode === fastest
      if (cheapest.mode === greenest.mode)
        return again
          ? `Das ist auch der günstigste Weg, ab ${cheapest.price}, und der mit dem wenigsten CO₂e, ${greenest.co2} pro Person.`
          : `${capital(theMode[cheapest.mode])} ist am günstigsten, ab ${cheapest.price}, und verursacht am wenigsten CO₂e, ${greenest.co2} pro Person.`
      const first = again ? 'Das ist auch der günstigste Weg' : `Am günstigsten ist ${theMode[cheapest.mode]}`
      return `${first}, ab ${cheapest.price}; am wenigsten CO₂e verursacht ${theMode[greenest.mode]}, ${greenest.co2} pro Person.`
    },
    compare: 'Im Vergleich',
    compareIntro: 'Die beste Möglichkeit je Verkehrsmittel. Die Balken sind maßstäblich.',
    column: {
      mode: 'Verkehrsmittel',
      time: 'Dauer',
      door: 'Tür zu Tür',
      price: 'Preis',
      co2: 'CO₂e',
      changes: 'Umstiege',
    },
    charts: { co2: 'CO₂e pro Person', time: 'Reisedauer', price: 'Niedrigster Preis' },
    lowest: 'Am wenigsten',
    fastest: 'Am schnellsten',
    cheapest: 'Am günstigsten',
    map: 'Karte',
    mapAlt: ({ from, to }, km) =>
      `Karte mit ${from} (A) und ${to} (B), ${km} voneinander entfernt, verbunden durch eine gestrichelte gerade Linie.`,
    mapLoading: 'Karte wird geladen …',
    mapNote: 'Luftlinie, nicht der tatsächliche Weg. Kartendaten: Natural Earth.',
    quickFacts: 'Auf einen Blick',
    bestOption: 'Beste Wahl',
    priceRange: 'Preisspanne',
    modes: 'Verkehrsmittel',
    related: 'Ähnliche Strecken',
    popular: 'Beliebte Strecken',
    reverse: ({ from, to }) => `Von ${from} nach ${to}`,
    hubs: 'Die Städte im Überblick',
    allFrom: (city) => `Alle Strecken ab ${city}`,
    allTo: (city) => `Alle Strecken nach ${city}`,
    booking: 'Wo Sie buchen können',
    bookingNote: 'An diesen Links verdienen wir nichts.',
    sponsoredNote:
      'Für Links mit dem Hinweis „Anzeige“ können wir eine Provision erhalten. Die Reihenfolge ändert sich dadurch nicht.',
    bookOn: (site) => `Weiter zu ${site}`,
    crossChannel: (operator) =>
      `${operator} 60 bis 90 Tage im Voraus buchen: Die günstigsten Plätze über den Ärmelkanal sind zuerst weg.`,
    crossChannelTitle: 'Tipp',
    earlyBooking: (operator) =>
      `${operator} 60 bis 90 Tage im Voraus buchen: Die günstigsten Plätze sind zuerst weg.`,
    ad: 'Anzeige',
    adHouse: 'Werbung an dieser Stelle hält Waymark kostenlos.',
    loading: 'Strecke wird geladen …',
    amenitiesLabel: 'An Bord',
    mapZoomIn: 'Vergrößern',
    mapZoomOut: 'Verkleinern',
    mapStreet: 'Straßenkarte',
    mapStreetFailed: 'Die Straßenkarte ließ sich nicht laden. Bitte noch einmal versuchen.',
  },
  transport: {
    modes: inText,
    inText,
    theMode,
    local: {
      walk: 'zu Fuß',
      metro: 'mit der U-Bahn',
      tram: 'mit der Straßenbahn',
      bus: 'mit dem Bus',
      train: 'mit dem Zug',
      taxi: 'mit dem Taxi',
      rideshare: 'mit einem Fahrdienst',
      ferry: 'mit der Fähre',
    },
    co2Level: { low: 'niedrig', medium: 'mittel', high: 'hoch' },
    berths: { seat: 'Sitzplätze', couchette: 'Liegewagen', sleeper: 'Schlafwagen', cabin: 'Kabinen' },
    basis: {
      timetable: 'Fahrplan',
      published: 'veröffentlicht',
      known: 'der Redaktion bekannt',
      composed: 'zusammengerechnet',
      modelled: 'geschätzt',
    },
    basisLong: {
      timetable: 'Aus einem veröffentlichten Fahrplan.',
      published: 'Vom Verkehrsunternehmen oder von einer Behörde veröffentlicht.',
      known: 'Der Redaktion bekannt, nicht mit einer Veröffentlichung abgeglichen.',
      composed: 'Aus den Teilen der Reise zusammengerechnet.',
      modelled: 'Mit einer Formel geschätzt.',
    },
    source: 'Quelle',
    sources: 'Quellen',
    ownSources: {
      'waymark-editors': 'Wissen unserer Redaktion',
      'waymark-models': 'Unsere Modelle für Preise, Zeiten und Kilometer',
    },
    publishers: {
      'airline-schedules': 'die Fluggesellschaften',
      'airport-operators': 'die Flughäfen',
      'motorway-tolls': 'Autobahnbetreiber',
    },
    asOf: (date) => `Stand ${date}`,
    fareRule: {
      published: 'Ticketpreis',
      model: 'nach Entfernung geschätzt',
      through: 'durchgehendes Ticket, Preis nach Entfernung geschätzt',
      fuel: 'Kraftstoff',
      toll: 'Maut',
      vignette: 'Vignette',
      crossing: 'Überfahrt mit Auto',
    },
  },
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
    price: (range) => `${range}`,
    priceFrom: (price) => `ab ${price}`,
    plus: (price) => `${price}+`,
    updated: (date) => `Zuletzt aktualisiert am ${date}`,
    backHome: 'Zurück zur Startseite',
    ratesDate: (date) => `Referenzkurse vom ${date}, unverbindlich.`,
    ratesFixed: 'Feste Kurse; die heutigen sind gerade nicht verfügbar.',
    opensNew: 'öffnet einen neuen Tab',
    colon: ': ',
    figures: 'Zahlen',
  },
  home,
  faq: {
    title: 'Häufige Fragen',
    howLong: (p, mode) => `Wie lange dauert ${theRide[mode]} von ${p.from} nach ${p.to}?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `In der Regel ${x.time} am Steuer, ohne Pausen.`
        : `In der Regel ${x.time} ${withChanges(x.changes, x.mode)}, ${x.perDay} (${x.operators}).`,
    cheapest: (p) => `Wie kommt man am günstigsten von ${p.from} nach ${p.to}?`,
    cheapestAnswer: (x) => {
      const by = capital(byMode[x.mode])
      if (x.low === x.high) return `${by}, für etwa ${x.low}.`
      if (x.mode === 'car')
        return `${by}: ${x.low} bis ${x.high} für Kraftstoff und, wo sie anfallen, Maut, Vignetten und Überfahrten.`
      const departure = x.mode === 'flight' ? 'dem Abflug' : 'der Abfahrt'
      return `${by}: ab ${x.low}, kurz vor ${departure} und zu Stoßzeiten bis zu ${x.high}.`
    },
    greenest: (p) => `Wie kommt man mit dem wenigsten CO₂ von ${p.from} nach ${p.to}?`,
    greenestAnswer: (x) => {
      const least = `${capital(byMode[x.mode])}: etwa ${x.co2} CO₂e pro Person.`
      return x.mode === x.most ? least : `${least} ${capital(theMode[x.most])} verursacht etwa ${x.mostCo2}.`
    },
    distance: (p) => `Wie weit ist es von ${p.from} nach ${p.to}?`,
    distanceAnswer: (x) => `${x.straight} Luftlinie${x.road ? `, auf der Straße etwa ${x.road}` : ''}.`,
    direct: (p) => `Gibt es einen direkten Zug von ${p.from} nach ${p.to}?`,
    directYes: (x) => `Ja: ${x.operators}, ${x.perDay}. Die Fahrt dauert etwa ${x.time}.`,
    directNo: (x) =>
      `Nein. Üblicherweise steigt man ${times(x.changes)} um${x.via ? `, und zwar in ${x.via}` : ''}.`,
    directNone: 'Nein. Eine sinnvolle Zugverbindung gibt es auf dieser Strecke nicht.',
    flightOrTrain: (p) =>
      `Ist man von ${p.from} nach ${p.to} mit dem Flugzeug schneller als mit dem Zug, von Tür zu Tür gerechnet?`,
    flightOrTrainAnswer: (x) =>
      `Mit Anfahrt, Wartezeit und Kontrollen dauert der Flug etwa ${x.flight}, die Zugfahrt etwa ${x.train}. Von Zentrum zu Zentrum ist man ${byMode[x.faster]} schneller.`,
  },
  weather: { title: 'Wetter' },
  share: {
    system: 'Teilen',
    copied: 'Link in die Zwischenablage kopiert',
    copyFailed: 'Der Link ließ sich nicht kopieren',
  },
  reverse: { title: 'In der Gegenrichtung', view: 'Strecke ansehen' },
  travelByType: {
    title: 'Nach Verkehrsmittel',
    filter: {
      legend: 'Strecken filtern',
      any: 'Alle Städte',
      budget: 'Höchstens, €',
      clear: 'Filter löschen',
      loading: 'Strecken werden geladen …',
      failed: 'Die Strecken konnten nicht geladen werden. Ohne Filter steht die ganze Liste auf der Seite.',
      more: 'Mehr anzeigen',
      foundOne: '{count} Strecke gefunden',
    },
    heading: (mode) => `${capital(byMode[mode])} durch Europa`,
    description: (mode, count, price) =>
      `${count} Strecken ${byMode[mode]} zwischen europäischen Städten, die günstigsten zuerst, ab ${price}, jeweils mit ${mode === 'car' ? 'Fahrzeit' : 'Anbieter, Dauer'} und Preis.`,
    intro: 'Die günstigsten Strecken zuerst, nach dem niedrigsten Preis, den wir jeweils kennen.',
    found: (count) => `${count} Strecken gefunden`,
    none: (mode) => `Keine Strecken ${byMode[mode]} gefunden`,
    routes: (count) => (count === 1 ? 'Strecke' : 'Strecken'),
    from: 'ab',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    pages: 'Seiten',
  },
  generated: {
    description: ({ from, to }, distance) =>
      `Von ${from} nach ${to}, ${distance} Luftlinie: geschätzte Zeiten, Preise und CO₂e für jedes sinnvolle Verkehrsmittel.`,
    badge: 'Nur Schätzwerte',
    intro:
      'Für diese Strecke haben wir noch keine Fahrpläne. Die Zahlen sind nach der Entfernung geschätzt: Sie taugen zum Vergleichen, nicht zum Planen von Anschlüssen.',
    method: 'So schätzen wir',
    driveTime: 'Geschätzte Fahrzeit mit dem Auto',
    noDrive: 'Keine Schätzung',
    days: (count) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`),
    absences: {
      far: (km) => `Bei mehr als ${km} lohnt nur noch der Vergleich von Flügen.`,
      sea: ({ from, to }) =>
        `Zwischen ${from} und ${to} liegt Wasser, und es gibt weder Brücke noch Tunnel: Kein Zug, kein Bus und keine Straße führt hinüber. Falls es eine Fähre gibt, haben wir ihren Fahrplan noch nicht.`,
      'round-the-sea': ({ from, to }) =>
        `Der Landweg von ${from} nach ${to} führt weit um das Wasser herum oder endet an einer geschlossenen Grenze; für Zug, Bus und Auto gibt es deshalb keine Schätzung. Falls es eine Fähre gibt, haben wir ihren Fahrplan noch nicht.`,
      near: 'Für einen Flug liegen diese Orte zu nah beieinander.',
      'no-airport': 'In der Nähe dieser Orte kennen wir keine zwei Flughäfen mit Linienflügen.',
    },
    nothing: 'Für diese Strecke haben wir keine Schätzung.',
    airports: (from, to) => `${from} – ${to}`,
    oneStop: 'mit einem Zwischenstopp gerechnet',
    nonStop: 'falls es einen Nonstop-Flug gibt',
    similar: 'Strecken in der Nähe mit allen Angaben',
    didYouMean: (route) => `Meinten Sie ${route}?`,
  },
  notFound: {
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
      title: 'Länderpaar nicht gefunden',
      description: 'Zu diesen beiden Ländern haben wir keinen Reiseführer.',
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
  },
  error: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte die Seite neu laden oder zur Startseite zurückkehren.',
    details: 'Einzelheiten zum Fehler',
    reload: 'Seite neu laden',
    goHome: 'Zur Startseite',
    offline: 'Sie sind offline. Was diese Seite zeigt, bleibt nutzbar.',
    online: 'Sie sind wieder online.',
  },
  seo: {
    homeTitle: 'Waymark: Zug, Flug, Bus, Fähre und Auto in Europa im Vergleich',
    homeDescription:
      'Reisen zwischen Europas Städten nach Dauer, Preis und CO₂ vergleichen. Jede Zahl nennt ihre Quelle; verkauft wird nichts.',
    routeTitle: ({ from, to }, modes) => `${from} – ${to}: ${modes} im Vergleich`,
    routeDescription: ({ from, to }, x) =>
      `Von ${from} nach ${to} ist von Tür zu Tür ${x.fastest} am schnellsten, etwa ${x.time}; Preise ab ${x.price}. Dauer, Umstiege, Preise und CO₂ im Vergleich.`,
  },
  content,
  method: {
    title: 'So rechnen wir',
    description:
      'Woher die Zeiten, Preise, Entfernungen und Emissionen auf Waymark stammen, wie wir sie berechnen und wie Sie einen Fehler melden.',
    intro:
      'Waymark vergleicht Reisen anhand von Zahlen, die für jedes Verkehrsmittel dasselbe bedeuten. Hier steht, was jede Zahl umfasst, wo sie nachgelesen wurde und wie wir sie berechnen, wenn niemand sie veröffentlicht.',
    basisTitle: 'Wie sicher eine Zahl ist',
    basisIntro:
      'Jede Zahl nennt ihre Grundlage. Die Liste beginnt mit der sichersten; eine Zahl aus mehreren Teilen ist nur so sicher wie ihr schwächster Teil.',
    times: {
      title: 'Zeiten',
      paragraphs: (x) => [
        'Die Dauer ist die der Reise selbst: von der ersten Abfahrt bis zur letzten Ankunft, beim Flug von Gate zu Gate, beim Auto die Zeit am Steuer und auf Überfahrten. Wir zeigen eine typische Zeit des regulären Fahrplans, nicht die beste des Tages.',
        `Reisen mit Umstieg setzen wir aus einzelnen Verbindungen zusammen, mit höchstens ${x.maxChanges} Umstiegen. Sind die Abfahrtszeiten bekannt, reicht die Wartezeit bis zur nächsten tatsächlichen Abfahrt. Sonst rechnen wir mit der halben Zeit zwischen zwei Abfahrten, mindestens aber mit der kürzesten Umsteigezeit der Station und höchstens mit ${x.expectedWait}. Reisen mit mehr als ${x.maxWait} Wartezeit an einem Ort bieten wir nicht an.`,
      ],
    },
    door: {
      title: 'Von Tür zu Tür',
      paragraphs: (x) => [
        `Von Tür zu Tür kommen der Weg vom Zentrum zum Abfahrtsort und vom Ankunftsort ins Zentrum hinzu, außerdem die Zeit an Flughafen oder Bahnhof: ${x.airport} beim Flug und ${x.station} beim Zug, an beiden Enden zusammen, wie Thomas Sauter-Servaes sie ermittelt hat (2019). Für Busse rechnen wir mit ${x.coach}, für Schiffe mit ${x.port}; das sind eigene Schätzungen. Beim Auto kommt je ${x.brkEvery} am Steuer eine Pause von ${x.brk} hinzu.`,
      ],
    },
    distances: {
      title: 'Entfernungen',
      paragraphs: (x) => [
        `Die Entfernung einer Strecke ist die Luftlinie, gemessen auf dem Großkreis zwischen den beiden Stadtzentren (Erdradius ${x.radius}). Als zurückgelegte Kilometer nehmen wir die der Linie, wo wir sie kennen. Sonst multiplizieren wir die Luftlinie für die Bahn mit ${x.rail}, für die Straße mit ${x.road} und für die See mit ${x.sea}; beim Flug zählen wir ${x.extra} hinzu.`,
      ],
    },
    prices: {
      title: 'Preise',
      paragraphs: (x) => [
        'Preise gelten für einen Erwachsenen und eine einfache Fahrt. Sie reichen vom günstigsten, lange im Voraus gebuchten Ticket bis zum flexiblen, spät gekauften. Ist eine Spanne veröffentlicht oder uns bekannt, zeigen wir sie. Sonst schätzen wir sie nach der Entfernung: Für jede Marke ergeben zwei Geraden, angepasst an beobachtete Preise, das untere und das obere Ende. Ein solcher Preis ist als geschätzt gekennzeichnet.',
        'Eine Reise mit mehreren Tickets kostet deren Summe, es sei denn, die Verkehrsunternehmen verkaufen ein gemeinsames Ticket dafür.',
        `Beim Auto steht am unteren Ende allein der Kraftstoff (${x.litres} auf 100 km zu ${x.litre} je Liter), am oberen ${x.allIn} je Kilometer, Verschleiß eingerechnet. Maut, Vignetten und Überfahrten kommen in beiden Fällen hinzu. Alles ist für eine Person gerechnet.`,
      ],
    },
    co2: {
      title: 'CO₂e',
      paragraphs: [
        'Emissionen sind Kilometer mal Faktor, in Kilogramm CO₂-Äquivalent (CO₂e) pro Person. Beim Flug zählt auch die Klimawirkung mit, die nicht vom CO₂ stammt: Wie die britische Regierung setzen wir das 1,7-Fache des reinen CO₂ an. Im Auto sitzt nur eine Person.',
        'Für Flüge, Fernbusse, Autos, Fähren, Eurostar und Züge in Großbritannien verwenden wir die Faktoren des Vereinigten Königreichs: die direkten Emissionen und die der Kraftstoffherstellung. Für andere Züge gelten Faktoren je Land oder Produkt von mehreren Herausgebern, gewichtet nach den Kilometern in jedem Land; wo es keinen gibt, ein europäischer Mittelwert, der als geschätzt gekennzeichnet ist. Nicht alle Herausgeber zählen dasselbe mit; Züge verschiedener Länder sind deshalb mit Vorsicht zu vergleichen.',
      ],
    },
    best: {
      title: '„Beste Wahl“ und „Am grünsten“',
      paragraphs: (x) => [
        `„Beste Wahl“ ist die Möglichkeit, bei der drei Dinge, in Euro gerechnet, zusammen am wenigsten ergeben: der Preis, angesetzt bei ${x.share} der Spanne vom unteren Ende aus, samt den Fahrten zum Abfahrtsort und vom Ankunftsort; die Zeit von Tür zu Tür, zu ${x.hour} je Stunde; und das CO₂e, zu ${x.kilo} je Kilogramm. Die beiden Sätze haben wir selbst gewählt. Provisionen spielen keine Rolle. Was nicht täglich fährt oder fliegt, ist nur dann beste Wahl, wenn es nichts Tägliches gibt.`,
        '„Am grünsten“ ist die Möglichkeit mit dem wenigsten CO₂e unter den gezeigten. Das ist ein Vergleich innerhalb der Strecke, kein Gütesiegel.',
      ],
    },
    generated: {
      title: 'Geschätzte Strecken',
      line: (fixed, km) => `${fixed} plus eine Stunde je ${km}`,
      paragraphs: (x) => [
        `Zwischen den Städten, deren Verbindungen wir erfasst haben, vergleichen wir tatsächliche Reisen. Für jedes andere Paar aus unseren ${x.places} Orten schätzen wir, und die Seite sagt das dazu. Für die Autofahrt rechnen wir mit der Luftlinie und ${x.drive}/h. Den Flug berechnen wir zwischen nahen Flughäfen mit Linienflügen: ${x.plane}, dazu ${x.change}, wenn einer davon klein oder der Weg für einen einzigen Flug zu weit ist, denn dann ist ein Zwischenstopp wahrscheinlich. Ein Zug braucht ${x.train}, ein Bus ${x.bus}; alle diese Kilometer sind Luftlinie. Die Werte stammen aus den Reisen unseres Katalogs; für die Bahn setzen wir etwas mehr Zeit an, weil in kleineren Orten weniger schnelle Züge halten. Auch die Preise schätzen wir nach der Entfernung, mit einem Modell je Verkehrsmittel.`,
        `Bei mehr als ${x.far} zeigen wir nur Flüge, unter ${x.near} keine. Zug, Bus und Auto erscheinen nur, wenn Land, Brücken oder Tunnel die beiden Orte verbinden und der Landweg, ohne geschlossene Grenzen, höchstens das ${x.way}-Fache der Luftlinie misst. Fahren in einem der beiden Länder keine Personenzüge, schätzen wir auch keinen Zug. Namen, Koordinaten und Einwohnerzahlen stammen von GeoNames.`,
      ],
    },
    notes: {
      title: 'Jahreszeiten, Tickets und Wege ins Zentrum',
      paragraphs: (x) => [
        `Temperaturen und Regentage sind Mittelwerte der Jahre 1991–2020 von den nationalen Wetterdiensten. Als beste Jahreszeit gilt die, deren Nachmittage in beiden Städten zusammen ${x.pleasant} am nächsten kommen; jeder Regentag im Monat zählt wie ${x.rain} Abweichung, eine volle Stadt wie ${x.crowds}. Wie voll eine Stadt ist, schätzt unsere Redaktion.`,
        'Was über Sitzplätze, Gepäck und Fahrräder gesagt wird, gilt für den günstigsten Tarif des jeweiligen Anbieters, nach dem Wissen unserer Redaktion. Taxi und Fahrdienst ohne festen Preis schätzen wir nach Kilometern und kennzeichnen das; Züge und Busse zum Flughafen nennen wir nur, wo sie fahren.',
      ],
    },
    tolerance: {
      title: 'Wie genau wir sein wollen',
      text: 'Eine direkte Reise soll so lange dauern wie im Fahrplan, auf 10 % oder 15 Minuten genau; eine Reise mit Umstiegen auf 20 %; ein Flug auf 15 Minuten. Straßenkilometer sollen auf 6 % genau sein.',
    },
    factorsTitle: 'Emissionsfaktoren',
    factorColumns: { name: 'Faktor', grams: 'g CO₂e pro km', scope: 'was er umfasst', source: 'Quelle' },
    perTraveller: 'pro Person',
    perVehicle: 'pro Fahrzeug',
    sourcesTitle: 'Quellen',
    sourcesDescription:
      'Alle Veröffentlichungen hinter den Zahlen auf Waymark: Fahrpläne, Emissionsfaktoren, Maut, Preise und Ortsnamen, mit Herausgeber, Lizenz und Stand.',
    sourcesIntro:
      'Die Veröffentlichungen, aus denen wir einzelne Angaben übernommen haben, mit Lizenz und Stand. Die Titel sind auf Englisch angegeben, gleich in welcher Sprache die Veröffentlichung erschienen ist.',
    licences: {
      'facts cited with credit': 'einzelne Angaben mit Nennung der Quelle',
      'public domain': 'gemeinfrei',
      'reuse permitted with credit': 'Weiterverwendung mit Quellenangabe erlaubt',
    },
    errorsTitle: 'Fehler gefunden?',
    errors:
      'Teilen Sie dem Herausgeber dieser Website mit, um welche Strecke und welche Zahl es geht und wo die richtige steht. Wir berichtigen die eine Verbindung dahinter, und danach stimmt jede Strecke, die sie nutzt. Am meisten helfen die Adresse der Seite und ein Link zum Fahrplan.',
  },
  legal: {
    privacy: {
      description:
        'Was Waymark zählt, was in Ihrem Browser bleibt und welche fremden Dienste erst nach einem Klick angesprochen werden.',
      intro:
        'Waymark kommt ohne Anmeldung aus und will so wenig wie möglich über Sie wissen. Hier steht genau, was wo gespeichert wird.',
      sections: [
        {
          title: 'Was wir zählen',
          paragraphs: [
            'Wird die Seite einer Strecke geöffnet oder führt eine Suche dorthin, erhöht unser Server einen Zähler für diese Strecke, diese Sprache und diesen Tag um eins. Fragt jemand nach einer Strecke, die wir nicht haben, werden die beiden Ortsnamen gezählt, damit die Redaktion weiß, was fehlt.',
            'Diese Zähler enthalten keine IP-Adresse, kein Cookie, keine Kennung und keine genauere Zeit als den Tag, mit einer Ausnahme: wann ein Ortspaar zuletzt gesucht wurde. Sendet Ihr Browser das Signal „Global Privacy Control“, wird nichts gezählt.',
          ],
        },
        {
          title: 'Was in Ihrem Browser bleibt',
          paragraphs: [
            'Ihre letzten fünf Suchen, die helle oder dunkle Darstellung und die gewählte Währung liegen im Speicher Ihres Browsers. Sie werden nicht an uns gesendet und verschwinden, wenn Sie im Browser die Daten dieser Website löschen.',
            'Waymark setzt keine Cookies.',
          ],
        },
        {
          title: 'Serverprotokolle',
          paragraphs: [
            'Zum Schutz vor Missbrauch begrenzt der Server die Zahl der Anfragen je Adresse. Die Adresse bleibt dafür etwa eine Minute im Arbeitsspeicher und wird nicht in die Datenbank geschrieben.',
          ],
        },
        {
          title: 'Andere Dienste',
          paragraphs: [
            'Die Seiten laden nichts von Dritten. Die Wechselkurse der Europäischen Zentralbank ruft unser Server ab, nicht Ihr Browser.',
            'Links zu Verkehrsunternehmen und Buchungsseiten führen zu Diensten mit eigenen Datenschutzregeln. Diese erfahren, dass Sie von Waymark kommen; wir erfahren nicht, was Sie dort tun.',
          ],
        },
        {
          title: 'Ihre Rechte',
          paragraphs: [
            'Nach europäischem Datenschutzrecht können Sie erfahren, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Da wir nichts speichern, woran eine Person zu erkennen wäre, gibt es in der Regel nichts herauszugeben; der Herausgeber dieser Website beantwortet jede solche Anfrage.',
          ],
        },
      ],
    },
    terms: {
      description:
        'Zu welchen Bedingungen Waymark genutzt werden darf: was die Zahlen sind und was nicht, Links zu Partnern und der Umgang mit Fehlern.',
      intro:
        'Waymark ist ein kostenloser Informationsdienst. Wir verkaufen keine Tickets und sind an keiner Reise beteiligt, die Sie buchen.',
      sections: [
        {
          title: 'Was die Zahlen sind',
          paragraphs: [
            'Zeiten sind typische Zeiten eines regulären Fahrplans, Preise sind Spannen für einen Erwachsenen und eine einfache Fahrt, Emissionen sind aus veröffentlichten Faktoren berechnet. Jede Zahl nennt ihre Quelle und ihren Stand und sagt, ob sie aus einem Fahrplan stammt, veröffentlicht, der Redaktion bekannt, zusammengerechnet oder geschätzt ist.',
            'Die Zahlen helfen beim Vergleichen und Planen. Sie sind weder Angebot noch Zusage: Fahrpläne ändern sich, Bauarbeiten sperren Strecken, Preise wechseln stündlich. Prüfen Sie vor der Buchung und vor der Abreise die Angaben des Verkehrsunternehmens.',
          ],
        },
        {
          title: 'Links zu anderen Websites',
          paragraphs: [
            'Wir verlinken auf Verkehrsunternehmen und Buchungsseiten. Ein Link, für den wir eine Provision erhalten können, ist gekennzeichnet. Provisionen ändern nie die Reihenfolge der Ergebnisse.',
            'Verträge schließen Sie mit dem Verkehrsunternehmen oder Verkäufer; es gelten dessen Bedingungen.',
          ],
        },
        {
          title: 'Haftung',
          paragraphs: [
            'Wir pflegen den Katalog sorgfältig, stehen aber nicht für verpasste Anschlüsse, geänderte Preise oder geschlossene Grenzen ein. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit wird dadurch nicht beschränkt.',
          ],
        },
        {
          title: 'Nutzung unserer Daten',
          paragraphs: [
            'Die veröffentlichten JSON-Dateien dürfen von allen und von jeder Website aus gelesen werden. Für Angaben aus offenen Daten gilt die Lizenz, die daneben steht; bitte nennen auch Sie die Quelle.',
          ],
        },
        {
          title: 'Fehler',
          paragraphs: [
            'Stimmt eine Zahl nicht, teilen Sie dem Herausgeber mit, um welche Strecke und welche Zahl es geht und wo die richtige steht. Wird eine Verbindung berichtigt, stimmt danach jede Strecke, die sie nutzt.',
          ],
        },
      ],
    },
  },
}

export const de: Messages = typeset(words, germanSpaces)
