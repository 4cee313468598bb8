// Prints pages as the bundled code draws them with the settings of this process, which may differ from the build's, as
// a JSON array:  AD_PROVIDER="Example Ads" node scripts/site/pages/draw-named.ts /route/london-paris
import { pathToFileURL } from 'node:url'
import { withoutBlockSpace } from './block-space.ts'
import { bundledEntry } from './bundle.ts'
import type { PageCode } from './entry.ts'

process.env.NODE_ENV = 'production'
const code = (await import(pathToFileURL(bundledEntry()).href)) as PageCode
await code.load()
const pages = new Map((await code.paths()).map((page) => [page.pathname, page]))
const drawn: string[] = []
for (const path of process.argv.slice(2)) {
  const page = pages.get(path)
  if (!page) throw new Error(`There is no page ${path}. Give paths of pages, such as /route/london-paris.`)
  drawn.push(withoutBlockSpace((await code.draw(page)).body.toString()))
}
process.stdout.write(JSON.stringify(drawn))
