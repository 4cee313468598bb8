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
/** Shorter tokens could be guessed (D44). */
const token = text.refine((value) => value === undefined || value.length >= 20, {
  message: 'it needs at least 20 characters',
})
const flag = z.preprocess(emptyAsAbsent, z.stringbool().default(false))
const url = z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional())
const flightProvider = z.enum(flightProviderSettings).default('travelpayouts')

/** Settings of the server itself; those of outside services are declared with each service. */
const own = {
  /** public address of the site; a POST may carry its origin */
  siteUrl: { variable: 'SITE_URL', schema: url },
  /** set: the admin API asks for it as the password of a Basic challenge */
  adminToken: { variable: 'ADMIN_TOKEN', schema: token },
  /** without a token: the admin API answers everyone */
  adminPublic: { variable: 'ADMIN_PUBLIC', schema: flag },
  /** header in which a trusted proxy names the client */
  clientIpHeader: { variable: 'CLIENT_IP_HEADER', schema: text },
  /** a line in the log for every call, not only for errors */
  logsRequests: { variable: 'LOG_REQUESTS', schema: flag },
  /** as set; `auto` means the first that has a token */
  flightProvider: {
    variable: 'FLIGHT_PROVIDER',
    schema: z.preprocess(emptyAsAbsent, flightProvider),
  },
}
type OwnConfig = { [Field in keyof typeof own]: z.output<(typeof own)[Field]['schema']> }

export interface Config extends OwnConfig {
  services: Readonly<Record<ServiceName, SettingsOf<string>>>
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
  return { ...config, services: Object.fromEntries(settings) as Config['services'] }
}

function settingsOf(
  { origin, originVariable, settings }: OutsideService<string>,
  environment: Environment,
  siteUrl: string | undefined,
): SettingsOf<string> {
  const fields = Object.entries(settings).map(([field, { variable, fromSiteUrl }]) => [
    field,
    read(environment, variable, text) ?? (siteUrl && fromSiteUrl?.(siteUrl)),
  ])
  const base = (read(environment, originVariable, url) ?? origin).replace(/\/+$/, '')
  return { ...Object.fromEntries(fields), base }
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
