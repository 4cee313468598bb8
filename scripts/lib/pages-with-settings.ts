// Pages of the site as a build with other settings would draw them, without such a build.
import { execFileSync } from 'node:child_process'
import type { BrowserContext, Page } from '@playwright/test'
import type { BuildEnvironment } from './inputs-hash.ts'
import { inProject, root } from './root.ts'

/** The HTML of paths. It takes some seconds. @throws Error for a path without a page, and before a build */
export const pagesWithSettings = (paths: readonly string[], settings: BuildEnvironment): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        inProject('scripts', 'site', 'pages', 'draw-named.ts'),
        ...paths,
      ],
      { cwd: root, env: { ...process.env, ...settings }, encoding: 'utf8', maxBuffer: 2 ** 25 },
    ),
  )

/** Gives a browser the page of these settings where it opens one whose path ends so; headers are the server's. */
export async function openWithSettings(
  to: Pick<BrowserContext, 'route'> | Pick<Page, 'route'>,
  end: string,
  settings: BuildEnvironment,
): Promise<void> {
  await to.route(
    ({ pathname }) => pathname.endsWith(end),
    async (call) => {
      const { pathname } = new URL(call.request().url())
      const [body = ''] = pagesWithSettings([pathname], settings)
      await call.fulfill({ response: await call.fetch(), body })
    },
  )
}
