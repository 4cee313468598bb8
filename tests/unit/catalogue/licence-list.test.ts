// data/LICENSE names every licence, publisher and file that asks for something.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { licenceText, withoutLicence } from '#catalogue/licences.ts'
import { licenceFile, licenceList } from '#compiler/emit/licence-list.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#scripts/lib/root.ts'

const { sources } = readNetwork(root)
const list = licenceList(root, sources)

describe('data/LICENSE', () => {
  const text = readFileSync(licenceFile, 'utf8')

  test('has the list of the present rows', () => {
    expect(text.includes(list), 'Run npm run data -- catalogue').toBe(true)
  })

  test('names the text of every licence', () => {
    const licences = new Set([...sources.values()].map(({ licence }) => licence))
    for (const known of withoutLicence) licences.delete(known)
    for (const licence of licences) {
      if (licence !== 'CC BY') expect(text).toContain(licenceText(licence))
      expect(text).toContain(`\n  ${licence}: `)
    }
  })
})

describe('the list of files', () => {
  const [, odbl = '', others = ''] = list.split(/^Files with .*$/m)

  test('has rows of the ODbL apart from the others', () => {
    expect(odbl).toMatch(/services\/rail\/west-fr\.csv +\d+ {2}.*ODbL 1\.0: SNCF Voyageurs \d+/)
    expect(others).not.toContain('ODbL')
    expect(others).toMatch(/climate\/normals\.csv +\d+ {2}.*Deutscher Wetterdienst \d+/)
  })

  test('leaves out what is ours and single facts', () => {
    expect(list).not.toContain('Waymark')
    expect(list).not.toContain('facts cited with credit')
  })
})
