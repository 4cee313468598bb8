// POST /api/track/page-view: one view of a route page. Answers 204 with no body.
import { z } from 'zod'
import { languages } from '#lib/languages.ts'
import { type ApiCall, trackingCall } from './api-call.ts'

export const pageViewPath = '/api/track/page-view'

const trackedSlugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/)

export const pageViewSchema = z.strictObject({
  routeSlug: trackedSlugSchema,
  language: z.enum(languages),
})
export type PageView = z.infer<typeof pageViewSchema>

export const pageViewExample: PageView = { routeSlug: 'london-paris', language: 'en' }

export const pageViewCall = {
  ...trackingCall,
  path: pageViewPath,
  id: 'trackPageView',
  summary: 'One view of a route page',
  body: { schema: pageViewSchema, examples: { view: pageViewExample } },
} as const satisfies ApiCall
