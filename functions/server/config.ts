// Settings from the environment. Empty means not set.
import { z } from 'zod'
import { flightProviderSettings } from '#contracts/flights-status.ts'
import { duffelOrigin } from '#functions/upstream/duffel.ts'
import { ecbOrigin } from '#functions/upstream/ecb.ts'
import { frankfurterOrigin } from '#functions/upstream/frankfurter.ts'
import { metNorwayOrigin } from '#functions/upstream/met-norway.ts'
import { openMeteoOrigin } from '#functions/upstream/open-meteo.ts'
import type { ServiceName } from '#functions/upstream/service.ts'
import { travelpayoutsOrigin } from '#functions/upstream/travelpayouts.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
/** One line: it may end up in a header. */
const text = z.preprocess(
  emptyAsAbsent,
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]*$/u)
    .optional(),
)
const url = z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional())
const base = (origin: string) => url.transform((value) => (value ?? origin).replace(/\/+$/, ''))

const environmentSchema = z.object({
  SITE_URL: url,
  ADMIN_TOKEN: text,
  CLIENT_IP_HEADER: text,
  LOG_REQUESTS: z.preprocess(emptyAsAbsent, z.stringbool().default(false)),
  FLIGHT_PROVIDER: z.preprocess(emptyAsAbsent, z.enum(flightProviderSettings).default('travelpayouts')),
  TRAVELPAYOUTS_TOKEN: text,
  TRAVELPAYOUTS_MARKER: text,
  DUFFEL_TOKEN: text,
  MET_USER_AGENT: text,
  OPEN_METEO_API_KEY: text,
  TRAVELPAYOUTS_BASE_URL: base(travelpayoutsOrigin),
  DUFFEL_BASE_URL: base(duffelOrigin),
  MET_BASE_URL: base(metNorwayOrigin),
  OPEN_METEO_BASE_URL: base(openMeteoOrigin),
  ECB_BASE_URL: base(ecbOrigin),
  FRANKFURTER_BASE_URL: base(frankfurterOrigin),
})
type Environment = z.infer<typeof environmentSchema>

export interface Config {
  /** public address of the site; a POST may carry its origin */
  siteUrl: string | undefined
  /** set: the admin API asks for it as the password of a Basic challenge */
  adminToken: string | undefined
  /** header in which a trusted proxy names the client */
  clientIpHeader: string | undefined
  /** a line in the log for every call, not only for what goes wrong */
  logsRequests: boolean
  /** as set; `auto` means the first that has a token */
  flightProvider: Environment['FLIGHT_PROVIDER']
  travelpayoutsToken: string | undefined
  /** partner id in the links of fares */
  travelpayoutsMarker: string | undefined
  duffelToken: string | undefined
  /** who we say we are to MET Norway, which answers nobody without a name; the site's address where nothing else is set */
  metUserAgent: string | undefined
  openMeteoApiKey: string | undefined
  /** where each outside service is found, without a slash at the end */
  baseUrls: Readonly<Record<ServiceName, string>>
}

/** @throws Error that names the variable and says what to do */
export function readConfig(environment: Record<string, unknown>): Config {
  const read = environmentSchema.safeParse(environment)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(
      `Environment: ${issue?.path.join('.')} is not usable: ${issue?.message}. Correct it or leave it out.`,
    )
  }
  const { data } = read
  return {
    siteUrl: data.SITE_URL,
    adminToken: data.ADMIN_TOKEN,
    clientIpHeader: data.CLIENT_IP_HEADER,
    logsRequests: data.LOG_REQUESTS,
    flightProvider: data.FLIGHT_PROVIDER,
    travelpayoutsToken: data.TRAVELPAYOUTS_TOKEN,
    travelpayoutsMarker: data.TRAVELPAYOUTS_MARKER,
    duffelToken: data.DUFFEL_TOKEN,
    metUserAgent: data.MET_USER_AGENT ?? (data.SITE_URL && `Waymark ${data.SITE_URL}`),
    openMeteoApiKey: data.OPEN_METEO_API_KEY,
    baseUrls: baseUrlsOf(data),
  }
}

function baseUrlsOf(data: Environment): Config['baseUrls'] {
  return {
    travelpayouts: data.TRAVELPAYOUTS_BASE_URL,
    duffel: data.DUFFEL_BASE_URL,
    'met-norway': data.MET_BASE_URL,
    'open-meteo': data.OPEN_METEO_BASE_URL,
    ecb: data.ECB_BASE_URL,
    frankfurter: data.FRANKFURTER_BASE_URL,
  }
}
