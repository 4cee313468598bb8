// The built site and a browser, for commands that measure pages or take pictures of them.
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { choosePort } from './port.ts'
import { onStop } from './process.ts'
import { serveSite } from './serve-site.ts'
import { testSettings } from './test-settings.ts'

/**
 * Builds the site when it is out of date, serves it and starts a browser, until the command ends. Pages do not depend
 * on the network of the machine.
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
