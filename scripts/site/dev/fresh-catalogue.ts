// Lets the development server show the catalogue as it was last compiled.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildFolder, inProject } from '#tools/root.ts'

/** Written after every compile that changed something. */
export const stamp = join(buildFolder, 'catalogue-compiled.txt')
const loader = inProject('src', 'catalogue', 'compiled-files.ts')

/** Makes pages load the catalogue again after every compile. */
export function freshCatalogue(): Plugin {
  return {
    name: 'waymark:fresh-catalogue',
    apply: 'serve',
    configureServer: ({ watcher }) => void watcher.add(stamp),
    hotUpdate({ file }) {
      if (file !== stamp) return undefined
      return [...(this.environment.moduleGraph.getModulesByFile(loader) ?? [])]
    },
  }
}
