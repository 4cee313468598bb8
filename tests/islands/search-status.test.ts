import { expect, test } from 'vitest'
import { fieldStatus } from '#islands/search/field-status.ts'

const words = {
  noMatch: 'Keine',
  searching: 'Suche läuft …',
  results: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
}
const place = { id: 'tokyo', name: 'Tokio', country: 'Japan' }
const asked = {
  places: [],
  links: [],
  near: false,
  exact: undefined,
  asked: true,
  settled: false,
  slow: false,
}

test.each([
  ['says how many rows there are', { ...asked, places: [place] }, undefined, ['1 Vorschlag', false]],
  [
    'counts also while more may come',
    { ...asked, places: [place, place], slow: true },
    undefined,
    ['2 Vorschläge', false],
  ],
  ['says nothing while the server is asked', asked, undefined, undefined],
  ['says so when that takes long', { ...asked, slow: true }, undefined, ['Suche läuft …', true]],
  [
    'says that nothing matches once all have answered',
    { ...asked, settled: true },
    undefined,
    ['Keine', true],
  ],
  ['says nothing when a place is chosen', { ...asked, settled: true }, place, undefined],
  ['says nothing when nothing is asked', { ...asked, asked: false, settled: true }, undefined, undefined],
])('a field %s', (_what, suggestions, chosen, said) => {
  const status = fieldStatus({ suggestions, chosen }, words, 'de')
  expect(status && [status.text, status.visible]).toEqual(said)
})
