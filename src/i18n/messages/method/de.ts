import type { Messages } from '../en.ts'

export const method: Messages['method'] = {
  title: 'So rechnen wir',
  description:
    'Woher die Zeiten, Preise, Entfernungen und Emissionen auf Waymark stammen, wie wir sie berechnen und wie Sie einen Fehler melden.',
  intro:
    'Waymark vergleicht Reisen anhand von Zahlen, die für jedes Verkehrsmittel dasselbe bedeuten. Hier steht, was jede Zahl umfasst, wo sie nachgelesen wurde und wie wir sie berechnen, wenn niemand sie veröffentlicht.',
  basisTitle: 'Wie sicher eine Zahl ist',
  basisIntro:
    'Jede Zahl nennt ihre Grundlage. Die Liste beginnt mit der sichersten; eine Zahl aus mehreren Teilen ist nur so sicher wie ihr schwächster Teil.',
  basisCounts: (services, prices) => `Verbindungen: ${services}; Preise: ${prices}`,
  ages: {
    title: 'Fahrplandaten und ihr Stand',
    paragraphs: [
      'Viele Bahnen und Behörden veröffentlichen ihre Fahrpläne als offene Daten: Dateien mit jedem Zug, jedem Halt und jeder Abfahrt. Wir vergleichen unsere Verbindungen damit, Unternehmen für Unternehmen. Was übereinstimmt, gilt als im Fahrplan nachgelesen und trägt den Monat der Datei; was abweicht, sieht sich die Redaktion an, von selbst wird nichts übernommen. Die Quellen weiter unten nennen jede Veröffentlichung mit ihrer Lizenz.',
      'Jede Angabe sagt, aus welchem Monat sie ist: in den Einzelheiten jeder Verbindung, auf anderen Seiten in einer Zeile unter den Angaben. Eine Jahreszahl allein heißt, dass die Veröffentlichung keinen Monat nennt oder die Redaktion seither nicht nachgesehen hat.',
      'Europas Bahnen wechseln den Fahrplan gemeinsam, am Tag nach dem zweiten Samstag im Dezember. Gilt der Fahrplan der besten Wahl einer Strecke nicht mehr, so steht das auf ihrer Seite, bis wir den neuen gelesen haben.',
    ],
  },
  times: {
    title: 'Zeiten',
    paragraphs: (x) => [
      'Die Dauer ist die der Reise selbst: von der ersten Abfahrt bis zur letzten Ankunft, beim Flug von Gate zu Gate, beim Auto die Zeit am Steuer und auf Überfahrten. Wir zeigen eine typische Zeit des regulären Fahrplans, nicht die beste des Tages.',
      `Reisen mit Umstieg setzen wir aus einzelnen Verbindungen zusammen, mit höchstens ${x.maxChanges} Umstiegen. Sind die Abfahrtszeiten bekannt, reicht die Wartezeit bis zur nächsten tatsächlichen Abfahrt. Sonst rechnen wir mit der halben Zeit zwischen zwei Abfahrten, mindestens aber mit der kürzesten Umsteigezeit des Halts und höchstens mit ${x.expectedWait}. Reisen mit mehr als ${x.maxWait} Wartezeit an einem Ort bieten wir nicht an.`,
    ],
  },
  door: {
    title: 'Von Tür zu Tür',
    paragraphs: (x) => [
      `Von Tür zu Tür kommen die Wege vom Zentrum zum Abfahrtsort und vom Ankunftsort ins Zentrum hinzu, außerdem die Zeit an Flughafen oder Bahnhof: ${x.airport} beim Flug und ${x.station} beim Zug, an beiden Enden zusammen, wie Thomas Sauter-Servaes sie ermittelt hat (2019). Für Busse rechnen wir mit ${x.coach}, für Schiffe mit ${x.port}; das sind eigene Schätzungen. Beim Auto kommt je ${x.brkEvery} am Steuer eine Pause von ${x.brk} hinzu.`,
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
      'Preise gelten für einen Erwachsenen und eine einfache Fahrt. Sie reichen vom günstigsten, lange im Voraus gebuchten Ticket bis zum flexiblen, spät gekauften. Vorrang hat eine veröffentlichte Spanne, dann ein Preis, den eine Quelle mit offener Lizenz im Verkauf gesehen hat, dann eine Angabe unserer Redaktion; ein neuerer Preis, der ganz außerhalb einer älteren Spanne liegt, ersetzt sie. Die meisten Preise schätzen wir nach der Entfernung: Für jede Marke ergeben zwei Geraden das untere und das obere Ende. Ein solcher Preis ist als geschätzt gekennzeichnet.',
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
      `„Beste Wahl“ ist die Möglichkeit mit der kleinsten Summe, in Euro gerechnet für einen Erwachsenen mit kleiner Tasche: der Preis mit den Wegen an beiden Enden, angesetzt bei ${x.share} der Spanne vom unteren Ende aus (wo mehrere Fluggesellschaften dieselben zwei Flughäfen verbinden, der günstigste); die Zeit von Tür zu Tür, zu ${x.hour} je Stunde; und das CO₂e, zu ${x.kilo} je Kilogramm. Eine Stunde am Steuer kostet ${x.hard} mehr, weil sie sich kaum anders nutzen lässt, ebenso jede Stunde im Bus oder auf dem Sitzplatz eines Nachtzugs ohne Betten nach den ersten ${x.seated}; jeder Umstieg kostet ${x.change}. Was nicht täglich fährt oder fliegt, kostet ${x.rare} für jede Stunde, um die man im Mittel länger wartet als auf eine tägliche Abfahrt, höchstens ${x.most}: Wer vorausplant, wählt den Tag. Die Sätze haben wir selbst gewählt und an sechzig Strecken erprobt, die wir vorher beurteilt hatten. Provisionen spielen keine Rolle.`,
      `Möglichkeiten, deren Summe höchstens ${x.tie} über der kleinsten liegt, sind ebenso gut: Genauer sind Zeiten, Preise und Faktoren kaum. Unter ihnen steht die mit dem wenigsten CO₂e vorn; Unterschiede von weniger als ${x.same} zählen nicht. Die Begründung neben „Beste Wahl“ vergleicht mit der nächstbesten, möglichst eines anderen Verkehrsmittels; Unterschiede unter ${x.eur} oder ${x.min} nennt sie nicht.`,
      '„Am grünsten“ ist die Möglichkeit mit dem wenigsten CO₂e unter den gezeigten. Das ist ein Vergleich innerhalb der Strecke, kein Gütesiegel.',
    ],
  },
  generated: {
    title: 'Geschätzte Strecken',
    line: (fixed, km) => `${fixed} plus eine Stunde je ${km}`,
    paragraphs: (x) => [
      `Zwischen den Städten, deren Verbindungen wir erfasst haben, vergleichen wir tatsächliche Reisen. Für jedes andere Paar aus unseren ${x.places} Orten schätzen wir und kennzeichnen das. Für die Autofahrt rechnen wir mit der Luftlinie und ${x.drive}/h. Den Flug berechnen wir zwischen nahen Flughäfen mit Linienflügen: ${x.plane}, dazu ${x.change}, wenn einer davon klein oder der Weg für einen einzigen Flug zu weit ist, denn dann ist ein Zwischenstopp wahrscheinlich. Ein Zug braucht ${x.train}, ein Bus ${x.bus}; alle diese Kilometer sind Luftlinie. Die Werte stammen aus den Reisen unseres Katalogs; für die Bahn setzen wir etwas mehr Zeit an, weil in kleineren Orten weniger schnelle Züge halten. Auch die Preise schätzen wir nach der Entfernung, mit einem Modell je Verkehrsmittel.`,
      `Bei mehr als ${x.far} zeigen wir nur Flüge, unter ${x.near} keine. Zug, Bus und Auto erscheinen nur, wenn Land, Brücken oder Tunnel die beiden Orte verbinden und der Landweg, ohne geschlossene Grenzen, höchstens das ${x.way === '2' ? 'Doppelte' : `${x.way}-Fache`} der Luftlinie misst. Fahren in einem der beiden Länder keine Personenzüge, schätzen wir auch keinen Zug. Namen, Koordinaten und Einwohnerzahlen stammen von GeoNames.`,
    ],
  },
  notes: {
    title: 'Jahreszeiten, Tickets und Wege ins Zentrum',
    paragraphs: (x) => [
      `Temperaturen und Regentage sind Mittelwerte der Jahre 1991–2020 von den nationalen Wetterdiensten. Als beste Jahreszeit gilt die, deren Nachmittage in beiden Städten zusammen ${x.pleasant} am nächsten kommen; jeder Regentag im Monat zählt wie ${x.rain} Abweichung, eine volle Stadt wie ${x.crowds}. Wie voll eine Stadt ist, schätzt unsere Redaktion.`,
      'Was über Sitzplätze, Gepäck und Fahrräder gesagt wird, gilt für das günstigste Ticket des jeweiligen Anbieters, nach Angaben unserer Redaktion. Taxi und Fahrdienst ohne festen Preis schätzen wir nach Kilometern und kennzeichnen das; Züge und Busse zum Flughafen schätzen wir nie.',
    ],
  },
  tolerance: {
    title: 'Wie genau wir sein wollen',
    text: 'Eine direkte Reise soll so lange dauern wie im Fahrplan, auf 10 % oder 15 Minuten genau; eine Reise mit Umstiegen auf 20 %; ein Flug auf 15 Minuten. Straßenkilometer sollen auf 6 % genau sein.',
  },
  fareErrorsTitle: 'Wie genau die Schätzungen sind',
  fareErrors: (fewest, others) =>
    `Die Geraden jeder Marke sind mit ihren Preisen verglichen, die veröffentlicht oder im Verkauf gesehen wurden oder Angaben der Redaktion sind. Die Tabelle zeigt, wie weit die Hälfte davon höchstens abweicht. Sind die Geraden an dieselben Preise angepasst, wurde jeder Preis einmal weggelassen. Von ${others} weiteren Marken kennen wir jeweils weniger als ${fewest} Preise; wie genau ihre Schätzungen sind, wissen wir nicht. „Andere Unternehmen“ teilen sich die Geraden ihres Verkehrsmittels, die auch für die im Ganzen geschätzten Strecken gelten.`,
  fareErrorOthers: 'Andere Unternehmen',
  fareErrorColumns: { brand: 'Marke', fares: 'Preise', low: 'unteres Ende', high: 'oberes Ende' },
  factorsTitle: 'Emissionsfaktoren',
  factorColumns: { name: 'Faktor', grams: 'g CO₂e pro km', scope: 'was er umfasst', source: 'Quelle' },
  perTraveller: 'pro Person',
  perVehicle: 'pro Fahrzeug',
  sourcesTitle: 'Quellen',
  sourcesDescription:
    'Alle Veröffentlichungen hinter den Zahlen auf Waymark: Fahrpläne, Emissionsfaktoren, Maut, Preise und Ortsnamen, mit Herausgeber, Lizenz und Stand.',
  filesEach: 'jede nennt die Lizenz ihrer Quelle',
  sourcesList: 'Veröffentlichungen',
  sourcesIntro:
    'Die Veröffentlichungen, aus denen wir einzelne Angaben übernommen haben, mit Lizenz und Stand. Die Titel sind auf Englisch oder in der Originalsprache angegeben.',
  sourcesChanged:
    'Übernommen haben wir einzelne Angaben, gerundet und neu zusammengestellt. Keiner der Herausgeber steht für das Ergebnis ein.',
  filesLicence:
    'Die JSON-Dateien dieser Website enthalten Daten aus Datenbanken von SNCF Voyageurs, Trainline, Flix SE und den Mitwirkenden von OpenStreetMap und stehen wie diese unter der',
  licences: {
    'facts cited with credit': 'einzelne Angaben mit Nennung der Quelle',
    'public domain': 'gemeinfrei',
    'reuse permitted with credit': 'Weiterverwendung mit Quellenangabe erlaubt',
  },
  errorsTitle: 'Fehler gefunden?',
  errors:
    'Teilen Sie dem Herausgeber dieser Website mit, um welche Strecke und welche Zahl es geht und wo die richtige steht. Wir berichtigen die eine Verbindung dahinter, und danach stimmt jede Strecke, die sie nutzt. Am meisten helfen die Adresse der Seite und ein Link zum Fahrplan.',
}
