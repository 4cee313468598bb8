// The source files of the project, as git lists them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/root.ts'
import { filesIn } from '#tools/site-files.ts'
import type { SourceFile } from './import-rules.ts'

/** All .ts, .tsx and .astro files of the rooms. */
export function sourceFiles(): SourceFile[] {
  return ['src', 'functions', 'scripts'].flatMap((folder) =>
    filesIn(join(root, folder))
      .filter((file) => /\.(ts|tsx|astro)$/.test(file))
      .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
  )
}
