// GET /api/{provider}/status: whether the provider in the path is the one in use and set up (D84).
import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

/** Outside services for fares. */
export const flightProviderNames = ['travelpayouts', 'duffel'] as const
export type FlightProviderName = (typeof flightProviderNames)[number]

/** Values of FLIGHT_PROVIDER; each may stand in the path, and only the one in use can be configured. */
export const flightProviderSettings = [...flightProviderNames, 'auto', 'none'] as const
export type FlightProviderSetting = (typeof flightProviderSettings)[number]

/** Whom the pages of a build ask: nobody where it is not set. @throws RangeError for an unknown name */
export function flightProviderOf({ FLIGHT_PROVIDER }: { FLIGHT_PROVIDER?: string }): FlightProviderSetting {
  const wanted = FLIGHT_PROVIDER || 'none'
  const setting = flightProviderSettings.find((known) => known === wanted)
  if (setting) return setting
  throw new RangeError(`FLIGHT_PROVIDER is "${wanted}". Give one of ${flightProviderSettings.join(', ')}.`)
}

export const flightsStatusPath = (provider: FlightProviderSetting) => `/api/${provider}/status` as const

export const flightsStatusReplySchema = z.object({ configured: z.boolean() })
export type FlightsStatusReply = z.infer<typeof flightsStatusReplySchema>

export const flightsStatusReplyExample: FlightsStatusReply = { configured: true }

/** The call for one provider. */
export const flightsStatusCallOf = (provider: FlightProviderSetting) =>
  ({
    method: 'get',
    path: flightsStatusPath(provider),
    id: `${provider}Status`,
    tag: 'live',
    summary: `Whether live fares are set up: ${provider}`,
    reply: {
      description: 'Whether it is the provider in use.',
      schema: flightsStatusReplySchema,
      example: flightsStatusReplyExample,
    },
  }) as const satisfies ApiCall

export const flightsStatusCalls = flightProviderSettings.map(flightsStatusCallOf)
