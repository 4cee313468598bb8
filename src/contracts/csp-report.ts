// POST /api/csp-report: what browsers blocked, as the Content-Security-Policy asks them to say. Answers 204 (D150).
import { z } from 'zod'
import { cspReportPath } from '#lib/security-headers.ts'
import { type ApiCall, trackingCall } from './api-call.ts'

const text = z.string().max(8000)

/** A violation in the words of the Reporting API. */
const violationSchema = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text.optional(),
  sourceFile: text.nullish(),
})
export type CspViolation = z.infer<typeof violationSchema>

/** The body of `report-to`: reports of several kinds, of which only violations count. */
const reportsSchema = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .min(1)
  .max(100)
/** The body of `report-uri`, one violation. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.nullish(),
  }),
})

export const cspReportSchema = z.union([reportSchema, reportsSchema])
export type CspReport = z.infer<typeof cspReportSchema>

/** Violations of a body; what is not one is left out. */
export function violationsIn(body: CspReport): CspViolation[] {
  if (Array.isArray(body)) {
    const violations = body.filter(({ type }) => type === 'csp-violation')
    return violations.flatMap((report) => violationSchema.safeParse(report.body).data ?? [])
  }
  const report = body['csp-report']
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  return [
    {
      documentURL: report['document-uri'],
      effectiveDirective: directive.split(' ', 1)[0] ?? '',
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
    },
  ]
}

export const cspReportExamples = {
  'report-to': [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://waymark.example/route/london-paris',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://ads.example/ad.js',
        sourceFile: null,
      },
    },
  ],
  'report-uri': {
    'csp-report': {
      'document-uri': 'https://waymark.example/route/london-paris',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ads.example/ad.js',
    },
  },
} satisfies Record<string, CspReport>

export const cspReportCall = {
  ...trackingCall,
  path: cspReportPath,
  id: 'reportCspViolation',
  summary: 'What a browser blocked',
  description:
    'Counted by day, directive, origin and family of pages. What extensions of browsers do is not counted.',
  body: {
    schema: cspReportSchema,
    examples: cspReportExamples,
    types: ['application/reports+json', 'application/csp-report'],
    mostBytes: 16 * 1024,
  },
} as const satisfies ApiCall
