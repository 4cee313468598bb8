// Finds a Chromium for tests, benchmarks and screenshots.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { StepError } from './process.ts'

/** Without calls of its own to the network, and runnable as root in a container. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // In an inspected page V8 parses a script again to locate each Error. React creates one at its start, which takes
  // 22 ms instead of a visitor's 10 ms. Source positions recorded while compiling avoid that.
  '--js-flags=--no-enable-lazy-source-positions',
]

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROME_PATH, else Playwright's own browser, else one of the system; undefined without any. */
function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return [env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

function installWithApt(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log('No browser found; installing chromium with apt …')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/** Path of a browser; installs one where possible. @throws StepError that says what to install */
export function ensureBrowser(): string {
  const found = installedBrowser()
  if (found) return found
  installWithApt()
  const installed = installedBrowser()
  if (installed) return installed
  throw new StepError(
    'No browser found for the browser tests. Run `npx playwright install chromium`, install Chromium or Chrome ' +
      '(Debian and Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to one.',
  )
}
