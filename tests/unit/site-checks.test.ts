// Every check of the built site finds its fault, and nothing in a sound site.
import { describe, expect, test } from 'vitest'
import { siteChecks } from '#checks/site/all.ts'
import { leftovers } from '#checks/site/content.ts'
import { internalLinks } from '#checks/site/internal-links.ts'
import { type SiteCheck, siteOf } from '#checks/site/site.ts'
import { htmlErrors } from '#checks/site/validity.ts'
import { broken, seededFaults } from './seeded-faults.ts'
import { type Files, origin, soundSite } from './sound-site.ts'

const faultsOf = (check: SiteCheck, files: Files) =>
  check.faults(siteOf(Object.keys(files), (file) => files[file] as string, origin))

test.each(siteChecks.map((check) => [check.name, check] as const))('a sound site: %s', (_, check) => {
  expect(faultsOf(check, soundSite())).toEqual([])
})

describe('a seeded fault is found', () => {
  test.each(seededFaults)('%s', (_, check, files, message) => {
    expect(faultsOf(check, files).join('\n')).toContain(message)
  })

  test('in every check', () => {
    expect(siteChecks.filter((check) => !seededFaults.some(([, seeded]) => seeded === check))).toEqual([])
  })
})

describe('what looks like a fault and is none', () => {
  test.each([
    ['a word inside a script', '<script type="module">const a = undefined</script>', leftovers],
    ['a greater-than sign in an attribute', '<p title="a > b {">x</p>', leftovers],
    ['a link to a function', '<a href="/api/search?origin=x">x</a>', internalLinks],
    ['a mail address', '<a href="mailto:a@waymark.example">x</a>', internalLinks],
  ])('%s', (_, html, check) => {
    expect(faultsOf(check, broken('about.html', '</body>', `${html}</body>`))).toEqual([])
  })
})

describe('html-validate', () => {
  test('accepts a sound page', () => {
    expect(htmlErrors(soundSite()['about.html'] as string)).toEqual([])
  })

  test('names an error with its place', () => {
    expect(
      htmlErrors(
        '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>',
      ),
    ).not.toEqual([])
  })
})
