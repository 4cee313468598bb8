// npm run screenshots: pictures of pages on phone and desktop, light and dark, in two languages.
//   npm run screenshots -- / /route/london-paris     instead of the default pages
// Options by environment: LANGS="en de fr", THEMES="light", SIZES="phone".
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { browserArgs, ensureBrowser } from './lib/browser.ts'
import { ensureBuilt } from './lib/ensure-built.ts'
import { choosePort } from './lib/port.ts'
import { command, onStop } from './lib/process.ts'
import { buildFolder } from './lib/root.ts'
import { serveSite } from './lib/serve-site.ts'

const folder = join(buildFolder, 'screenshots')
const defaultPages = ['/', '/route/london-paris', '/route/berlin-amsterdam', '/about', '/privacy', '/nowhere']
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const words = (name: string, fallback: string) => (process.env[name] ?? fallback).split(/\s+/)

interface Shot {
  path: string
  lang: Language
  theme: string
  size: keyof typeof sizes
}

function shots(pages: readonly string[]): Shot[] {
  const langs = words('LANGS', 'en de').filter(isLanguage)
  const themes = words('THEMES', 'light dark')
  const chosen = words('SIZES', 'phone desktop').filter((size): size is Shot['size'] => size in sizes)
  return pages.flatMap((path) =>
    langs.flatMap((lang) => themes.flatMap((theme) => chosen.map((size) => ({ path, lang, theme, size })))),
  )
}

const address = ({ path, lang }: Shot) => (lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`)
const fileName = ({ path, lang, theme, size }: Shot) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}.${lang}.${size}.${theme}.png`

async function take(browser: Browser, url: string, shot: Shot): Promise<string> {
  const scale = shot.size === 'phone' ? 2 : 1
  const context = await browser.newContext({
    viewport: sizes[shot.size],
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), shot.theme)
  const page = await context.newPage()
  await page.goto(url + address(shot), { waitUntil: 'load' })
  const file = join(folder, fileName(shot))
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
  return file
}

await command(async () => {
  await ensureBuilt()
  const pages = process.argv.slice(2)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
  onStop(() => browser.close())
  const { url } = await serveSite({ port: await choosePort(), database: ':memory:' })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const shot of shots(pages.length > 0 ? pages : defaultPages))
    console.log(await take(browser, url, shot))
})
