// The start of the bundled page code: what a build asks of it. Bundled by Astro (bundle.ts), imported by draw.ts.

import { StaticPaths } from 'astro:static-paths'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createApp } from 'astro/app/entrypoint'
import { answerTo, recordReads, timesCollectedLater } from '#lib/reads.ts'

const app = createApp({ streaming: false })
app.renderError = async (request, { error, status }) => {
  throw error ?? new Error(`${request.url} answers ${status}.`)
}

const reads = new AsyncLocalStorage<Set<string>>()
let isLoading = true
recordReads({
  current() {
    if (isLoading)
      throw new Error('A module reads the catalogue or words while it loads. Read inside a function instead.')
    return reads.getStore()
  },
  run: (into, work) => reads.run(into, work),
})

export type PageCode = typeof import('./entry.ts')
export { answerTo }

/** What the bundler knows of the pages: scripts, style sheets and files. */
export const manifest = () => app.manifest

/** Loads all pages: what a module reads on loading would belong to no page. */
export async function load(): Promise<void> {
  for (const component of app.manifest.pageMap?.values() ?? []) await (await component()).page()
  isLoading = false
}

/** Every page and endpoint of the site. */
export const paths = () => new StaticPaths(app).getAll()
export type Page = Awaited<ReturnType<typeof paths>>[number]

export interface Drawn {
  body: Buffer
  /** names of all the page read */
  reads: ReadonlySet<string>
}

/**
 * Draws a page. One that drew what pages share (Cached.astro) is drawn again: the islands in there were counted with its
 * own, and a page must not depend on which of them is the first of a build.
 * @throws what its code throws
 */
export async function draw(page: Page): Promise<Drawn> {
  const before = timesCollectedLater()
  const drawn = await drawOnce(page)
  return timesCollectedLater() === before ? drawn : drawOnce(page)
}

async function drawOnce({ pathname, route }: Page): Promise<Drawn> {
  const read = new Set<string>()
  const request = new Request(new URL(pathname, app.manifest.site))
  const body = await reads.run(read, async () => {
    const response = await app.render(request, { routeData: route })
    return Buffer.from(await response.arrayBuffer())
  })
  return { body, reads: read }
}
