import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from '#checks/source/source-files.ts'
import { furtherEvents, subscribedEvents } from '#islands/runtime/subscribed-events.ts'

/** Events that React names differently from browsers or combines from several. */
const eventsOf: Record<string, readonly string[]> = {
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onChange: ['change', 'input', 'click'],
}

/** Events that elements in a file have handlers for; props of components are not events. */
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

test('React is subscribed to every event an island listens to, and no other', () => {
  const wanted = new Set(islands.flatMap(({ events }) => events))
  expect([...subscribedEvents, ...furtherEvents].sort()).toEqual([...wanted].sort())
})

test('islands that listen to more than clicks and changes say so', () => {
  const folders = (has: (island: (typeof islands)[number]) => boolean) =>
    new Set(islands.filter(has).map(({ folder }) => folder))
  const listening = folders(({ events }) => events.some((event) => furtherEvents.has(event)))
  expect(folders(({ text }) => text.includes('data-hears-more'))).toEqual(listening)
})
