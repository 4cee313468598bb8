// Every call below /api, for its description at /api/openapi.json.
import {
  adminAnalyticsPath,
  adminAnalyticsReplyExample,
  adminAnalyticsReplySchema,
} from './admin-analytics.ts'
import { adminMetricsPath, adminMetricsReplyExample, adminMetricsReplySchema } from './admin-metrics.ts'
import type { ApiCall, Reply } from './api-call.ts'
import {
  competitiveIntelligencePath,
  competitiveIntelligenceReplyExample,
  competitiveIntelligenceReplySchema,
} from './competitive-intelligence.ts'
import {
  flightsSearchPath,
  flightsSearchQueryExample,
  flightsSearchQuerySchema,
  flightsSearchReplyExample,
  flightsSearchReplySchema,
} from './flights-search.ts'
import {
  flightProviderSettings,
  flightsStatusPath,
  flightsStatusReplyExample,
  flightsStatusReplySchema,
} from './flights-status.ts'
import {
  geocodeSearchPath,
  geocodeSearchQueryExample,
  geocodeSearchQuerySchema,
  geocodeSearchReplyExample,
  geocodeSearchReplySchema,
} from './geocode-search.ts'
import { healthPath, healthReplyExample, healthReplySchema } from './health.ts'
import { missingRoutesCsvExample, missingRoutesCsvPath } from './missing-routes-csv.ts'
import { ratesPaths, ratesReplyExample, ratesReplySchema } from './rates.ts'
import { searchFormPath, searchFormQueryExample, searchFormQuerySchema } from './search-form.ts'
import { missingRouteExamples, missingRoutePath, missingRouteSchema } from './track-missing-route.ts'
import { pageViewExample, pageViewPath, pageViewSchema } from './track-page-view.ts'
import { routeSearchExample, routeSearchPath, routeSearchSchema } from './track-route-search.ts'
import {
  weatherPath,
  weatherQueryExample,
  weatherQuerySchema,
  weatherReplyExample,
  weatherReplySchema,
} from './weather.ts'

const ok = (description: string, schema: NonNullable<Reply['json']>['schema'], example: unknown): Reply => ({
  status: 200,
  description,
  json: { schema, examples: { reply: example } },
})

const live: ApiCall[] = [
  ...ratesPaths.map(
    (path, index): ApiCall => ({
      method: 'get',
      path,
      id: index === 0 ? 'rates' : 'ratesOfEuro',
      tag: 'live',
      summary: 'Exchange rates',
      description: 'Units of each currency per euro. Never fails: in the worst case a fixed table.',
      reply: ok('The rates with their day and source.', ratesReplySchema, ratesReplyExample),
    }),
  ),
  {
    method: 'get',
    path: weatherPath,
    id: 'weather',
    tag: 'live',
    summary: 'Weather forecast of a place',
    description: 'Seven days as people there count them. Without an answer from outside the list is empty.',
    query: { schema: weatherQuerySchema, example: weatherQueryExample },
    reply: ok('The forecast, or why there is none.', weatherReplySchema, weatherReplyExample),
    errors: ['bad-request'],
  },
  {
    method: 'get',
    path: flightsSearchPath,
    id: 'flights',
    tag: 'live',
    summary: 'Live fares between two airports or cities',
    query: { schema: flightsSearchQuerySchema, example: flightsSearchQueryExample },
    reply: ok('The offers, or why there are none.', flightsSearchReplySchema, flightsSearchReplyExample),
    errors: ['bad-request'],
  },
  ...flightProviderSettings.map(
    (provider): ApiCall => ({
      method: 'get',
      path: flightsStatusPath(provider),
      id: `${provider}Status`,
      tag: 'live',
      summary: `Whether live fares are set up: ${provider}`,
      reply: ok('Whether it is the provider in use.', flightsStatusReplySchema, flightsStatusReplyExample),
    }),
  ),
]

const places: ApiCall[] = [
  {
    method: 'get',
    path: geocodeSearchPath,
    id: 'places',
    tag: 'places',
    summary: 'Places by name',
    description: 'At most five, what is meant most likely first. Below two characters the list is empty.',
    query: { schema: geocodeSearchQuerySchema, example: geocodeSearchQueryExample },
    reply: ok('The places.', geocodeSearchReplySchema, geocodeSearchReplyExample),
  },
  {
    method: 'get',
    path: searchFormPath,
    id: 'searchForm',
    tag: 'places',
    summary: 'Target of the search form without JavaScript',
    query: { schema: searchFormQuerySchema, example: searchFormQueryExample },
    reply: { status: 303, description: 'To the route page, or home with a message.' },
  },
]

const counted: Reply = { status: 204, description: 'Counted; or not, where the visitor asks for privacy.' }
const tracking: ApiCall[] = [
  {
    method: 'post',
    path: pageViewPath,
    id: 'trackPageView',
    tag: 'tracking',
    summary: 'One view of a route page',
    body: { schema: pageViewSchema, examples: { view: pageViewExample } },
    reply: counted,
  },
  {
    method: 'post',
    path: routeSearchPath,
    id: 'trackRouteSearch',
    tag: 'tracking',
    summary: 'A route page was opened for two places',
    body: { schema: routeSearchSchema, examples: { search: routeSearchExample } },
    reply: counted,
  },
  {
    method: 'post',
    path: missingRoutePath,
    id: 'trackMissingRoute',
    tag: 'tracking',
    summary: 'Somebody asked for a route without a page',
    description: 'A generated page and the not-found view send different bodies; both end in one row.',
    body: { schema: missingRouteSchema, examples: missingRouteExamples },
    reply: counted,
  },
].map((call) => ({
  ...(call as ApiCall),
  errors: ['bad-request', 'forbidden', 'too-large', 'unsupported-type', 'too-many-requests', 'unavailable'],
}))

const admin: ApiCall[] = [
  {
    method: 'get',
    path: adminMetricsPath,
    id: 'adminMetrics',
    tag: 'admin',
    summary: 'What was searched',
    reply: ok('Counters.', adminMetricsReplySchema, adminMetricsReplyExample),
  },
  {
    method: 'get',
    path: adminAnalyticsPath,
    id: 'adminAnalytics',
    tag: 'admin',
    summary: 'What the catalogue holds, what was looked at and what was missed',
    reply: ok('Counters and the inventory.', adminAnalyticsReplySchema, adminAnalyticsReplyExample),
  },
  {
    method: 'get',
    path: missingRoutesCsvPath,
    id: 'missingRoutesCsv',
    tag: 'admin',
    summary: 'Every missing route for a spreadsheet',
    reply: {
      status: 200,
      description: 'A file, the most asked for first.',
      text: { type: 'text/csv', example: missingRoutesCsvExample },
    },
  },
  {
    method: 'get',
    path: competitiveIntelligencePath,
    id: 'competitiveIntelligence',
    tag: 'admin',
    summary: 'What editors have built, plan and put off',
    reply: ok(
      'Opportunities beside what this site counted.',
      competitiveIntelligenceReplySchema,
      competitiveIntelligenceReplyExample,
    ),
  },
].map((call) => ({ ...(call as ApiCall), admin: true, errors: ['unauthorized', 'unavailable'] }))

const operation: ApiCall[] = [
  {
    method: 'get',
    path: healthPath,
    id: 'health',
    tag: 'operation',
    summary: 'Whether the site is well',
    description: 'The same body with status 503 while the database is down.',
    reply: ok('Version, catalogue, database and outside services.', healthReplySchema, healthReplyExample),
  },
]

/** In the order in which they are described. */
export const allCalls: readonly ApiCall[] = [...live, ...places, ...tracking, ...admin, ...operation]
