// JSON of written content: the line of every field, and where a text stops to be JSON.
import { describe, expect, test } from 'vitest'
import { JsonFault, parseJson } from '#compiler/content/json.ts'

describe('a text that is JSON', () => {
  const { value, lines } = parseJson(
    '{\n  "a": "x, {y}: \\"z\\"",\n  "b": [\n    { "c": 1 },\n    []\n  ]\n}\n',
  )

  test('has the value that JSON.parse gives', () => {
    expect(value).toEqual({ a: 'x, {y}: "z"', b: [{ c: 1 }, []] })
  })

  test('has a line for every field and item', () => {
    expect(Object.fromEntries(lines)).toEqual({ '': 1, a: 2, b: 3, 'b.0': 4, 'b.0.c': 4, 'b.1': 5 })
  })
})

describe('a text that is no JSON', () => {
  test.each([
    ['nothing', ' \n', 1, 'is empty.'],
    [
      'a comma too many',
      '{\n  "a": 1,\n}',
      3,
      'has } where the name of a field in double quotes is expected.',
    ],
    ['a comma too many in a list', '[\n  1,\n]', 3, 'has ] where a value is expected.'],
    ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 3, 'has "b" where a comma or } is expected.'],
    ['no colon', '{\n  "a" 1\n}', 2, 'has 1 where a colon is expected.'],
    ['a lone quote', '{\n  "a": "x\n}', 2, 'has a double quote without its partner.'],
    ['curly quotes', '{\n  “a”: 1\n}', 2, 'has “a” where the name of a field in double quotes is expected.'],
    ['an open end', '{\n  "a": 1\n', 3, 'has the end of the file where a comma or } is expected.'],
    ['something after the end', '{}\n{}', 2, 'has { where the end of the file is expected.'],
    ['a field twice', '{\n  "a": 1,\n  "a": 2\n}', 3, 'has "a" a second time.'],
    ['an escape that does not exist', '{ "a": "\\x" }', 1, 'is not JSON'],
  ])('%s', (_, text, line, what) => {
    const fault = (() => {
      try {
        return parseJson(text)
      } catch (error) {
        return error
      }
    })()
    expect(fault).toBeInstanceOf(JsonFault)
    expect(fault).toMatchObject({ line, message: expect.stringContaining(what) })
  })
})
