// Names typed into the form without JavaScript, over the whole gazetteer.
import { beforeAll, describe, expect, it } from 'vitest'
import { indexDirectory } from '#places/directory-index.ts'
import { findTyped } from '#places/typed-place.ts'
import { fullDirectory } from '../../fixtures/cities.ts'
import { townIds } from '../../fixtures/towns.ts'
import { wholeGazetteer } from './whole.ts'

let find: (text: string) => string | undefined

beforeAll(() => {
  const { index, search } = wholeGazetteer()
  const { lookup } = indexDirectory({ ...fullDirectory, towns: townIds }, index)
  find = (text) => findTyped(text, lookup, index, search)?.id
})

describe('a typed name means', () => {
  it.each([
    ['a city before a larger namesake', 'Valencia', 'valencia'],
    ['a town before a larger namesake', 'Cádiz', 'cadiz-es'],
    ['a town before a larger namesake', 'Toledo', 'toledo-es'],
    ['a town in another language', 'Cadice', 'cadiz-es'],
    ['the namesake where its country follows', 'Toledo, United States', 'toledo-us'],
    ['the namesake by its id', 'toledo-us', 'toledo-us'],
    ['a place before the town that was once called so', 'Ragusa', 'ragusa-it'],
    ['a city with a slip', 'Barcleona', 'barcelona'],
    ['a town with a slip before its namesake', 'Murcai', 'murcia'],
    ['nothing with a slip that fits several places', 'Nisse', undefined],
    ['nothing where nothing is like it', 'Qxzqq', undefined],
  ])('%s: %s', (_, text, id) => {
    expect(find(text)).toBe(id)
  })
})
