// The constants of section 9 of the specification, named, each with its unit, and what other sites cut off.
// Coefficients of composed and modelled figures are in coefficients.ts.

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
/** True when only flights are relevant. */
export const isFlightOnly = (distanceKm: number): boolean => distanceKm > flightOnlyAboveKm
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
/** An option run by this operator brings the cross-channel tip (D31). */
export const crossChannelOperator = 'Eurostar'
/** Said of the year where a city has no normals (D25): mean temperatures. */
export const fallbackWeatherCelsius = { from: 12, to: 14 } as const
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

// ---- what search engines and other sites show --------------------------------------------------------------
/** Longest title search engines show whole, characters. */
export const longestTitle = 70
/** Pictures of shared links, pixels: the 1200 × 630 sites ask for, smaller to be half the file. */
export const previewSize = { width: 960, height: 504 } as const

// ---- section 9: airport transfer estimates ----------------------------------------------------------------------
export const transferEstimates = {
  train: { eur: [10, 25], minutes: [25, 40], everyMinutes: [10, 15] },
  bus: { eur: [5, 12], minutes: [40, 60], everyMinutes: [15, 30] },
  taxi: { eurPerKm: [1.5, 2.5], minutes: [20, 45] },
  rideshare: { eurPerKm: [1.2, 2], minutes: [20, 45] },
} as const
