// A copy of the project for whoever edits it to see what happens.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onStop } from './process.ts'
import { inProject } from './root.ts'

const folders = ['data', 'functions', 'public', 'scripts', 'src'] as const
const files = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'] as const

/** Copies what a build reads; the packages are shared. The copy goes when the command ends. @returns its path */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-copy-'))
  onStop(() => rmSync(copy, { recursive: true, force: true }))
  for (const part of [...folders, ...files]) cpSync(inProject(part), join(copy, part), { recursive: true })
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Makes folders of a copy what they are in the project. */
export function restore(copy: string, ...parts: (typeof folders)[number][]): void {
  for (const part of parts) {
    rmSync(join(copy, part), { recursive: true })
    cpSync(inProject(part), join(copy, part), { recursive: true })
  }
}

/** Edits a file. @throws Error when nothing changes */
export function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${path}: the edit changes nothing. Adapt the edit to the data.`)
  writeFileSync(path, changed)
}
