// Pictures of scenes, each in several languages, themes and sizes.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Language } from '#lib/languages.ts'
import { browseSite } from './browse-site.ts'
import { buildFolder } from './root.ts'
import type { Scene } from './scenes.ts'
import { screens } from './screens.ts'

const folder = join(buildFolder, 'screenshots')
/** A4 between margins of 1 cm, px */
const paper = { width: 718, height: 1047 }
export const themes = ['light', 'dark'] as const
export const sizes = ['phone', 'desktop'] as const

type Theme = (typeof themes)[number]
type Size = (typeof sizes)[number]

interface Variants {
  languages: readonly Language[]
  themes: readonly Theme[]
  sizes: readonly Size[]
}
interface Picture {
  scene: Scene
  lang: Language
  theme: Theme
  size: Size
}

function picturesOf(scene: Scene, variants: Variants): Picture[] {
  const languages = variants.languages.filter((lang) => lang === 'en' || !scene.english)
  // paper has one theme and one size
  if (scene.print) return languages.map((lang) => ({ scene, lang, theme: 'light', size: 'desktop' }))
  return languages.flatMap((lang) =>
    variants.themes.flatMap((theme) => variants.sizes.map((size) => ({ scene, lang, theme, size }))),
  )
}

const address = ({ scene: { path }, lang }: Picture) =>
  lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`
const fileName = ({ scene, lang, theme, size }: Picture) =>
  `${scene.name}.${lang}.${scene.print ? 'paper' : size}.${theme}.png`

/** @returns path of the written file */
async function draw(browser: Browser, url: string, picture: Picture): Promise<string> {
  const { scene, size, theme } = picture
  const context = await browser.newContext({
    viewport: scene.print ? paper : screens[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
  await scene.prepare?.(context)
  const page = await context.newPage()
  if (scene.print) await page.emulateMedia({ media: 'print' })
  await page.goto(url + address(picture), { waitUntil: 'load' })
  await scene.act?.(page)
  const file = join(folder, fileName(picture))
  await page.screenshot({ path: file, fullPage: !scene.screen })
  await context.close()
  return file
}

/** Draws every scene in every variant into .build/screenshots, which is emptied first. */
export async function takePictures(scenes: readonly Scene[], variants: Variants): Promise<void> {
  const { browser, url } = await browseSite()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const scene of scenes)
    for (const picture of picturesOf(scene, variants)) console.log(await draw(browser, url, picture))
}
