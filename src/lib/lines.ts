// The lines of a text that stays as bytes: most of a large file is never needed as text, and what is kept of it would keep all.
const newline = 10
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Lines of UTF-8, from 0; one becomes a text when it is asked for. */
export class Lines {
  readonly #bytes: Uint8Array
  /** where each line begins, and last where the next one would */
  readonly #starts: number[] = [0]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1))
      this.#starts.push(end + 1)
    if (this.#starts.at(-1) !== bytes.length) this.#starts.push(bytes.length + 1)
  }

  /** The text of a line; empty beyond the last. */
  at(line: number): string {
    const [from = 0, to = 1] = [this.#starts[line], this.#starts[line + 1]]
    return decoder.decode(this.#bytes.subarray(from, to - 1))
  }

  /** The first line, at or after `from`, that begins with a text; -1 where none does. */
  find(beginning: string, from = 0): number {
    const sought = encoder.encode(beginning)
    for (let line = from; line < this.#starts.length - 1; line += 1)
      if (this.#begins(this.#starts[line] as number, sought)) return line
    return -1
  }

  #begins(at: number, sought: Uint8Array): boolean {
    for (let index = 0; index < sought.length; index += 1)
      if (this.#bytes[at + index] !== sought[index]) return false
    return true
  }
}
