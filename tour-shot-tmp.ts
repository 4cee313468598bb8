import { chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from './scripts/lib/browser.ts'
const [base, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
const kinds = [['desktop',1280,'light'],['phone',390,'light'],['desktop',1280,'dark'],['small',320,'light']] as const
for (const path of paths) for (const [name,width,theme] of kinds) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  page.on('console', m => m.type()==='error' && console.log(path, m.text()))
  if (theme==='dark') await page.addInitScript(() => localStorage.setItem('theme','dark'))
  await page.goto(base + path)
  await page.waitForTimeout(800)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) console.log('sideways', path, name, sideways)
  await page.screenshot({ path: `/tmp/shots/${path.replace(/[^a-z]+/g,'_').slice(0,30)}-${name}-${theme}.png`, fullPage: true })
  await page.close()
}
await browser.close()
