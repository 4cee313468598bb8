// Settings of the server, from the environment. Empty means not set.
import { z } from 'zod'
import { flightProviderSettings } from '#contracts/flights-status.ts'
import { type ServiceName, services } from '#functions/upstream/all-services.ts'
import type { OutsideService, Setting, SettingsOf } from '#functions/upstream/define-service.ts'
import { headerSettings, switchSchema } from '#lib/header-settings.ts'
import { isSiteUrl, siteUrlHint } from '#lib/site-url.ts'
import { OperatorError } from './operator-error.ts'

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
const siteUrl = text.refine((value) => value === undefined || isSiteUrl(value), siteUrlHint)
/** A token of RFC 9110. */
const headerName = text.refine(
  (value) => value === undefined || /^[\w!#$%&'*+.^`|~-]+$/.test(value),
  'give the name of a header, e.g. X-Real-IP',
)
const portHint = 'give a number from 1 to 65535, or 0 for any free port'
const port = z.preprocess(
  emptyAsAbsent,
  z
    .string()
    .regex(/^\d{1,5}$/, portHint)
    .transform(Number)
    .refine((value) => value <= 65_535, portHint)
    .default(4321),
)
/** Shorter tokens could be guessed (D44). */
const token = text.refine((value) => value === undefined || value.length >= 20, {
  message: 'it needs at least 20 characters',
})
const url = z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional())
const flightProvider = z.enum(flightProviderSettings).default('travelpayouts')

/** Settings of the server itself; those of outside services are declared with each service. */
const own = {
  /** public address of the site; a POST may carry its origin */
  siteUrl: { variable: 'SITE_URL', schema: siteUrl },
  /** set: the admin API asks for it as the password of a Basic challenge */
  adminToken: { variable: 'ADMIN_TOKEN', schema: token },
  /** without a token: the admin API answers everyone */
  adminPublic: { variable: 'ADMIN_PUBLIC', schema: switchSchema },
  /** header in which a trusted proxy names the client */
  clientIpHeader: { variable: 'CLIENT_IP_HEADER', schema: headerName },
  /** a line in the log for every call, not only for errors */
  logsRequests: { variable: 'LOG_REQUESTS', schema: switchSchema },
  ...headerSettings,
  /** as set; `auto` means the first that has a token */
  flightProvider: {
    variable: 'FLIGHT_PROVIDER',
    schema: z.preprocess(emptyAsAbsent, flightProvider),
  },
  /** Node only: port to listen on; 0: any free one */
  port: { variable: 'PORT', schema: port },
  /** Node only: address to listen on; absent: every network of the machine */
  host: { variable: 'HOST', schema: text },
  /** Node only: file of the counters */
  databasePath: {
    variable: 'DATABASE_PATH',
    schema: text.transform((path) => path ?? '.data/waymark.sqlite'),
  },
}
/** Every variable the server reads. */
export const serverVariables: readonly string[] = [
  ...Object.values(own).map(({ variable }) => variable),
  ...services.flatMap(({ originVariable, settings }) => [
    originVariable,
    ...Object.values<Setting>(settings).map(({ variable }) => variable),
  ]),
]

type OwnConfig = { [Field in keyof typeof own]: z.output<(typeof own)[Field]['schema']> }

export interface Config extends OwnConfig {
  services: Readonly<Record<ServiceName, SettingsOf<string>>>
  /** addresses of services that may be evaluated; none once anything says that the site is operated (D147) */
  evaluations: Readonly<Partial<Record<ServiceName, string>>>
}

type Environment = Readonly<Record<string, unknown>>

/** Reads a variable by its schema; undefined where its value is not usable. */
type Read = <Schema extends z.ZodType>(variable: string, schema: Schema) => z.output<Schema>

/** @throws OperatorError with a line per unusable variable that says what to do */
export function readConfig(environment: Environment): Config {
  const problems = new Set<string>()
  const read: Read = (variable, schema) => {
    const value = schema.safeParse(environment[variable])
    if (value.success) return value.data
    const [issue] = value.error.issues
    problems.add(`Environment: ${variable} is not usable: ${issue?.message}. Correct it or leave it out.`)
    return undefined as z.output<typeof schema>
  }
  const fields = Object.entries(own).map(([field, { variable, schema }]) => [field, read(variable, schema)])
  const config = Object.fromEntries(fields) as OwnConfig
  const settings = services.map((service) => [service.name, settingsOf(service, read, config.siteUrl)])
  const evaluations = isOperated(environment)
    ? []
    : services.flatMap((service) => evaluationOf(service, read))
  if (problems.size > 0) throw new OperatorError([...problems].join('\n'))
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

function evaluationOf(service: OutsideService<ServiceName>, read: Read): [ServiceName, string][] {
  const { name, evaluation } = service
  return evaluation ? [[name, baseOf(service, evaluation.origin, read)]] : []
}

/** Address of a service without a slash at the end: `origin`, where its variable names no other. */
function baseOf(
  { originVariable }: Pick<OutsideService<string>, 'originVariable'>,
  origin: string,
  read: Read,
): string {
  return (read(originVariable, url) ?? origin).replace(/\/+$/, '')
}

function settingsOf(
  service: OutsideService<string>,
  read: Read,
  siteUrl: string | undefined,
): SettingsOf<string> {
  const fields = Object.entries(service.settings).map(([field, { variable, fromSiteUrl }]) => [
    field,
    read(variable, text) ?? (siteUrl && fromSiteUrl?.(siteUrl)),
  ])
  return { ...Object.fromEntries(fields), base: baseOf(service, service.origin, read) }
}
