// The table of rooms in ARCHITECTURE.md equals the table of the rule.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '#checks/source/rooms.ts'
import { root } from '#tools/root.ts'

/** Rows between the markers: alias, folder, content, allowed imports. */
const rows = /<!-- rooms -->\n([\s\S]*?)<!-- \/rooms -->/
  .exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))?.[1]
  ?.trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('ARCHITECTURE.md lists every room with its folder and what it may import', () => {
  const listed = rows?.map(([, alias = '', folder = '', , imports = '']) => [
    alias.replaceAll('`', ''),
    folder.replaceAll('`', ''),
    imports,
  ])
  const declared = Object.entries(rooms).map(([name, room]) => [
    `#${name}`,
    `${room.folder}/`,
    [room.imports.join(' ') || '–', ...(room.types ? [`types of ${room.types.join(' ')}`] : [])].join('; '),
  ])
  expect(listed).toEqual(declared)
})

test.each(Object.values(rooms).map(({ folder }) => folder))('%s is there', (folder) => {
  expect(folder === '.build' || existsSync(join(root, folder))).toBe(true)
})
