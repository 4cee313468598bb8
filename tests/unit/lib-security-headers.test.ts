import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#functions/server/config.ts'
import { readHeaderSettings } from '#lib/header-settings.ts'
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersOf,
  securityHeaders,
} from '#lib/security-headers.ts'

const csp = { scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] }
const rules = headerRules(csp)

describe('the content security policy', () => {
  it('allows nothing but own files and what is hashed', () => {
    const policy = contentSecurityPolicy({ ...csp, styleHashes: ['sha256-style'] })
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy).toContain("style-src 'self' 'sha256-style';")
    expect(contentSecurityPolicy(csp)).toContain("style-src 'self';")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })
})

describe('headers that an operator opts into', () => {
  it.each([undefined, '', '0', 'false', 'off'])('are absent for "%s"', (value) => {
    const settings = readHeaderSettings({ HSTS_PRELOAD: value, CSP_REPORTS: value })
    const headers = securityHeaders(csp, settings)
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
    expect(headers['Content-Security-Policy']).not.toContain('report')
    expect(headers['Reporting-Endpoints']).toBeUndefined()
  })

  it('are HSTS for subdomains and browser lists', () => {
    const headers = securityHeaders(csp, readHeaderSettings({ HSTS_PRELOAD: '1' }))
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it('are reports of the policy, to an endpoint that the policy names', () => {
    const settings = readHeaderSettings({ CSP_REPORTS: 'true' })
    const headers = securityHeaders(csp, settings)
    expect(headers['Content-Security-Policy']).toMatch(/; report-uri \/api\/csp-report; report-to csp$/)
    expect(headers['Reporting-Endpoints']).toBe('csp="/api/csp-report"')
    expect(headersFile(csp, settings)).toContain('  Reporting-Endpoints: csp="/api/csp-report"\n')
  })

  it.each(['HSTS_PRELOAD', 'CSP_REPORTS'])('%s with another value is refused by its name', (variable) => {
    expect(() => readHeaderSettings({ [variable]: 'perhaps' })).toThrow(
      `${variable} is "perhaps". Give 1, or leave it out.`,
    )
    expect(() => readConfig({ [variable]: 'perhaps' })).toThrow(`Environment: ${variable} is not usable`)
  })
})

describe('headers of a file', () => {
  it.each([
    ['/', 'same-origin', undefined],
    ['/route/london-paris', 'same-origin', undefined],
    ['/routes-data.json', 'cross-origin', undefined],
    ['/_astro/a.js', 'same-origin', 'public, max-age=31536000, immutable'],
  ])('%s: resource policy %s, caching %s', (path, policy, caching) => {
    const headers = headersOf(path, rules)
    expect(headers['Cross-Origin-Resource-Policy']).toBe(policy)
    expect(headers['Cache-Control']).toBe(caching)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  })
})

describe('the file for the edge', () => {
  it('holds the same rules, a repeated header detached first', () => {
    const text = headersFile(csp)
    for (const { path, headers } of rules) {
      expect(text).toContain(`${path}\n`)
      for (const [name, value] of Object.entries(headers)) expect(text).toContain(`  ${name}: ${value}\n`)
    }
    expect(text).toContain('  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n')
  })

  it('is what the small site of the tests has', () => {
    expect(readFileSync('tests/fixtures/site/_headers', 'utf8')).toBe(headersFile(csp))
  })

  it('refuses a line the edge would not read', () => {
    expect(() =>
      headersFile({ scriptHashes: Array.from({ length: 40 }, () => csp.scriptHashes[0] as string) }),
    ).toThrow(/inline scripts/)
  })
})

describe('the configuration of the edge', () => {
  it('is the same for the tests, but for folders', () => {
    const read = (file: string) => readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '')
    const { alias, ...tested } = JSON.parse(read('tests/fixtures/wrangler.jsonc').replaceAll('"../../', '"'))
    const real = JSON.parse(read('wrangler.jsonc'))
    expect(Object.keys(alias)).toEqual([
      '#build/server/directory.json',
      '#build/server/gazetteer.json',
      '#build/server/indexed-pairs.json',
      '#build/server/land.json',
      '#build/server/opportunities.json',
      '#build/server/release.json',
      '#build/server/csp.json',
    ])
    expect(tested).toEqual({ ...real, assets: { ...real.assets, directory: './site' } })
  })
})
