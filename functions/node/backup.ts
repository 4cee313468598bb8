// A copy of the database while the server continues to count.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies one state of the file while others write. An existing copy of the same name is replaced.
 * @throws Error when there is no such file
 */
export async function backUp(file: string, copy: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Set DATABASE_PATH as the server has it.`)
  mkdirSync(dirname(copy), { recursive: true })
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, copy)
  } finally {
    source.close()
  }
}
