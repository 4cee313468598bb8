// Settings from the environment. Empty means not set.
import { z } from 'zod'
import { ecbOrigin } from '#functions/upstream/ecb.ts'
import { frankfurterOrigin } from '#functions/upstream/frankfurter.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(emptyAsAbsent, z.string().optional())
const url = z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional())
const base = (origin: string) => url.transform((value) => (value ?? origin).replace(/\/+$/, ''))

const environmentSchema = z.object({
  SITE_URL: url,
  ADMIN_TOKEN: text,
  CLIENT_IP_HEADER: text,
  ECB_BASE_URL: base(ecbOrigin),
  FRANKFURTER_BASE_URL: base(frankfurterOrigin),
})

export interface Config {
  /** public address of the site; a POST may carry its origin */
  siteUrl: string | undefined
  /** set: the admin API asks for it as the password of a Basic challenge */
  adminToken: string | undefined
  /** header in which a trusted proxy names the client */
  clientIpHeader: string | undefined
  ecbBaseUrl: string
  frankfurterBaseUrl: string
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
  const { SITE_URL, ADMIN_TOKEN, CLIENT_IP_HEADER, ECB_BASE_URL, FRANKFURTER_BASE_URL } = read.data
  return {
    siteUrl: SITE_URL,
    adminToken: ADMIN_TOKEN,
    clientIpHeader: CLIENT_IP_HEADER,
    ecbBaseUrl: ECB_BASE_URL,
    frankfurterBaseUrl: FRANKFURTER_BASE_URL,
  }
}
