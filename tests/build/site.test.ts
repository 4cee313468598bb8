import { beforeAll, describe, expect, test } from 'vitest'
import { siteChecks } from '#checks/site/all.ts'
import { readSite, type Site } from '#checks/site/site.ts'
import { dist } from '#scripts/lib/root.ts'
import { drawnPairs } from './drawn-pairs.ts'

const shown = 20

describe('the built site', () => {
  let site: Site
  beforeAll(() => {
    site = readSite(dist, process.env.SITE_URL || 'https://waymark.example', { drawn: drawnPairs(dist) })
  }, 300_000)

  test('has pages', () => {
    expect(site.pages.length, 'Build it first: npm run build').toBeGreaterThan(5)
  })

  test.each(siteChecks.map((check) => [check.name, check] as const))('%s', (_, check) => {
    const faults = check.faults(site)
    const more = faults.length > shown ? `\n… and ${faults.length - shown} more` : ''
    expect(faults.length, `${check.remedy}\n${faults.slice(0, shown).join('\n')}${more}\n`).toBe(0)
  })
})
