// The outside services of the site.
import type { FlightProviderName } from '#contracts/flights-status.ts'
import type { RatesService } from '#contracts/rates.ts'
import type { WeatherSource } from '#contracts/weather.ts'
import type { OutsideService } from './define-service.ts'
import { duffel } from './duffel.ts'
import { ecb } from './ecb.ts'
import type { FlightProvider } from './flight-provider.ts'
import { frankfurter } from './frankfurter.ts'
import { metNorway } from './met-norway.ts'
import { openMeteo } from './open-meteo.ts'
import type { AskRates } from './rates-check.ts'
import { travelpayouts } from './travelpayouts.ts'
import type { AskWeather } from './weather-source.ts'

/** In the order of /api/health and of the README. */
export const services = [travelpayouts, duffel, metNorway, openMeteo, ecb, frankfurter] as const
export type ServiceName = (typeof services)[number]['name']

type Asked<Name extends ServiceName, Client> = readonly OutsideService<Name, Client>[]

/** In the order of requests: Open-Meteo first where it is paid for. */
export const weatherServices: Asked<WeatherSource, AskWeather> = [openMeteo, metNorway]
export const rateServices: Asked<RatesService, AskRates> = [ecb, frankfurter]
/** In the order in which FLIGHT_PROVIDER=auto looks for a token. */
export const flightServices: Asked<FlightProviderName, FlightProvider> = [travelpayouts, duffel]
