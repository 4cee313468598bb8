// Every constant of the product, named, with its unit and its reason. "Section 9" is the section of the
// specification; the rest are the documented coefficients of composed and modelled figures.
import type { CurrencyCode } from '#i18n/format.ts'
import type { Mode } from './mode.ts'
import type { currencyCodes } from './network.ts'

// ---- section 9: search and recents ------------------------------------------------------------------------
export const search = {
  debounceMs: 300,
  blurCloseMs: 200,
  minCharsLocal: 2,
  minCharsRemote: 3,
  maxLocal: 5,
  maxRemote: 5,
  /** units of the spacing scale, a quarter rem each */
  listMaxHeightUnits: 80,
  maxRecent: 5,
} as const

/** A typo match needs an edit-distance similarity strictly above this; a reversed slug is this sure. */
export const slugMatch = { typoSimilarity: 0.75, reversedConfidence: 0.95 } as const

// ---- section 9: toasts, tooltips, client data ---------------------------------------------------------------
export const toast = { durationMs: 5000, limit: 1, swipePx: 50, hotkey: 'F8', maxWidthPx: 420 } as const
export const tooltip = { delayMs: 700, skipDelayMs: 300 } as const
export const cacheHours = { weather: 1, rates: 24 } as const

// ---- section 9: home, lists -----------------------------------------------------------------------------------
export const home = { cities: 15, airports: 12, groupSize: 3, quickGetawayMinutes: 180 } as const
/** Popular routes of a route page, in the order of site.ts. */
export const popularRoutesCount = 12
export const footerRoutesPerMode = 8
export const notFoundSimilar = 6
export const cityPageLandmarks = 5
export const corridorAirlines = 2
export const adminRows = 10
export const structuredDataItems = 10
/** Rows of one page of a mode list (D18). */
export const modeListRows = 100

// ---- section 9: route page ------------------------------------------------------------------------------------
/** Strictly above this only flights are relevant (D24). */
export const flightOnlyAboveKm = 4000
/** kg CO2e: under the first low (green), under the second medium (yellow), otherwise high (red). */
export const carbonLevelsKg = { low: 20, medium: 50 } as const
/** Drive time on a generated page, and from an airport to its city. */
export const driveKmPerHour = { generated: 80, airport: 50 } as const
export const rushHours = [
  { from: '07:00', to: '09:00' },
  { from: '17:00', to: '19:00' },
] as const
export const related = {
  sameOrigin: 100,
  sameDestination: 100,
  /** the candidate starts where we end, or ends where we start (D29) */
  swapped: 50,
  /** at equal distance; falls to nothing at `distanceReachKm` of difference */
  distanceBonus: 10,
  distanceReachKm: 500,
  max: 6,
} as const
export const liveOffers = 3
export const forecastDays = 7
export const packLayersCelsius = 10
/** Quick Facts when a route has no prices (D25), euro. */
export const fallbackPriceEur = { low: 25, high: 200 } as const
/** An option run by this operator brings the cross-channel tip (D31). */
export const crossChannelOperator = 'Eurostar'
export const bookAheadDays = { from: 60, to: 90 } as const
export const fallbackWeatherCelsius = { origin: 12, destination: 14 } as const
/** Longest title search engines show whole, characters. */
export const longestTitle = 70
/** Pictures of shared links, pixels: the 1200 × 630 sites ask for, smaller to be half the file. */
export const previewSize = { width: 960, height: 504 } as const
export const map = { maxZoom: 19, paddingPx: 50, heightPx: 400, tapHoldMs: 600 } as const

/** The fixed labels of 12 cities; any other city shows the first three letters of its name (D55). */
export const cityCodes: Readonly<Record<string, string>> = {
  london: 'LON',
  paris: 'PAR',
  rome: 'ROM',
  milan: 'MIL',
  berlin: 'BER',
  madrid: 'MAD',
  barcelona: 'BCN',
  amsterdam: 'AMS',
  brussels: 'BRU',
  vienna: 'VIE',
  prague: 'PRG',
  zurich: 'ZRH',
}

// ---- section 9: money -------------------------------------------------------------------------------------------
/** Units of a currency for one euro, used when no live rate is at hand. Symbols are in i18n/format.ts. */
export const fallbackRates: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  USD: 1.09,
  GBP: 0.86,
  JPY: 163.5,
  CHF: 0.96,
  CAD: 1.52,
  AUD: 1.68,
}
/** Rates of every currency a fare in data/ may be written in. CZK, rounded ECB rate of 2025, is never shown. */
export const compileRates: Readonly<Record<(typeof currencyCodes)[number], number>> = {
  ...fallbackRates,
  CZK: 25,
}

// ---- section 9: airport transfer estimates ----------------------------------------------------------------------
export const transferEstimates = {
  train: { eur: [10, 25], minutes: [25, 40], everyMinutes: [10, 15] },
  bus: { eur: [5, 12], minutes: [40, 60], everyMinutes: [15, 30] },
  taxi: { eurPerKm: [1.5, 2.5], minutes: [20, 45] },
  rideshare: { eurPerKm: [1.2, 2], minutes: [20, 45] },
} as const

// ---- connections --------------------------------------------------------------------------------------------------
export const connection = {
  /** the hours of a day over which departures are spread; headway = this ÷ departures per day */
  serviceDayMinutes: 16 * 60,
  /** nobody plans to wait longer for a service that runs all day: one picks the earlier train to suit */
  expectedWaitMaxMinutes: 30,
  /** beyond this it is a stop-over, not a change */
  waitMaxMinutes: 240,
  /** border and security check before a train between Great Britain and the continent */
  borderCheckMinutes: 45,
  /** least time between two flights, bags checked through */
  flightMinutes: 60,
  /** local clock times between which trains without listed departures leave: the 16 hours of a service day */
  firstDeparture: 5 * 60 + 30,
  lastDeparture: 21 * 60 + 30,
  /** a chain of day trains must fit between the first departure and midnight */
  dayChainMaxMinutes: 18 * 60,
  /** a coach journey with a change: one night on the road, not two */
  coachChainMaxMinutes: 36 * 60,
  nightsMax: 1,
} as const

/** Most changes of an option, by mode. A drive has no limit: its changes are sea crossings. */
export const maxChanges = { train: 3, flight: 1, bus: 1, ferry: 3 } as const

/** Land journeys longer than factor × great circle + km are detours nobody takes. */
export const detour = { factor: 1.8, km: 200 } as const
/** Flights may go out of the way to a hub, but not to the other end of the continent. */
export const flightDetour = { factor: 1.6, km: 300 } as const
/** To a city nearer than this nobody flies from another city's airport, km. */
export const secondAirportFromKm = 450

// ---- which alternatives are worth a traveller's time --------------------------------------------------------------
export const alternatives = {
  perMode: 4,
  /** beyond this a page becomes a timetable: modes that offer most give up what is recommended least */
  perRoute: 7,
  /** where every train needs so many changes, the ways differ less than their chances: so many are enough */
  chain: { changes: 2, options: 2 },
  /** what these modes offer differs less: shorter lists say as much */
  flights: 3,
  coaches: 3,
  ferries: 3,
  /** night journeys with a change: more of them are variations */
  composedNights: 1,
  /** a night train with changes must save a day trip of at least this length, and not take far longer */
  composedNight: { dayMinutes: 360, slowerThanFastest: 1.75, changes: 2 },
  /** twice the departures are worth knowing where the other option leaves at most this often a day */
  rarePerDay: 4,
  /** journeys with changes that are this many times as far and as long as others of their mode are dropped */
  wayAround: { km: 1.35, minutes: 1.15 },
  /** slower than this many times the fastest of the mode is dropped, unless it is a direct or night service */
  slowerThanFastest: 2.2,
  /** two options differ when minutes or price differ by this share */
  differs: 0.1,
  /** a ferry journey may last this many times the fastest train, or the fastest journey by road, the ship more than a hop … */
  ferryAcrossSea: { land: 3, road: 1.9, shipShare: 0.05 },
  /** … and less where no water lies between; there the ship must also cover this share of the kilometres */
  ferryBesideLand: { land: 2, road: 2, shipShare: 0.42 },
  /** a change is felt as this many minutes when two alternatives are otherwise alike */
  changePenaltyMinutes: 20,
} as const

// ---- kilometres ---------------------------------------------------------------------------------------------------
/** Mean Earth radius of the specification, km. */
export const earthRadiusKm = 6371
/** Kilometres travelled per great-circle kilometre where no measured distance is known.
 * Rail 1.2: GES 1point5 and co2calculator; road 1.27: median of the E-road network; sea 1.1: coastal routing. */
export const circuity = { rail: 1.2, road: 1.27, sea: 1.1 } as const
/** UK DESNZ and EN 16258: a flight is 95 km longer than the great circle (approach, holding, routing). */
export const flightExtraKm = 95
/** DESNZ: short haul below, long haul above. */
export const shortHaulMaxKm = 3700

// ---- door to door -------------------------------------------------------------------------------------------------
/** Minutes spent at terminals, both ends together. Airport and station: Sauter-Servaes 2019, ZHAW. */
export const dwellMinutes: Readonly<Record<'airport' | 'rail' | 'coach' | 'port', number>> = {
  airport: 157,
  rail: 32,
  coach: 20,
  port: 55,
}
/** Way between a city centre and a stop that names none. */
export const defaultAccessMinutes: Readonly<Record<'airport' | 'rail' | 'coach' | 'port', number>> = {
  airport: 45,
  rail: 15,
  coach: 20,
  port: 30,
}
/** A break for every full stretch at the wheel. */
export const drivingBreak = { minutes: 15, everyMinutes: 120 } as const

/** A through ticket counts this share of the kilometres between the stops of its rides, and never less than the great circle. */
export const throughFareWay = 0.9

// ---- travelling together --------------------------------------------------------------------------------------------
/** Seats of an ordinary European car, the driver's included. */
export const carSeats = 5
/** Flight and rail sites sell up to nine seats at once; larger groups have fares of their own. */
export const mostTravellers = 9

// ---- money for the car --------------------------------------------------------------------------------------------
/**
 * Low end: fuel alone, 7 l/100 km of an average European car at the pump price of 2025. High end: all that a
 * kilometre costs, wear and tyres included, at the German mileage allowance.
 */
export const fuel = { litresPer100Km: 7, eurPerLitre: 1.7, allInEurPerKm: 0.3 } as const

// ---- generated routes -----------------------------------------------------------------------------------------------
/**
 * Minutes of a journey nobody has written down: a fixed part and a speed over the great circle, connections included.
 * Straight lines through the journeys of the catalogue (2026): flights 41 + km ÷ 764, trains fastest per pair with 75 to
 * 119 km/h, set a little lower because smaller towns have fewer fast trains; buses 12 + km ÷ 51.
 */
export const estimatedJourney = {
  flight: { fixedMinutes: 40, kmPerHour: 765 },
  train: { fixedMinutes: 30, kmPerHour: 85 },
  bus: { fixedMinutes: 15, kmPerHour: 52 },
} as const
/** A flight between other than two large airports, or longer than aircraft fly without a stop, gets one change. */
export const estimatedFlight = { changeMinutes: 120, nonStopMaxKm: 14_500, leastKm: 200 } as const
/** Routes shown beside a generated one: between cities of the catalogue this near to its ends. */
export const generatedSimilar = { reachKm: 250, max: 6 } as const
/** By land only where the way is at most this many times the great circle: round a gulf nobody drives. */
export const landWayMaxFactor = 2

// ---- seasons ------------------------------------------------------------------------------------------------------
/** Weights of the season called best; our choice, in degrees Celsius. */
export const seasonWeights = {
  /** the most pleasant afternoon: cooler and hotter ones are worth less */
  pleasantHigh: 23,
  /** a day with rain in a month */
  degreesPerRainDay: 0.4,
  /** how full the city is */
  degreesOfDemand: { low: 0, medium: 1.5, high: 4 },
} as const

// ---- best ---------------------------------------------------------------------------------------------------------
/** Coefficients of the score in ranking.ts. */
export const score = {
  /** most tickets are sold nearer the low end: the price that counts lies this far into the range */
  priceShare: 0.25,
  /** our choice, of the order of the hourly values European transport appraisal uses for leisure trips */
  eurPerHour: 20,
  /** our choice, €300 a tonne, of the order of the climate costs Umweltbundesamt recommends */
  eurPerKgCo2: 0.3,
} as const

/** Speeds (km/h over the great circle) beyond which a service or road in data/ must be a slip of the pen. */
export const plausibleKmPerHour: Readonly<Record<Mode, { min: number; max: number }>> = {
  train: { min: 15, max: 320 },
  flight: { min: 60, max: 900 },
  bus: { min: 15, max: 110 },
  ferry: { min: 5, max: 75 },
  car: { min: 10, max: 130 },
}

/** A stop further from its place than this belongs to another place. */
export const stopToPlaceMaxKm = 150

/** Sources that stand behind modelled figures; data/sources must name them. */
export const modelSources = { models: 'waymark-models', dwell: 'sauter-servaes-2019' } as const
/** Year of the coefficients on this page. */
export const modelAsOf = '2026'
