// The weather forecast of a place.
import { weatherCall } from '#contracts/weather.ts'
import { askerOf } from '../asker.ts'
import { recalledHeaders } from '../cache-status.ts'
import { timed } from '../trace.ts'
import { createWeather } from '../weather.ts'
import { answerCall, type CallGroup } from './call-group.ts'

/** Browsers cache it for an hour. */
const caching = 'public, max-age=3600'

export const weatherCalls: CallGroup = ({ api, deps, index, services }) => {
  const weather = createWeather({ ...deps, services, cities: index.cities })
  answerCall(api, weatherCall, async (request, query) => {
    const { reply, recalled } = await timed(request, 'upstream', () => weather(query, askerOf(request, deps)))
    const headers = recalled ? recalledHeaders(recalled, caching) : { 'Cache-Control': 'no-store' }
    return Response.json(reply, { headers })
  })
}
