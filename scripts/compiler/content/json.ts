// JSON of written content with the line of every value, since JSON.parse knows no lines.

/** Where a text stops to be JSON. */
export class JsonFault extends Error {
  readonly line: number
  readonly remedy: string

  constructor(line: number, what: string, remedy = 'Check quotes and commas here and on the line before.') {
    super(what)
    this.line = line
    this.remedy = remedy
  }
}

const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g

/** Reads tokens in order and notes the line of each path. */
class Scanner {
  readonly lines = new Map<string, number>()
  readonly #text: string
  readonly #found: readonly RegExpExecArray[]
  #at = 0
  /** the last line asked for, and where it was: lines are asked for in the order of the text */
  #last = { index: 0, line: 1 }

  constructor(text: string) {
    this.#text = text
    this.#found = [...text.matchAll(tokens)]
  }

  document(): void {
    this.#value('')
    if (this.#at < this.#found.length) this.#fail('the end of the file')
  }

  get #token(): string {
    return this.#found[this.#at]?.[0] ?? ''
  }

  get #line(): number {
    const index = this.#found[this.#at]?.index ?? this.#text.length
    const breaks = this.#text.slice(this.#last.index, index).split('\n').length - 1
    this.#last = { index, line: this.#last.line + breaks }
    return this.#last.line
  }

  #fail(expected: string): never {
    const token = this.#token
    if (token === '"') throw new JsonFault(this.#line, 'has a double quote without its partner.')
    throw new JsonFault(this.#line, `has ${token || 'the end of the file'} where ${expected} is expected.`)
  }

  #skip(token: string, expected: string): void {
    if (this.#token !== token) this.#fail(expected)
    this.#at += 1
  }

  #value(path: string): void {
    if (!this.lines.has(path)) this.lines.set(path, this.#line)
    if (this.#token === '{') this.#items('}', () => this.#member(path))
    else if (this.#token === '[') this.#items(']', (index) => this.#value(join(path, index)))
    else if (/^(?:".+|-?\d[\d.eE+-]*|true|false|null)$/.test(this.#token)) this.#at += 1
    else this.#fail('a value')
  }

  #items(end: string, item: (index: number) => void): void {
    this.#at += 1
    for (let index = 0; index > 0 || this.#token !== end; index += 1) {
      item(index)
      if (this.#token === end) break
      this.#skip(',', `a comma or ${end}`)
    }
    this.#at += 1
  }

  #member(parent: string): void {
    const token = this.#token
    if (!/^".*"$/.test(token) || token === '"') this.#fail('the name of a field in double quotes')
    const path = join(parent, token.slice(1, -1))
    if (this.lines.has(path))
      throw new JsonFault(this.#line, `has "${path}" a second time.`, 'Remove one of the two.')
    this.lines.set(path, this.#line)
    this.#at += 1
    this.#skip(':', 'a colon')
    this.#value(path)
  }
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

/** The value of a text, and the line of each path in it: "faqs.0.answer". @throws JsonFault */
export function parseJson(text: string): { value: unknown; lines: ReadonlyMap<string, number> } {
  if (text.trim() === '') throw new JsonFault(1, 'is empty.', 'Write it; data/README.md says what it holds.')
  const scanner = new Scanner(text)
  scanner.document()
  try {
    return { value: JSON.parse(text), lines: scanner.lines }
  } catch (error) {
    throw new JsonFault(1, `is not JSON (${(error as Error).message}).`)
  }
}
