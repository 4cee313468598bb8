// Settings from the environment. Empty means not set.
import { z } from 'zod'
import { flightProviderSettings } from '#contracts/flights-status.ts'
import { type ServiceName, services } from '#functions/upstream/all-services.ts'
import type { OutsideService, SettingsOf } from '#functions/upstream/define-service.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
/** A single line, because it may become part of a header. */
const text = z.preprocess(
  emptyAsAbsent,
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]*$/u)
    .optional(),
)
const url = z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional())
const flightProvider = z.enum(flightProviderSettings).default('travelpayouts')

/** Settings of the server itself; those of outside services are declared with each service. */
const own = {
  /** public address of the site; a POST may carry its origin */
  siteUrl: { variable: 'SITE_URL', schema: url },
  /** set: the admin API asks for it as the password of a Basic challenge */
  adminToken: { variable: 'ADMIN_TOKEN', schema: text },
  /** header in which a trusted proxy names the client */
  clientIpHeader: { variable: 'CLIENT_IP_HEADER', schema: text },
  /** a line in the log for every call, not only for errors */
  logsRequests: {
    variable: 'LOG_REQUESTS',
    schema: z.preprocess(emptyAsAbsent, z.stringbool().default(false)),
  },
  /** as set; `auto` means the first that has a token */
  flightProvider: {
    variable: 'FLIGHT_PROVIDER',
    schema: z.preprocess(emptyAsAbsent, flightProvider),
  },
}
type OwnConfig = { [Field in keyof typeof own]: z.output<(typeof own)[Field]['schema']> }

export interface Config extends OwnConfig {
  services: Readonly<Record<ServiceName, SettingsOf<string>>>
  /** addresses of services that may be evaluated; none once anything says that the site is operated (D147) */
  evaluations: Readonly<Partial<Record<ServiceName, string>>>
}

type Environment = Readonly<Record<string, unknown>>

/** @throws Error that names the variable and says what to do */
export function readConfig(environment: Environment): Config {
  const fields = Object.entries(own).map(([field, { variable, schema }]) => [
    field,
    read(environment, variable, schema),
  ])
  const config = Object.fromEntries(fields) as OwnConfig
  const settings = services.map((service) => [service.name, settingsOf(service, environment, config.siteUrl)])
  const evaluations = isOperated(environment)
    ? []
    : services.flatMap((service) => evaluationOf(service, environment))
  return {
    ...config,
    services: Object.fromEntries(settings) as Config['services'],
    evaluations: Object.fromEntries(evaluations),
  }
}

/** The address of the site, its proxy, advertisements, and every account or partner id of a service. */
function isOperated(environment: Environment): boolean {
  const ofServices = services.flatMap((service: OutsideService<string>) => Object.values(service.settings))
  const variables = [
    own.siteUrl.variable,
    own.clientIpHeader.variable,
    'AD_PROVIDER',
    ...ofServices.map(({ variable }) => variable),
  ]
  return variables.some((variable) => (environment[variable] ?? '') !== '')
}

function evaluationOf(
  service: OutsideService<ServiceName>,
  environment: Environment,
): [ServiceName, string][] {
  const { name, evaluation } = service
  return evaluation ? [[name, baseOf(service, evaluation.origin, environment)]] : []
}

/** Address of a service without a slash at the end: `origin`, where its variable names no other. */
function baseOf(
  { originVariable }: Pick<OutsideService<string>, 'originVariable'>,
  origin: string,
  environment: Environment,
): string {
  return (read(environment, originVariable, url) ?? origin).replace(/\/+$/, '')
}

function settingsOf(
  service: OutsideService<string>,
  environment: Environment,
  siteUrl: string | undefined,
): SettingsOf<string> {
  const fields = Object.entries(service.settings).map(([field, { variable, fromSiteUrl }]) => [
    field,
    read(environment, variable, text) ?? (siteUrl && fromSiteUrl?.(siteUrl)),
  ])
  return { ...Object.fromEntries(fields), base: baseOf(service, service.origin, environment) }
}

function read<Schema extends z.ZodType>(
  environment: Environment,
  variable: string,
  schema: Schema,
): z.output<Schema> {
  const value = schema.safeParse(environment[variable])
  if (value.success) return value.data
  const [issue] = value.error.issues
  throw new Error(`Environment: ${variable} is not usable: ${issue?.message}. Correct it or leave it out.`)
}
