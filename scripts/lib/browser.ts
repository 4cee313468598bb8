// Finds a Chromium for tests, benchmarks and screenshots.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { StepError } from './process.ts'

/** Quiet, offline, and runnable as root in a container. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An inspected page notes where each Error is made, for which V8 reads the whole script again: with React, which makes
  // one as it starts, 12 ms that no visitor waits for (22 instead of 10). Notes made while compiling avoid that.
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

/** CHROME_PATH, else Playwright's own browser, else one of the system; undefined when there is none. */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
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

/** Path of a browser, installing one where that is possible. @throws StepError saying what to install */
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
