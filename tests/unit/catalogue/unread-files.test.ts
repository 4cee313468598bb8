// Files below data/ that nothing reads.
import { expect, test } from 'vitest'
import { unreadFiles } from '#compiler/read/unread-files.ts'
import { root } from '#tools/root.ts'
import { withEdits } from '../mistakes/edited-copy.ts'
import { create } from '../mistakes/mistake.ts'

test('every file of the project below data/ is read', () => {
  expect(unreadFiles(root).problems).toEqual([])
})

test('a file of the system is listed, not refused', () => {
  const edits = [
    create('.DS_Store', ''),
    create('services/rail/._west-fr.csv', ''),
    create('guides/lyon/.x', ''),
  ]
  const { problems, system } = withEdits(edits, unreadFiles)
  expect(problems).toEqual([])
  expect(system.sort()).toEqual(['data/.DS_Store', 'data/guides/lyon/.x', 'data/services/rail/._west-fr.csv'])
})
