// Files written after the pages, from the settings of the build.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityTxt } from '#site/security-txt.ts'
import { writeSecurityTxt } from '#site/server-files.ts'

const now = new Date('2026-11-23T10:00:00Z')
const contact = { SITE_CONTACT: 'mailto:security@site.test' }

describe('security.txt', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-'))
    mkdirSync(join(folder, 'dist'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([{}, { SITE_CONTACT: '' }, { SITE_URL: 'https://site.test' }])(
    'is absent for %j',
    (environment) => {
      expect(securityTxt(environment, now)).toBeUndefined()
    },
  )

  it('names the contact, the languages and a day less than a year ahead', () => {
    const text = securityTxt({ ...contact, SITE_URL: 'https://site.test' }, now) as string
    expect(text).toContain('Contact: mailto:security@site.test\n')
    expect(text).toContain('Preferred-Languages: en, de, fr, es, it\n')
    expect(text).toContain('Canonical: https://site.test/.well-known/security.txt\n')
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] as string)
    const days = (expires - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })

  it('names no address of a site that has none', () => {
    expect(securityTxt(contact, now)).not.toMatch(/Canonical|example/)
  })

  it('of an earlier build is deleted when the contact is gone', () => {
    const file = join(folder, '.well-known', 'security.txt')
    writeSecurityTxt(folder, contact)
    expect(readFileSync(file, 'utf8')).toContain('Contact: mailto:')
    writeSecurityTxt(folder, {})
    expect(existsSync(file)).toBe(false)
  })
})
