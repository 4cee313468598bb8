// Which provider of live fares is in use (FLIGHT_PROVIDER), and whether it is set up.
import type { FlightProviderName, FlightProviderSetting } from '#contracts/flights-status.ts'
import { flightServices } from '#functions/upstream/all-services.ts'
import type { FlightProvider } from '#functions/upstream/flight-provider.ts'
import type { Config } from './config.ts'
import { type Connected, connected } from './connected.ts'

export type FlightConfig = Pick<Config, 'flightProvider' | 'services'>

/** The provider in use; undefined where none is chosen or its token is missing. */
export function chosenProvider(
  config: FlightConfig,
): Connected<FlightProviderName, FlightProvider> | undefined {
  const { flightProvider: setting } = config
  return connected(flightServices, config).find(({ name }) => setting === 'auto' || setting === name)
}

/** Whether the name in the path of a status call is the provider in use, or the setting that led to it. */
export function isConfigured(name: FlightProviderSetting, config: FlightConfig): boolean {
  const provider = chosenProvider(config)
  return provider !== undefined && (name === provider.name || name === config.flightProvider)
}
