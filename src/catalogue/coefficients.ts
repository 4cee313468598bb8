// The documented coefficients of composed and modelled figures, each with its unit and reason.

import type { StopKind } from './network.ts'

// ---- connections --------------------------------------------------------------------------------
export const connection = {
  /** departures are spread over these hours of a day; headway = this ÷ departures per day */
  serviceDayMinutes: 16 * 60,
  /** longer waits are rare on services that run all day: travellers choose an earlier train to suit */
  expectedWaitMaxMinutes: 30,
  /** longer waits are stop-overs, not changes */
  waitMaxMinutes: 240,
  /** border and security check before a train between Great Britain and the continent */
  borderCheckMinutes: 45,
  /** shortest change between two flights with bags checked through */
  flightMinutes: 60,
  /** local clock times of trains without listed departures: the 16 hours of a service day */
  firstDeparture: 5 * 60 + 30,
  lastDeparture: 21 * 60 + 30,
  /** a chain of day trains must fit between the first departure and midnight */
  dayChainMaxMinutes: 18 * 60,
  /** a coach journey with a change spends one night on the road, not two */
  coachChainMaxMinutes: 36 * 60,
  nightsMax: 1,
  /** most changes by train, or by ship with the trains and coaches to it */
  maxChanges: 3,
  /** a train is also boarded and left where it calls on its way (data/calls), not only at the ends of services */
  changesAtCalls: true,
} as const

/** Land journeys longer than factor × great circle + km are detours and left out. */
export const detour = { factor: 1.8, km: 200 } as const
/** A flight may go via a hub off the direct line, but not via the other end of the continent. */
export const flightDetour = { factor: 1.6, km: 300 } as const
/** Flights from another place's airport, or with a change, are left out below this distance, km. */
export const secondAirportFromKm = 450
/** A town without an airport uses others as near as this, km and minutes by land, changes and waits included. */
export const nearAirport = { km: 120, minutes: 240 } as const

// ---- selection of alternatives ------------------------------------------------------------------
export const alternatives = {
  /** more would read like a timetable: modes with most options lose those with the worst scores (A18) */
  perRoute: 7,
  /** pairs of airports a board shows at first while it has room; those with the least of a figure always (D159) */
  airportPairs: 3,
  /** times the departures of all pairs shown: such a pair is shown too */
  moreFrequent: 1.5,
  /** where every journey of a mode needs this many changes, the options differ little */
  chainChanges: 2,
  /** more night journeys with a change would be variations of the first */
  composedNights: 1,
  /** a night train with changes must replace a day trip this long and not take far longer */
  composedNight: { dayMinutes: 360, slowerThanFastest: 1.75 },
  /** twice the departures matter where the other option leaves at most this often a day */
  rarePerDay: 4,
  /** times the km and minutes of others of the mode; journeys with changes beyond both are dropped */
  wayAround: { km: 1.35, minutes: 1.15 },
  /** times the fastest of the mode; slower options are dropped, except direct and night services */
  slowerThanFastest: 2.2,
  /** two options differ when minutes or price differ by this share */
  differs: 0.1,
  /** longest ferry journey, times the fastest by train or road; least share of the km on ships */
  ferryAcrossSea: { land: 3, road: 1.9, shipShare: 0.05 },
  /** the same where a road joins the cities without a crossing */
  ferryBesideLand: { land: 2, road: 2, shipShare: 0.42 },
  /** minutes a change counts for when two alternatives are otherwise equal */
  changePenaltyMinutes: 20,
} as const

// ---- kilometres ---------------------------------------------------------------------------------
/**
 * Kilometres travelled per great-circle kilometre where no measured distance is known. Rail 1.2:
 * GES 1point5 and co2calculator; road 1.27: median of the E-road network; sea 1.1: coastal routing.
 */
export const circuity = { rail: 1.2, road: 1.27, sea: 1.1 } as const
/** Flown km beyond the great circle, for approach, holding and routing (UK DESNZ and EN 16258). */
export const flightExtraKm = 95
/** DESNZ: short haul is below this, long haul above. */
export const shortHaulMaxKm = 3700

// ---- door to door -------------------------------------------------------------------------------
/** Minutes at terminals, both ends together. Airport and station: Sauter-Servaes 2019, ZHAW. */
export const dwellMinutes: Readonly<Record<StopKind, number>> = {
  airport: 157,
  rail: 32,
  coach: 20,
  port: 55,
}
/** Minutes between a city centre and a stop that names none. */
export const defaultAccessMinutes: Readonly<Record<StopKind, number>> = {
  airport: 45,
  rail: 15,
  coach: 20,
  port: 30,
}
/** One break for every full stretch of driving. */
export const drivingBreak = { minutes: 15, everyMinutes: 120 } as const

/** A through ticket counts this share of the kilometres between stops, at least the great circle. */
export const throughFareWay = 0.9

// ---- costs of the car ---------------------------------------------------------------------------
/**
 * Low end: fuel alone, 7 l/100 km of an average European car at the pump price of 2025. High end:
 * the full cost of a kilometre, wear and tyres included, at the German mileage allowance.
 */
export const fuel = { litresPer100Km: 7, eurPerLitre: 1.7, allInEurPerKm: 0.3 } as const

// ---- generated routes ---------------------------------------------------------------------------
/**
 * Minutes of a journey without a service in data/: a fixed part and a speed over the great circle,
 * connections included. Fitted to the journeys of the catalogue (2026): flights 41 + km ÷ 764;
 * trains, fastest per pair, 75 to 119 km/h, set a little lower because smaller towns have fewer
 * fast trains; buses 12 + km ÷ 51.
 */
export const estimatedJourney = {
  flight: { fixedMinutes: 40, kmPerHour: 765 },
  train: { fixedMinutes: 30, kmPerHour: 85 },
  bus: { fixedMinutes: 15, kmPerHour: 52 },
} as const
/** One change unless both airports are large and the flight is within the range of aircraft. */
export const estimatedFlight = { changeMinutes: 120, nonStopMaxKm: 14_500, leastKm: 200 } as const
/** Routes beside a generated one: between catalogue cities within this distance of its ends. */
export const generatedSimilar = { reachKm: 250, max: 6 } as const
/** By land only up to this many times the great circle: longer ways lead around a gulf. */
export const landWayMaxFactor = 2

// ---- seasons ------------------------------------------------------------------------------------
/** Weights of the season called best, in degrees Celsius; chosen for this site. */
export const seasonWeights = {
  /** the most pleasant afternoon; both cooler and hotter ones score worse */
  pleasantHigh: 23,
  /** for each day with rain in a month */
  degreesPerRainDay: 0.4,
  /** for the number of visitors in the city */
  degreesOfDemand: { low: 0, medium: 1.5, high: 4 },
} as const

// ---- score of the best option -------------------------------------------------------------------
/** Coefficients of the score and of ties in score.ts (D22); browsers load them. */
export const score = {
  /** where in the range the counted price lies: most tickets are sold near the low end */
  priceShare: 0.25,
  /** chosen, near the values European transport appraisal uses for leisure; also decides what is composed */
  eurPerHour: 20,
  /** chosen; €300 a tonne, of the order of the climate costs Umweltbundesamt recommends */
  eurPerKgCo2: 0.3,
  /** of the lowest score; chosen: times, fares and factors are hardly more exact than that */
  tieShare: 0.05,
  /** of CO2e; smaller differences decide no tie: publishers of factors differ as much */
  sameCo2Share: 0.2,
} as const

/** Euro that the score adds whatever is planned (fixed-eur.ts); all chosen, tried on tests/fixtures/judged-routes.csv. */
export const fixedCost = {
  /** services below this many departures a day do not leave every day */
  dailyPerDay: 0.9,
  /** for an hour of the mean wait beyond that of a daily service: who plans ahead bears a tenth of it, by moving the trip */
  rareEurPerHour: 2,
  /** two departures a week: rarer ones are planned around in the same way */
  rareMostEur: 50,
  /** half an hour's value on top: the hours of a driver, and of a seat one cannot leave or sleep in, are of no other use */
  hardEurPerHour: 10,
  /** a coach is as good as a train for so long */
  seatedHours: 2,
  /** a quarter of an hour: finding the next platform, and the risk to miss it; the wait itself is in the minutes */
  changeEur: 5,
} as const

/** When a fare model is fitted to known fares, and says how far off it is (D160). */
export const fareFit = {
  /** fewest fares that are enough */
  fewest: 8,
  /** a fit replaces a model when its error is at most this share of the model's */
  clearlyBetter: 0.8,
} as const

/** When the line of a train or ship is called true (D169). */
export const shapeLimits = {
  /** its length is at most so much below the service's kilometres: straight stretches between stations cut corners */
  shorter: 0.15,
  /** and hardly above: what is longer is another line, as that by Dijon is for fast trains from Paris to Lyon */
  longer: 0.05,
  /** a sketch through calls may be longer by this share, or shorter: it cuts corners */
  sketchLonger: 0.15,
  sketchShorter: 0.3,
  /** the longest stretch of a train's line that may be straight: stations of a main line lie nearer */
  gapKm: 60,
  /** nor longer than this share of it, unless it is shorter than so many kilometres: a straight line follows nothing */
  gapPart: 0.4,
  shortKm: 10,
} as const

/** Sources of modelled figures; data/sources must name them. */
export const modelSources = { models: 'waymark-models', dwell: 'sauter-servaes-2019' } as const
/** Year of the coefficients in this file. */
export const modelAsOf = '2026'
