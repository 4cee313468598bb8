// npm run screenshots: pictures of pages and their states on phone and desktop, light and dark, in two languages.
//   npm run screenshots -- / /route/london-paris     these pages instead
//   npm run screenshots -- state_details state_print  these scenes (scripts/lib/scenes.ts)
// Options by environment: LANGS="en de fr", THEMES="light", SIZES="phone".
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Language } from '#lib/languages.ts'
import { askedLanguages } from '#tools/asked-languages.ts'
import { browseSite } from '#tools/browse-site.ts'
import { command, StepError } from '#tools/process.ts'
import { buildFolder } from '#tools/root.ts'
import { pageScene, type Scene, scenes } from '#tools/scenes.ts'
import { screens } from '#tools/screens.ts'

const folder = join(buildFolder, 'screenshots')
/** A4 between margins of 1 cm, px */
const paper = { width: 718, height: 1047 }
const words = (name: string, fallback: string) => (process.env[name] ?? fallback).split(/\s+/)

interface Shot {
  scene: Scene
  lang: Language
  theme: string
  size: keyof typeof screens
}

/** @throws StepError for what is neither an address nor a scene */
function sceneNamed(name: string): Scene {
  const scene = name.startsWith('/') ? pageScene(name) : scenes.find((known) => known.name === name)
  if (scene) return scene
  throw new StepError(
    `There is no scene ${name}. Scenes: ${scenes.map(({ name }) => name).join(' ')}; or give an address.`,
  )
}

function shots(chosen: readonly Scene[]): Shot[] {
  const langs = askedLanguages(['en', 'de'])
  const themes = words('THEMES', 'light dark')
  const all = words('SIZES', 'phone desktop').filter((size): size is Shot['size'] => size in screens)
  // paper is white and of one size
  const every = (scene: Scene, lang: Language): Shot[] =>
    scene.print
      ? [{ scene, lang, theme: 'light', size: 'desktop' }]
      : themes.flatMap((theme) => all.map((size) => ({ scene, lang, theme, size })))
  return chosen.flatMap((scene) =>
    langs.filter((lang) => lang === 'en' || !scene.english).flatMap((lang) => every(scene, lang)),
  )
}

const address = ({ scene: { path }, lang }: Shot) =>
  lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`
const fileName = ({ scene, lang, theme, size }: Shot) =>
  `${scene.name}.${lang}.${scene.print ? 'paper' : size}.${theme}.png`

async function take(browser: Browser, url: string, shot: Shot): Promise<string> {
  const { scene, size, theme } = shot
  const context = await browser.newContext({
    viewport: scene.print ? paper : screens[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
  await scene.prepare?.(context)
  const page = await context.newPage()
  if (scene.print) await page.emulateMedia({ media: 'print' })
  await page.goto(url + address(shot), { waitUntil: 'load' })
  await scene.act?.(page)
  const file = join(folder, fileName(shot))
  await page.screenshot({ path: file, fullPage: !scene.screen })
  await context.close()
  return file
}

await command(async () => {
  const named = process.argv.slice(2).map(sceneNamed)
  const { browser, url } = await browseSite()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const shot of shots(named.length > 0 ? named : scenes)) console.log(await take(browser, url, shot))
})
