// The weather forecast of a place.
import { weatherPath, weatherQuerySchema } from '#contracts/weather.ts'
import { requireAskRate } from '../ask-limit.ts'
import { recalledHeaders } from '../cache-status.ts'
import { readQuery } from '../read-query.ts'
import { timed } from '../trace.ts'
import { createWeather } from '../weather.ts'
import { type CallGroup, readCall } from './call-group.ts'

/** Browsers keep it for an hour, as the specification says. */
const caching = 'public, max-age=3600'

export const weatherCalls: CallGroup = ({ api, deps, index, services }) => {
  const weather = createWeather({ ...deps, services, cities: index.cities })
  readCall(api, weatherPath, async ({ req: { raw } }) => {
    const query = readQuery(raw, weatherQuerySchema)
    const { reply, recalled } = await timed(raw, 'upstream', () =>
      weather(query, () => requireAskRate(raw, deps)),
    )
    const headers = recalled ? recalledHeaders(recalled, caching) : { 'Cache-Control': 'no-store' }
    return Response.json(reply, { headers })
  })
}
