import { expect, test } from 'vitest'
import { listAction } from '#islands/search/list-keys.ts'

const list = (active: number, open = true, alt = false) => ({ open, count: 3, active, alt })
const closed = list(-1, false)
const empty = { open: true, count: 0, active: -1, alt: false }

test.each([
  ['ArrowDown opens a closed list', 'ArrowDown', closed, { kind: 'open' }],
  ['ArrowUp opens a closed list', 'ArrowUp', closed, { kind: 'open' }],
  ['Alt+ArrowDown opens without moving', 'ArrowDown', list(-1, true, true), { kind: 'open' }],
  ['Alt+ArrowUp closes', 'ArrowUp', list(1, true, true), { kind: 'close' }],
  ['ArrowDown starts at the first row', 'ArrowDown', list(-1), { kind: 'move', active: 0 }],
  ['ArrowDown goes round', 'ArrowDown', list(2), { kind: 'move', active: 0 }],
  ['ArrowUp starts at the last row', 'ArrowUp', list(-1), { kind: 'move', active: 2 }],
  ['ArrowUp goes round', 'ArrowUp', list(0), { kind: 'move', active: 2 }],
  ['Home belongs to the text while no row is highlighted', 'Home', list(-1), undefined],
  ['Home goes to the first row', 'Home', list(2), { kind: 'move', active: 0 }],
  ['End goes to the last row', 'End', list(0), { kind: 'move', active: 2 }],
  ['Enter picks the highlighted row', 'Enter', list(1), { kind: 'pick', index: 1, stay: true }],
  [
    'Enter picks the first row when none is highlighted',
    'Enter',
    list(-1),
    { kind: 'pick', index: 0, stay: true },
  ],
  ['Enter submits when the list is closed', 'Enter', closed, undefined],
  ['Enter submits when nothing is listed', 'Enter', empty, undefined],
  ['Tab takes the highlighted row along', 'Tab', list(1), { kind: 'pick', index: 1, stay: false }],
  ['Tab moves on when none is highlighted', 'Tab', list(-1), undefined],
  ['Escape closes', 'Escape', list(1), { kind: 'close' }],
  ['Escape clears when closed', 'Escape', closed, { kind: 'clear' }],
  ['Escape in a dialog closes the list first', 'Escape', { ...list(1), inDialog: true }, { kind: 'close' }],
  ['Escape in a dialog then belongs to the dialog', 'Escape', { ...closed, inDialog: true }, undefined],
  ['Escape in a dialog does not wait for an empty list', 'Escape', { ...empty, inDialog: true }, undefined],
  [
    'Enter picks the page that is named when none is highlighted',
    'Enter',
    { ...list(-1), likeliest: 2 },
    { kind: 'pick', index: 2, stay: true },
  ],
  ['letters belong to the text', 'a', list(1), undefined],
])('%s', (_what, key, state, action) => {
  expect(listAction(key, state)).toEqual(action)
})
