import { describe, expect, it } from 'vitest'
import { advisoriesIn } from '#checks/dependencies/advisories.ts'
import { type Bill, bundledPackages, licenceFaults } from '#checks/dependencies/licences.ts'

const billOf = (name: string, licenses: Bill['components'][number]['licenses']): Bill => ({
  components: [{ name, version: '1.0.0', licenses }],
})

describe('licences of packages', () => {
  it.each([
    ['a free one', billOf('zod', [{ license: { id: 'MIT' } }]), []],
    [
      'one that binds what contains it',
      billOf('x', [{ license: { id: 'AGPL-3.0' } }]),
      ['x 1.0.0: licence AGPL-3.0'],
    ],
    ['one for the build', billOf('lightningcss', [{ license: { id: 'MPL-2.0' } }]), []],
    [
      'the same of another package',
      billOf('x', [{ license: { id: 'MPL-2.0' } }]),
      ['x 1.0.0: licence MPL-2.0'],
    ],
    ['no licence', billOf('x', undefined), ['x 1.0.0: licence none']],
    ['an expression', billOf('x', [{ expression: 'MIT OR GPL-2.0' }]), ['x 1.0.0: licence MIT OR GPL-2.0']],
  ])('are judged: %s', (_, bill, faults) => {
    expect(licenceFaults(bill)).toEqual(faults)
  })

  it('name the packages of a bundle once, the innermost of nested ones', () => {
    const sources = ['../../node_modules/zod/a.js', 'node_modules/zod/b.js', 'functions/node.ts']
    expect(bundledPackages([...sources, 'node_modules/a/node_modules/@b/c/d.js'])).toEqual(['@b/c', 'zod'])
  })
})

describe('advisories', () => {
  it('are read from an audit', () => {
    const vulnerability = { name: 'x', severity: 'high', range: '<2', isDirect: true }
    expect(advisoriesIn(JSON.stringify({ vulnerabilities: { x: vulnerability } }))).toEqual([
      'x <2: high; see `npm audit`',
    ])
    expect(advisoriesIn(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
  })

  it.each(['', '{"error":{"code":"ENOAUDIT"}}', 'npm error'])(
    'are unknown without an answer: %s',
    (output) => {
      expect(advisoriesIn(output)).toBeUndefined()
    },
  )
})
