// Browser tests against the built site, served by the Node entry with a database of its own.
// `npm test -- browser` builds and runs them; `npx playwright test -c tests/e2e` runs them on what is built.
import { defineConfig } from '@playwright/test'
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/root.ts'

const port = Number(process.env.E2E_PORT ?? 4399)
const launchOptions = { executablePath: ensureBrowser(), args: browserArgs }

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    // smooth scrolling and transitions only make tests wait
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node scripts/serve-built.ts ${port}`,
    cwd: root,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
