// The calls below /api; each file of api/ registers a group.
import { Hono } from 'hono'
import { createServices } from '#functions/upstream/service.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { adminCalls } from './api/admin.ts'
import type { CallGroup } from './api/call-group.ts'
import { flightCalls } from './api/flights.ts'
import { operationCalls } from './api/operation.ts'
import { placeCalls } from './api/places.ts'
import { rateCalls } from './api/rates.ts'
import { routeCalls } from './api/routes.ts'
import { trackingCalls } from './api/tracking.ts'
import { weatherCalls } from './api/weather.ts'
import { ApiError } from './api-error.ts'
import type { Deps } from './deps.ts'
import { isCall } from './is-call.ts'
import { logError } from './log.ts'
import type { Reaches } from './reaches.ts'

const groups: CallGroup[] = [
  rateCalls,
  weatherCalls,
  flightCalls,
  placeCalls,
  routeCalls,
  trackingCalls,
  adminCalls,
  operationCalls,
]

/** All calls; an unknown path is a 404 in JSON, a wrong method a 405. Other addresses are passed on. */
export function createApi(
  deps: Deps,
  { index, reaches, search }: { index: DirectoryIndex; reaches: Reaches; search: PlaceSearch },
): Hono {
  const api = new Hono()
  const services = createServices(
    () => deps.now().getTime(),
    (name, error) => logError('upstream', error, { service: name }),
  )
  for (const register of groups) register({ api, deps, index, reaches, search, services })
  api.all('*', ({ req }, next) => {
    if (!isCall(req.path)) return next()
    throw new ApiError('not-found', 'There is no such call.')
  })
  return api
}
