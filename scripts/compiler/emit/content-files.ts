// Compiled guides, landmarks, ferries and corridors: one file per kind, entries by id.
import type { Content } from '../content/check.ts'
import type { Files } from './files.ts'

/** Compiled content by path below the project. */
export function contentFiles(content: Content): Files {
  return new Map(
    Object.entries(content).map(([kind, entries]) => [
      `.build/catalogue/content/${kind}.json`,
      `${JSON.stringify(Object.fromEntries<unknown>(entries))}\n`,
    ]),
  )
}
