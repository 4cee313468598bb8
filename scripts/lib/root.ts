// Folders and files of the project, independent of the working directory.
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')
/** Generated files that are not published. */
export const buildFolder = join(root, '.build')
/** Files that the server needs besides dist. */
export const serverFolder = join(buildFolder, 'server')

/** Built files compressed for the Node server. */
export const compressedFolder = join(buildFolder, 'compressed')

/** functions/node.ts bundled with the project's modules it imports. */
export const serverBundle = join(serverFolder, 'node.mjs')

/** A path inside the project. */
export const inProject = (...parts: string[]) => join(root, ...parts)

/** Path of a tool installed with the project. */
export const bin = (name: string) => inProject('node_modules', '.bin', name)
