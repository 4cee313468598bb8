// Live fares, and whether there are any to be had.
import { flightsSearchPath, flightsSearchQuerySchema } from '#contracts/flights-search.ts'
import {
  type FlightsStatusReply,
  flightProviderSettings,
  flightsStatusPath,
} from '#contracts/flights-status.ts'
import { requireAskRate } from '../ask-limit.ts'
import { recalledHeaders } from '../cache-status.ts'
import { isConfigured } from '../flight-providers.ts'
import { createFlights } from '../flights.ts'
import { readQuery } from '../read-query.ts'
import { timed } from '../trace.ts'
import { type CallGroup, readCall } from './call-group.ts'

const caching = 'public, max-age=600'
const statusCaching = 'public, max-age=300'

export const flightCalls: CallGroup = ({ api, deps, index, services }) => {
  const flights = createFlights({ ...deps, services, cities: index.cities })

  for (const name of flightProviderSettings) {
    readCall(api, flightsStatusPath(name), () => {
      const reply: FlightsStatusReply = { configured: isConfigured(name, deps.config) }
      return Response.json(reply, { headers: { 'Cache-Control': statusCaching } })
    })
  }

  readCall(api, flightsSearchPath, async ({ req: { raw } }) => {
    const query = readQuery(raw, flightsSearchQuerySchema)
    const { reply, recalled } = await timed(raw, 'upstream', () =>
      flights(query, () => requireAskRate(raw, deps)),
    )
    const headers = recalled ? recalledHeaders(recalled, caching) : { 'Cache-Control': 'no-store' }
    return Response.json(reply, { headers })
  })
}
