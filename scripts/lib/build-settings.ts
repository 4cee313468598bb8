// The settings of a build, checked before it starts: a wrong one would end it after a minute.
import { flightProviderOf } from '#contracts/flights-status.ts'
import { adProviderOf } from '#lib/ad-provider.ts'
import { buildDay } from '#lib/build-day.ts'
import { readHeaderSettings } from '#lib/header-settings.ts'
import { mapTiles } from '#lib/map-tiles.ts'
import { isSiteUrl, siteUrlHint } from '#lib/site-url.ts'
import type { BuildEnvironment } from './inputs-hash.ts'
import { StepError } from './process.ts'

function checkSiteUrl({ SITE_URL }: BuildEnvironment): void {
  if (SITE_URL && !isSiteUrl(SITE_URL)) throw new RangeError(`SITE_URL is "${SITE_URL}": ${siteUrlHint}.`)
}

function checkContact({ SITE_CONTACT }: BuildEnvironment): void {
  if (!SITE_CONTACT || /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(SITE_CONTACT)) return
  throw new RangeError(
    `SITE_CONTACT is "${SITE_CONTACT}". Give an address such as mailto:you@your.domain or https://your.domain/contact.`,
  )
}

/** Every variable that a build reads. A check throws a RangeError that says what to do. */
const checks: Record<keyof BuildEnvironment, (environment: BuildEnvironment) => unknown> = {
  SITE_URL: checkSiteUrl,
  SITE_CONTACT: checkContact,
  MAP_STYLE_URL: mapTiles,
  MAP_ATTRIBUTION: () => undefined,
  FLIGHT_PROVIDER: flightProviderOf,
  AD_PROVIDER: adProviderOf,
  HSTS_PRELOAD: readHeaderSettings,
  CSP_REPORTS: readHeaderSettings,
  SOURCE_DATE_EPOCH: ({ SOURCE_DATE_EPOCH }) => buildDay(SOURCE_DATE_EPOCH),
}

/** @throws StepError with a line per unusable setting */
export function checkBuildSettings(environment: BuildEnvironment = process.env): void {
  const problems = Object.values(checks).flatMap((check) => {
    try {
      check(environment)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (problems.length > 0) throw new StepError([...new Set(problems)].join('\n'))
}
