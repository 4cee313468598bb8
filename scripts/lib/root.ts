// Where things lie, whatever folder a command was started in.
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')
/** Everything generated that is not published. */
export const buildFolder = join(root, '.build')
/** What the server needs besides dist. */
export const serverFolder = join(buildFolder, 'server')

/** Built files compressed for the Node server. */
export const compressedFolder = join(buildFolder, 'compressed')

/** functions/node.ts with everything of ours it imports. */
export const serverBundle = join(serverFolder, 'node.mjs')

/** A path inside the project. */
export const inProject = (...parts: string[]) => join(root, ...parts)

/** A tool installed with the project. */
export const bin = (name: string) => inProject('node_modules', '.bin', name)
