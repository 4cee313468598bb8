// Every call below /api, for its description at /api/openapi.json.
import { adminAnalyticsCall } from './admin-analytics.ts'
import { adminCspReportsCall } from './admin-csp-reports.ts'
import { adminMetricsCall } from './admin-metrics.ts'
import type { ApiCall } from './api-call.ts'
import { competitiveIntelligenceCall } from './competitive-intelligence.ts'
import { cspReportCall } from './csp-report.ts'
import { dismissedRoutesCall } from './dismissed-routes.ts'
import { dismissedTownsCall } from './dismissed-towns.ts'
import { flightsSearchCall } from './flights-search.ts'
import { flightsStatusCalls } from './flights-status.ts'
import { geocodeSearchCall } from './geocode-search.ts'
import { healthCall } from './health.ts'
import { missingRoutesCsvCall } from './missing-routes-csv.ts'
import { missingTownsCsvCall } from './missing-towns-csv.ts'
import { ratesCalls } from './rates.ts'
import { routeCall } from './route.ts'
import { searchFormCall } from './search-form.ts'
import { missingRouteCall } from './track-missing-route.ts'
import { pageViewCall } from './track-page-view.ts'
import { routeSearchCall } from './track-route-search.ts'
import { weatherCall } from './weather.ts'

/** In the order in which they are described. */
export const allCalls: readonly ApiCall[] = [
  ...ratesCalls,
  weatherCall,
  flightsSearchCall,
  ...flightsStatusCalls,
  geocodeSearchCall,
  searchFormCall,
  routeCall,
  pageViewCall,
  routeSearchCall,
  missingRouteCall,
  cspReportCall,
  adminMetricsCall,
  adminAnalyticsCall,
  missingRoutesCsvCall,
  missingTownsCsvCall,
  adminCspReportsCall,
  dismissedRoutesCall,
  dismissedTownsCall,
  competitiveIntelligenceCall,
  healthCall,
]
