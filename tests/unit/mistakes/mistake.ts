// A mistake an editor can make in data/, and which command stops it with which words.
import type { PlaceId } from '#catalogue/place.ts'

/** Commands in the order an editor runs them: a mistake is caught by the first that stops. */
export type CaughtBy = 'catalogue' | 'verify catalogue' | 'content'

/** One change of a file below data/. */
export interface Edit {
  /** below data/ */
  file: string
  /** what it holds afterwards, of what it held (empty for a new file); undefined removes it */
  to(before: Buffer): Buffer | string | undefined
  /** a folder, or a link to a path, in place of a file */
  make?: 'folder' | { linkTo: string }
}

interface Tried {
  name: string
  edits: readonly Edit[]
  /** cities from which `verify catalogue` composes routes; ids of entries `content` looks at */
  only?: readonly PlaceId[]
}

export interface Caught extends Tried {
  by: CaughtBy
  /** what the first line of the message says: where, what, what to do */
  says: readonly [where: string, what: string, remedy: string]
}

/** A change that looks odd and does no harm. */
export interface Accepted extends Tried {
  /** why nothing stops it */
  accepted: string
}

export type Mistake = Caught | Accepted

/** In `file`, `from` becomes `to`. @throws Error when `from` does not occur */
export const swap = (file: string, from: string, to: string): Edit => ({
  file,
  to: (before) => {
    const text = before.toString('utf8')
    if (!text.includes(from)) throw new Error(`data/${file} has no ${JSON.stringify(from)} any more.`)
    return text.replace(from, () => to)
  },
})

/** The text of a file as `change` makes it. */
export const edit = (file: string, change: (text: string) => string | Buffer): Edit => ({
  file,
  to: (before) => change(before.toString('utf8')),
})

/** A new file. */
export const create = (file: string, content: string | Buffer): Edit => ({ file, to: () => content })

/** A line at the end of a file. */
export const append = (file: string, line: string): Edit =>
  edit(file, (text) => `${text.trimEnd()}\n${line}\n`)

/** In the row with this id (or this beginning), the cell of a column becomes `to`. */
export const cell = (file: string, start: string, column: string, to: string): Edit =>
  edit(file, (text) => {
    const lines = text.split('\n')
    const header = lines.find((line) => !line.startsWith('#'))?.split(',') ?? []
    const [at, index] = [lines.findIndex((line) => line.startsWith(`${start},`)), header.indexOf(column)]
    if (at < 0 || index < 0) throw new Error(`data/${file} has no "${column}" of ${start} any more.`)
    const cells = (lines[at] as string).match(/("[^"]*"|[^,]*)(,|$)/g) ?? []
    cells[index] = `${to}${cells[index]?.endsWith(',') ? ',' : ''}`
    lines[at] = cells.join('')
    return lines.join('\n')
  })

/** The file is gone. */
export const remove = (file: string): Edit => ({ file, to: () => undefined })
