// /.well-known/security.txt: the contact for reports of weaknesses (RFC 9116).
import { languages } from '#lib/languages.ts'

/** Days a text is valid; RFC 9116 recommends less than a year. */
const validDays = 360

/** The text at the moment of a build; undefined without SITE_CONTACT, as the format demands a contact. */
export function securityTxt(
  { SITE_CONTACT, SITE_URL }: { SITE_CONTACT?: string; SITE_URL?: string },
  now: Date,
): string | undefined {
  if (!SITE_CONTACT) return undefined
  const expires = new Date(now.getTime() + validDays * 86_400_000)
  return [
    `Contact: ${SITE_CONTACT}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(SITE_URL ? [`Canonical: ${new URL('/.well-known/security.txt', SITE_URL)}`] : []),
    '',
  ].join('\n')
}
