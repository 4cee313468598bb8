import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icons } from '#components/ui/icons.ts'

/** Without the white space in which the formatter and the drawings differ. */
const squeezed = (svg: string) => svg.replace(/\s+/g, ' ').replace(/\s*(\/?>|<)\s*/g, '$1')

test('the file of icons holds every drawing by name, and no other', () => {
  const file = readFileSync(new URL('../../src/components/ui/icons.svg', import.meta.url), 'utf8')
  const symbols = Object.entries(icons).map(
    ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  )
  expect(squeezed(file)).toBe(
    squeezed(`<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join('')}</svg>`),
  )
})
