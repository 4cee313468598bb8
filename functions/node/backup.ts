// A copy of the database while the server continues to count.
import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '#functions/server/operator-error.ts'

// not imported: an older Node, which lacks the module, would end with a stack (require-node.ts)
const { backup, DatabaseSync } = process.getBuiltinModule('node:sqlite')

function checkPaths(file: string, copy: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`${file} does not exist. Set DATABASE_PATH as the server has it.`)
  const target = statSync(copy, { throwIfNoEntry: false })
  if (target?.isDirectory())
    throw new OperatorError(`${copy} is a folder. Name a file, e.g. ${join(copy, 'waymark.sqlite')}`)
  if (target && realpathSync(copy) === realpathSync(file))
    throw new OperatorError(`${copy} is the database itself. Name another file for the copy.`)
}

/**
 * Copies one state of the file while others write. An existing copy of the same name is replaced.
 * @throws OperatorError when there is no such file, or no copy can be made there
 */
export async function backUp(file: string, copy: string): Promise<void> {
  checkPaths(file, copy)
  try {
    mkdirSync(dirname(copy), { recursive: true })
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, copy).finally(() => source.close())
  } catch (error) {
    throw new OperatorError(`${file} could not be copied to ${copy}: ${(error as Error).message}.`)
  }
}
