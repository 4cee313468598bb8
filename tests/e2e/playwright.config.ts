// Browser tests against the built site, served by the Node entry with a database of its own.
// `npm test -- browser` builds and runs them; `npx playwright test -c tests/e2e` runs them on the present build.
// E2E_BASE_URL=http://localhost:8787 runs them against a running server such as `npm run edge`, as
// `npm run verify -- edge` does.
import { defineConfig } from '@playwright/test'
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/root.ts'
import { testSettings } from '../../scripts/lib/test-settings.ts'
import { clientHeader } from './fixtures/test.ts'

const port = Number(process.env.E2E_PORT ?? 4399)
const running = process.env.E2E_BASE_URL
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
    baseURL: running ?? `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // a trace doubles the time: record one with --trace retain-on-failure
    screenshot: 'only-on-failure',
    // smooth scrolling and transitions only cost time
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(!running && {
    webServer: {
      command: `node tests/e2e/support/serve-built.ts ${port}`,
      cwd: root,
      url: `http://localhost:${port}/`,
      env: { CLIENT_IP_HEADER: clientHeader, ...testSettings },
      reuseExistingServer: false,
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
  }),
})
