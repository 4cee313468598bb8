// Which provider of live fares is in use (FLIGHT_PROVIDER), and whether it is set up.
import type { FlightProviderName, FlightProviderSetting } from '#contracts/flights-status.ts'
import { createDuffel } from '#functions/upstream/duffel.ts'
import type { FlightProvider } from '#functions/upstream/flight-provider.ts'
import { createTravelpayouts } from '#functions/upstream/travelpayouts.ts'
import type { Config } from './config.ts'

export type FlightConfig = Pick<
  Config,
  'flightProvider' | 'travelpayoutsToken' | 'travelpayoutsMarker' | 'duffelToken' | 'baseUrls'
>

/** In the order in which `auto` tries them. */
const makers: Record<FlightProviderName, (config: FlightConfig) => FlightProvider | undefined> = {
  travelpayouts: ({ travelpayoutsToken: token, travelpayoutsMarker: marker, baseUrls }) =>
    token ? createTravelpayouts({ base: baseUrls.travelpayouts, token, marker }) : undefined,
  duffel: ({ duffelToken: token, baseUrls }) =>
    token ? createDuffel({ base: baseUrls.duffel, token }) : undefined,
}

/** The provider in use; undefined where none is chosen or its token is missing. */
export function chosenProvider(config: FlightConfig): FlightProvider | undefined {
  const { flightProvider: setting } = config
  if (setting === 'none') return undefined
  if (setting !== 'auto') return makers[setting](config)
  return Object.values(makers)
    .map((make) => make(config))
    .find((provider) => provider !== undefined)
}

/** Whether the name in the path of a status call is the provider in use, or the setting that led to it. */
export function isConfigured(name: FlightProviderSetting, config: FlightConfig): boolean {
  const provider = chosenProvider(config)
  return provider !== undefined && (name === provider.name || name === config.flightProvider)
}
