import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from '#checks/source/source-files.ts'
import { heard, heardMore } from '#islands/directives/heard.ts'

/** What React calls otherwise than browsers, and what it makes of several events. */
const eventsOf: Record<string, readonly string[]> = {
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onChange: ['change', 'input', 'click'],
}

/** A file of an island: the events its elements have handlers for (what its components are given is no event). */
function eventsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText()))
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText() ?? ''
        if (/^on[A-Z]/.test(name)) found.push(...(eventsOf[name] ?? [name.slice(2).toLowerCase()]))
      }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}
const islands = sourceFiles()
  .filter(({ path }) => /^src\/islands\/.*\.tsx$/.test(path))
  .map(({ path, text }) => ({ folder: dirname(path), text, events: eventsIn(path, text) }))

test('React hears every event an island listens to, and no other', () => {
  const wanted = new Set(islands.flatMap(({ events }) => events))
  expect([...heard, ...heardMore].sort()).toEqual([...wanted].sort())
})

test('islands that listen to more than clicks and changes say so', () => {
  const folders = (has: (island: (typeof islands)[number]) => boolean) =>
    new Set(islands.filter(has).map(({ folder }) => folder))
  const listening = folders(({ events }) => events.some((event) => heardMore.has(event)))
  expect(folders(({ text }) => text.includes('data-hears-more'))).toEqual(listening)
})
