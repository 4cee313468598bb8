// Live fares, and whether a provider is set up.
import { townsOf } from '#catalogue/place.ts'
import { flightsSearchCall } from '#contracts/flights-search.ts'
import {
  type FlightsStatusReply,
  flightProviderSettings,
  flightsStatusCallOf,
} from '#contracts/flights-status.ts'
import { askerOf } from '../asker.ts'
import { recalledHeaders } from '../cache-status.ts'
import { isConfigured } from '../flight-providers.ts'
import { createFlights } from '../flights.ts'
import { timed } from '../trace.ts'
import { answerCall, type CallGroup } from './call-group.ts'

const caching = 'public, max-age=600'
const statusCaching = 'public, max-age=300'

export const flightCalls: CallGroup = ({ api, deps, services }) => {
  const flights = createFlights({
    ...deps,
    services,
    cities: townsOf(Object.values(deps.facts['catalogue/places.json'])),
    airports: deps.world.airports,
  })

  for (const name of flightProviderSettings) {
    answerCall(api, flightsStatusCallOf(name), () => {
      const reply: FlightsStatusReply = { configured: isConfigured(name, deps.config) }
      return Response.json(reply, { headers: { 'Cache-Control': statusCaching } })
    })
  }

  answerCall(api, flightsSearchCall, async (request, query) => {
    const { reply, recalled } = await timed(request, 'upstream', () => flights(query, askerOf(request, deps)))
    const headers = recalled ? recalledHeaders(recalled, caching) : { 'Cache-Control': 'no-store' }
    return Response.json(reply, { headers })
  })
}
