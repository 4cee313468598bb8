// Fixed limits and figures of D60–D143, each with its unit, and limits that other sites set.
// Coefficients of composed and modelled figures are in coefficients.ts.

// ---- search and recent searches (D70, D74, D75) -------------------------------------------------
export const search = {
  debounceMs: 300,
  blurCloseMs: 200,
  minCharsLocal: 2,
  minCharsRemote: 3,
  maxLocal: 5,
  maxRemote: 5,
} as const

/** A typo needs an edit-distance similarity strictly above this; confidence of a reversed slug. */
export const slugMatch = { typoSimilarity: 0.75, reversedConfidence: 0.95 } as const

// ---- data fetched by browsers (D56) -------------------------------------------------------------
export const cacheHours = { weather: 1, rates: 24 } as const

// ---- home page and lists (D62, D92, D93, D105, D130, D131, D137, D138, D142) --------------------
export const home = { cities: 15, airports: 12, groupSize: 3, quickGetawayMinutes: 180 } as const
/** Popular routes on a route page, in the order of demand. */
export const popularRoutesCount = 12
/** Routes from the same place on the page of a pair of towns. */
export const relatedPairs = 6
export const footerRoutesPerMode = 8
export const notFoundSimilar = 6
export const cityPageLandmarks = 5
export const cityPageTowns = 8
export const corridorAirlines = 2
export const adminRows = 10
export const structuredDataItems = 10
/** Rows per page of a mode list (D18). */
export const modeListRows = 100

// ---- route page (D24, D103, D105–D107, D109, D114, D121, D132) ----------------------------------
/** Strictly above this, only flights are relevant (D24). */
export const flightOnlyAboveKm = 4000
export const isFlightOnly = (distanceKm: number): boolean => distanceKm > flightOnlyAboveKm
/** kg CO2e: under the first green, under the second yellow, otherwise red (D121). */
export const carbonLevelsKg = { low: 20, medium: 50 } as const
/** Speeds of estimated drives: on generated pages (D114), and between airport and city (D132). */
export const driveKmPerHour = { generated: 80, airport: 50 } as const
export const rushHours = [
  { from: '07:00', to: '09:00' },
  { from: '17:00', to: '19:00' },
] as const
export const related = {
  sameOrigin: 100,
  sameDestination: 100,
  /** the candidate starts at the destination or ends at the origin (D29) */
  swapped: 50,
  /** at equal distance; falls to zero at `distanceReachKm` of difference */
  distanceBonus: 10,
  distanceReachKm: 500,
  max: 6,
} as const
export const liveOffers = 3
export const forecastDays = 7
export const packLayersCelsius = 10
/** An option of this operator shows the cross-channel tip (D31, D109). */
export const crossChannelOperator = 'Eurostar'
/** Mean temperatures for cities without normals (D25, D107). */
export const fallbackWeatherCelsius = { from: 12, to: 14 } as const
export const map = { maxZoom: 19, paddingPx: 50 } as const

// ---- what search engines and other sites show ---------------------------------------------------
/** Longest title search engines show without cutting it, characters. */
export const longestTitle = 60
/** Characters of descriptions: enough to say something, and no more than is shown (D131). */
export const descriptionLength = { least: 120, most: 155 } as const
/**
 * Pairs of towns that search engines may list (D6, docs/indexing.md): at most so many, those in most demand. A page compares
 * at least so many ways, and the fastest service takes at most so many minutes: few look for a longer ride.
 */
export const indexedPairs = { most: 5000, leastOptions: 2, mostMinutes: 720 } as const
/** Pictures of shared links, pixels: sites ask for 1200 × 630; this size halves the file. */
export const previewSize = { width: 960, height: 504 } as const

// ---- estimates of airport transfers (D133) ------------------------------------------------------
export const transferEstimates = {
  taxi: { eurPerKm: [1.5, 2.5], minutes: [20, 45] },
  rideshare: { eurPerKm: [1.2, 2], minutes: [20, 45] },
} as const
