import ts from 'typescript'
import { expect, test } from 'vitest'
import { heard } from '#islands/directives/heard.ts'
import { sourceFiles } from '#scripts/lib/source-files.ts'

/** What React calls otherwise than browsers, and what it makes of several events. */
const eventsOf: Record<string, readonly string[]> = {
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onChange: ['change', 'input', 'click'],
}

/** Names of the handlers that elements of a file have; what its components are given is no event. */
function handlersIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText()))
      for (const attribute of node.attributes.properties) {
        const name = attribute.name?.getText() ?? ''
        if (/^on[A-Z]/.test(name)) found.push(name)
      }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

test('React hears every event an island listens to, and no other', () => {
  const islands = sourceFiles().filter(({ path }) => /^src\/islands\/.*\.tsx$/.test(path))
  const handlers = islands.flatMap(({ path, text }) => handlersIn(path, text))
  const wanted = handlers.flatMap((name) => eventsOf[name] ?? [name.slice(2).toLowerCase()])
  expect([...heard].sort()).toEqual([...new Set(wanted)].sort())
})
