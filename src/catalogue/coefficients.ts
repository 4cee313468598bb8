// The documented coefficients of composed and modelled figures, named, each with its unit and its reason.

import type { StopKind } from './network.ts'

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
  /** most changes of a journey by train, or by ship with the trains and coaches to it */
  maxChanges: 3,
} as const

/** Land journeys longer than factor × great circle + km are detours nobody takes. */
export const detour = { factor: 1.8, km: 200 } as const
/** Flights may go out of the way to a hub, but not to the other end of the continent. */
export const flightDetour = { factor: 1.6, km: 300 } as const
/** To a city nearer than this nobody flies from another city's airport, km. */
export const secondAirportFromKm = 450

// ---- which alternatives are worth a traveller's time --------------------------------------------------------------
export const alternatives = {
  /** beyond this a page becomes a timetable: modes that offer most give up what is recommended least */
  perRoute: 7,
  /** where every journey of a mode needs so many changes, the ways differ less than their chances */
  chainChanges: 2,
  /** night journeys with a change: more of them are variations */
  composedNights: 1,
  /** a night train with changes must save a day trip of at least this length, and not take far longer */
  composedNight: { dayMinutes: 360, slowerThanFastest: 1.75 },
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
/** Kilometres travelled per great-circle kilometre where no measured distance is known.
 * Rail 1.2: GES 1point5 and co2calculator; road 1.27: median of the E-road network; sea 1.1: coastal routing. */
export const circuity = { rail: 1.2, road: 1.27, sea: 1.1 } as const
/** UK DESNZ and EN 16258: a flight is 95 km longer than the great circle (approach, holding, routing). */
export const flightExtraKm = 95
/** DESNZ: short haul below, long haul above. */
export const shortHaulMaxKm = 3700

// ---- door to door -------------------------------------------------------------------------------------------------
/** Minutes spent at terminals, both ends together. Airport and station: Sauter-Servaes 2019, ZHAW. */
export const dwellMinutes: Readonly<Record<StopKind, number>> = {
  airport: 157,
  rail: 32,
  coach: 20,
  port: 55,
}
/** Way between a city centre and a stop that names none. */
export const defaultAccessMinutes: Readonly<Record<StopKind, number>> = {
  airport: 45,
  rail: 15,
  coach: 20,
  port: 30,
}
/** A break for every full stretch at the wheel. */
export const drivingBreak = { minutes: 15, everyMinutes: 120 } as const

/** A through ticket counts this share of the kilometres between the stops of its rides, and never less than the great circle. */
export const throughFareWay = 0.9

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

/** Sources that stand behind modelled figures; data/sources must name them. */
export const modelSources = { models: 'waymark-models', dwell: 'sauter-servaes-2019' } as const
/** Year of the coefficients on this page. */
export const modelAsOf = '2026'
