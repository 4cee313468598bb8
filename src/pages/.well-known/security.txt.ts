// /.well-known/security.txt: contact for security reports (RFC 9116).
import type { APIRoute } from 'astro'
import { site as settings } from '#catalogue/site.ts'
import { pathTo } from '#i18n/paths.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      `Contact: ${process.env.SITE_CONTACT ?? new URL(`${pathTo.about()}#contact`, site)}`,
      `Expires: ${settings.securityReviewedUntil}`,
      'Preferred-Languages: en, de, fr, es, it',
      `Canonical: ${new URL('/.well-known/security.txt', site)}`,
      '',
    ].join('\n'),
  )
