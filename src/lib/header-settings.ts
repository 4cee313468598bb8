// Headers that an operator opts into: the build reads these settings for `_headers`, the server for its answers (D150).
import { z } from 'zod'

/** On: 1, true, yes, on; off: 0, false, no, off, empty, absent. */
export const switchSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.stringbool().default(false),
)

export const headerSettings = {
  /** HSTS for all subdomains too, and consent to the lists that browsers contain */
  hstsPreload: { variable: 'HSTS_PRELOAD', schema: switchSchema },
  /** browsers report what the Content-Security-Policy blocks */
  cspReports: { variable: 'CSP_REPORTS', schema: switchSchema },
} as const
export type HeaderSettings = Record<keyof typeof headerSettings, boolean>

/** The settings of an environment. @throws RangeError that names the variable */
export function readHeaderSettings(environment: Readonly<Record<string, unknown>>): HeaderSettings {
  const fields = Object.entries(headerSettings).map(([field, { variable, schema }]) => {
    const value = schema.safeParse(environment[variable])
    if (value.success) return [field, value.data]
    throw new RangeError(`${variable} is "${environment[variable]}". Give 1, or leave it out.`)
  })
  return Object.fromEntries(fields) as HeaderSettings
}
