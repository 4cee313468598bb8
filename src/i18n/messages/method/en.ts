/** Coefficients of the score and its ties, as text. */
type BestFigures = Record<
  'share' | 'hour' | 'kilo' | 'hard' | 'seated' | 'change' | 'rare' | 'most' | 'tie' | 'same' | 'eur' | 'min',
  string
>

export const method = {
  title: 'How we work it out',
  description:
    'Where the times, prices, distances and emissions on Waymark come from, how we work them out, and how to report an error.',
  intro:
    'Waymark compares journeys using figures that mean the same for every mode. This page says what each figure counts, where we read it and, where nobody publishes it, how we work it out.',
  basisTitle: 'How sure we are',
  basisIntro:
    'Each figure says how we know it. The list runs from the surest to the least sure; a figure made of several parts is only as sure as its weakest part.',
  basisCounts: (services: string, prices: string) => `Services: ${services}; prices: ${prices}`,
  ages: {
    title: 'Feeds and age',
    paragraphs: [
      'Many railways and authorities publish their timetables as open data: files, called feeds, with every train, stop and time. We compare our services with them, operator by operator. Whatever agrees is marked as read in a timetable, with the month of the file; an editor looks at whatever differs, and nothing is adopted unchecked. “Sources” below names every publication with its licence.',
      'Every figure says which month it dates from: in the details of each option, and on other pages in a line below the figures. A year alone means that the publication names no month, or that our editors have not looked it up since.',
      'Europe’s railways change their timetables together, on the day after the second Saturday of December. When the timetable behind the best option of a route has ended, the page says so until we have read the new one.',
    ],
  },
  times: {
    title: 'Times',
    paragraphs: (x: { maxChanges: number; maxWait: string; expectedWait: string }) => [
      'The duration is the journey itself: from first departure to last arrival; for a flight, from gate to gate; for a car, the time at the wheel and on crossings. We show a typical time from the regular timetable, not the best of the day.',
      `Journeys with changes are put together from separate services, with at most ${x.maxChanges} changes. Where departure times are known, the wait lasts until the next real departure. Elsewhere we count half the time between two departures, but at least the minimum change time of the station and at most ${x.expectedWait}. Journeys with a wait of more than ${x.maxWait} are not offered.`,
    ],
  },
  door: {
    title: 'Door to door',
    paragraphs: (x: {
      airport: string
      station: string
      coach: string
      port: string
      brk: string
      brkEvery: string
    }) => [
      `“Door to door” adds getting from the centre to the first stop and from the last stop to the centre, and the time spent at terminals: ${x.airport} for a flight and ${x.station} for a train, both ends together, as measured by Thomas Sauter-Servaes (2019). For coaches we count ${x.coach} and for ships ${x.port}, by our own estimate. For a car it adds a break of ${x.brk} for every ${x.brkEvery} at the wheel.`,
    ],
  },
  distances: {
    title: 'Distances',
    paragraphs: (x: { radius: string; rail: string; road: string; sea: string; extra: string }) => [
      `The distance of a route is measured as the crow flies, along the great circle between the two city centres (Earth radius ${x.radius}). The kilometres travelled are those of the line where we know them. Otherwise we multiply the great circle by ${x.rail} for rail, ${x.road} for roads and ${x.sea} for the sea; for a flight we add ${x.extra}.`,
    ],
  },
  prices: {
    title: 'Prices',
    paragraphs: (x: { litres: string; litre: string; allIn: string }) => [
      'Prices are for one adult, one way, and run from the cheapest ticket booked well ahead to a flexible ticket bought late. A published range comes first, then a fare seen on sale by an openly licensed source, then an editors’ figure; a newer fare that lies wholly outside an older range replaces it. Most prices are estimated from the distance: for each brand, two straight lines give the low and the high end. Such a price is marked as an estimate.',
      'A journey on several tickets costs their sum, unless the operators sell one ticket for all of it.',
      `For a car the low end is fuel alone (${x.litres} per 100\u00a0km at ${x.litre} a litre), the high end ${x.allIn} a kilometre, wear included. Tolls, vignettes and crossings come on top of both. All of it is counted for one person.`,
    ],
  },
  co2: {
    title: 'CO₂e',
    paragraphs: [
      'Emissions are kilometres times a factor, in kilograms of CO₂ equivalent (CO₂e) per traveller. Flights include their effects other than CO₂: like the British government, we count 1.7 times the CO₂ alone. A car carries one person.',
      'For flights, coaches, cars, ferries, Eurostar and trains in Great Britain we use the factors of the United Kingdom: direct emissions plus those of producing the fuel. For other trains we use factors by country or product from several publishers, weighted by the kilometres in each country; where we have none, a European average, marked as an estimate. The publishers do not all count the same things, so compare trains of different countries with care.',
    ],
  },
  best: {
    title: '“Best” and “Greenest”',
    paragraphs: (x: BestFigures) => [
      `“Best” is the option with the lowest sum, counted in euros for one adult with a small bag: the price including the ways to and from the stops, taken ${x.share} of the way from the low to the high end (where several airlines fly between the same two airports, that of the cheapest); the time from door to door, at ${x.hour} an hour; and the CO₂e, at ${x.kilo} a kilogram. An hour at the wheel costs ${x.hard} more, because you can do little else in it, and so does every hour in a coach, or in a seat on a night train without beds, after the first ${x.seated}; each change costs ${x.change}. An option that does not run every day costs ${x.rare} for each hour by which its average wait is longer than for a daily departure, at most ${x.most}, since anyone who plans ahead picks the day. These rates are our choice; we tried them on sixty routes that we had judged before. Commissions play no part.`,
      `Options whose sum is at most ${x.tie} above the lowest count as equally good: times, prices and factors are hardly more exact than that. Of these the one with the lowest CO₂e leads; differences of less than ${x.same} do not count. The reason beside “Best” compares it with the next option, of another mode where there is one, and claims no difference below ${x.eur} or ${x.min}.`,
      '“Greenest” is the option with the lowest CO₂e among those shown. It is a comparison within the route, not a seal of approval.',
    ],
  },
  generated: {
    title: 'Estimated routes',
    line: (fixed: string, km: string) => `${fixed} plus an hour for every ${km}`,
    paragraphs: (x: {
      places: string
      drive: string
      plane: string
      train: string
      bus: string
      change: string
      far: string
      near: string
      way: string
    }) => [
      `Between the cities whose services we have recorded, we compare real journeys. For any other pair of our ${x.places} places we estimate, and the page says so. The drive is the distance as the crow flies at ${x.drive}/h. A flight is counted between nearby airports with scheduled flights: ${x.plane}, and ${x.change} more if one of them is small or the distance is too long for one flight, because then a stop is likely. A train takes ${x.train}, a bus ${x.bus}; all these kilometres are as the crow flies. The values come from the journeys in our catalogue; for trains we allow a little more time, because smaller towns have fewer fast trains. Prices are estimated from the distance as well, with one model for each mode.`,
      `Beyond ${x.far} we show flights only, below ${x.near} no flights. Train, bus and car appear only where land, bridges or tunnels join the two places and the route by land, avoiding closed borders, is at most ${x.way} times the straight-line distance. If either country has no passenger trains, we estimate none. Names, coordinates and populations come from GeoNames.`,
    ],
  },
  notes: {
    title: 'Seasons, tickets and ways to the centre',
    paragraphs: (x: { pleasant: string; rain: string; crowds: string }) => [
      `Temperatures and days with rain are averages for 1991–2020, from the national weather services. The season we call best is the one whose afternoons come nearest to ${x.pleasant} in both cities together; each rainy day a month counts as a difference of ${x.rain}, a busy city as one of ${x.crowds}. Our editors judge how busy a city is.`,
      'The rules on seats, luggage and bicycles are those of each operator’s cheapest fare, as far as our editors know them. Taxi and ride-hailing fares without a fixed price are estimated by the kilometre and marked as estimates; trains and buses to an airport are never estimated.',
    ],
  },
  tolerance: {
    title: 'Our accuracy targets',
    text: 'A direct journey should take what the timetable says, within 10% or 15 minutes; a journey with changes within 20%; a flight within 15 minutes. Road kilometres should be right to within 6%.',
  },
  fareErrorsTitle: 'How far off the estimates are',
  fareErrors: (fewest: string, others: string) =>
    `Each brand’s lines are compared with its known fares: published, seen on sale or editors’ figures. Half of these lie within the percentages shown. Where the lines were fitted to the same fares, each fare was left out in turn. For ${others} other brands fewer than ${fewest} fares are known, so we cannot say how far off their estimates are. “Other operators” share the lines of their mode, which also price the routes that we estimate as a whole.`,
  fareErrorOthers: 'Other operators',
  fareErrorColumns: { brand: 'Brand', fares: 'fares', low: 'low end', high: 'high end' },
  factorsTitle: 'Emission factors',
  factorColumns: { name: 'Factor', grams: 'g CO₂e per km', scope: 'what it counts', source: 'Source' },
  perTraveller: 'per traveller',
  perVehicle: 'per vehicle',
  sourcesTitle: 'Sources',
  sourcesDescription:
    'Every publication behind the figures on Waymark: timetables, emission factors, tolls, fares and place names, with publisher, licence and date.',
  /** of the files of calls, one for each service */
  filesEach: 'each names the licence of its feed',
  sourcesList: 'Publications',
  sourcesIntro:
    'The publications from which we took facts, with licence and date. Titles are given in English or in the original.',
  sourcesChanged:
    'We took facts, rounded them and put them together anew. No publisher vouches for the result.',
  /** of the published files; the name of the licence follows as a link */
  filesLicence:
    'The JSON files of this site contain data from databases of SNCF Voyageurs, Trainline, Flix SE and OpenStreetMap contributors and are offered under the same licence as these, the',
  /** keys as in data/sources; names of licences are not translated */
  licences: {
    'facts cited with credit': 'facts cited with credit',
    'public domain': 'public domain',
    'reuse permitted with credit': 'reuse permitted with credit',
  },
  errorsTitle: 'Found an error?',
  errors:
    'Tell the publisher of this site which route and which figure it is, and where you read the right one. We correct the service behind it, and every route that uses it follows. The address of the page and a link to the timetable help most.',
}
