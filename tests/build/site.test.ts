import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { siteChecks } from '#scripts/checks/all.ts'
import { readSite, type Site } from '#scripts/checks/site.ts'
import { htmlErrors } from '#scripts/checks/validity.ts'
import { sampleOfFamilies } from '#scripts/lib/families.ts'
import { dist } from '#scripts/lib/root.ts'
import { pagesIn, pathOfFile } from '#scripts/lib/site-files.ts'

const shown = 20

describe('the built site', () => {
  let site: Site
  beforeAll(() => {
    site = readSite(dist, process.env.SITE_URL || 'https://waymark.example')
  }, 300_000)

  test('has pages', () => {
    expect(site.pages.length, 'Build it first: npm run build').toBeGreaterThan(5)
  })

  test.each(siteChecks.map((check) => [check.name, check] as const))('%s', (_, check) => {
    const faults = check.faults(site)
    const more = faults.length > shown ? `\n… and ${faults.length - shown} more` : ''
    expect(faults.length, `${check.fix}\n${faults.slice(0, shown).join('\n')}${more}\n`).toBe(0)
  })
})

describe('valid HTML', () => {
  const files = new Map(pagesIn(dist).map((file) => [pathOfFile(file), file]))

  test.each(sampleOfFamilies([...files.keys()]))('%s', (path) => {
    expect(htmlErrors(readFileSync(join(dist, files.get(path) as string), 'utf8'))).toEqual([])
  })
})
