// GET /api/{provider}/status: whether the provider of live prices named in the path is the one in use and set up.
import { z } from 'zod'

/** Outside services that can be asked for fares. */
export const flightProviderNames = ['travelpayouts', 'duffel'] as const
export type FlightProviderName = (typeof flightProviderNames)[number]

/** Values of FLIGHT_PROVIDER; each may stand in the path, and only the one in use can be configured. */
export const flightProviderSettings = [...flightProviderNames, 'auto', 'none'] as const
export type FlightProviderSetting = (typeof flightProviderSettings)[number]

export const flightsStatusPath = (provider: FlightProviderSetting) => `/api/${provider}/status` as const

export const flightsStatusReplySchema = z.object({ configured: z.boolean() })
export type FlightsStatusReply = z.infer<typeof flightsStatusReplySchema>

export const flightsStatusReplyExample: FlightsStatusReply = { configured: true }
