// GET /api/{provider}/status: whether the provider of live prices named in the path is the one in use and set up.
import { z } from 'zod'

/** Outside services that can be asked for fares. */
export const flightProviderNames = ['travelpayouts', 'duffel'] as const
export type FlightProviderName = (typeof flightProviderNames)[number]

/** Values of FLIGHT_PROVIDER; each may stand in the path, and only the one in use can be configured. */
export const flightProviderSettings = [...flightProviderNames, 'auto', 'none'] as const
export type FlightProviderSetting = (typeof flightProviderSettings)[number]

/** The setting of an environment. @throws RangeError for a name that is none of ours */
export function flightProviderOf({ FLIGHT_PROVIDER }: { FLIGHT_PROVIDER?: string }): FlightProviderSetting {
  const wanted = FLIGHT_PROVIDER || 'travelpayouts'
  const setting = flightProviderSettings.find((known) => known === wanted)
  if (setting) return setting
  throw new RangeError(`FLIGHT_PROVIDER is "${wanted}". Give one of ${flightProviderSettings.join(', ')}.`)
}

export const flightsStatusPath = (provider: FlightProviderSetting) => `/api/${provider}/status` as const

export const flightsStatusReplySchema = z.object({ configured: z.boolean() })
export type FlightsStatusReply = z.infer<typeof flightsStatusReplySchema>

export const flightsStatusReplyExample: FlightsStatusReply = { configured: true }
