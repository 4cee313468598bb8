// The built site and a browser to look at it with, for commands that measure or picture pages.
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { choosePort } from './port.ts'
import { onStop } from './process.ts'
import { serveSite } from './serve-site.ts'
import { testSettings } from './test-settings.ts'

/**
 * Builds what is out of date, serves it and starts a browser, all until the command ends. What pages show does not depend
 * on what the machine can reach.
 * @throws StepError without a browser
 */
export async function browseSite(): Promise<{ browser: Browser; url: string }> {
  await ensureBuilt()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
  onStop(() => browser.close())
  const { url } = await serveSite({
    port: await choosePort(),
    database: ':memory:',
    environment: { ...process.env, ...testSettings },
  })
  return { browser, url }
}
