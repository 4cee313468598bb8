// Scenes for pictures: pages as they open, and pages in a state that a visitor, a printer or a failure causes.
import type { BrowserContext, Page } from '@playwright/test'
import { renderError } from '#lib/island-events.ts'
import { answerAdmin, answerFares, answerWeather } from './example-answers.ts'
import { openWithSettings } from './pages-with-settings.ts'
import { StepError } from './process.ts'

export interface Scene {
  name: string
  /** address in English */
  path: string
  prepare?: (context: BrowserContext) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
  /** shows the screen, not the whole page */
  screen?: true
  /** exists in English only */
  english?: true
  /** printed, A4 between margins */
  print?: true
}

const paris = '/route/london-paris'

/** Waits until all calls are answered. */
const comeToRest = (page: Page) => page.waitForLoadState('networkidle')

/** A page by its address, as it opens. */
const pageScene = (path: string): Scene => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '_'),
  path,
  ...(path === '/admin' && { prepare: answerAdmin, act: comeToRest, english: true }),
  ...(path === '/about' && { english: true }),
})

/** Scrolls to a heading as a visitor does: the first movement starts the live parts. */
const comeTo = (selector: string, ready: string) => async (page: Page) => {
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, 200)
  await page.locator(selector).evaluate((heading) => heading.scrollIntoView())
  await page.locator(ready).first().waitFor()
  await page.waitForTimeout(500)
}

/** Offers on a page as a build with a provider draws it. */
const answerFaresOf = (path: string) => async (context: BrowserContext) => {
  await answerFares(context)
  await openWithSettings(context, path, { FLIGHT_PROVIDER: 'travelpayouts' })
}

async function showSuggestions(page: Page): Promise<void> {
  await page.locator('#search-origin').click()
  await page.locator('form[data-live]').waitFor()
  await page.keyboard.type('par')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

async function openDetails(page: Page): Promise<void> {
  await page.locator('[command="show-modal"]').first().focus()
  await page.keyboard.press('Enter')
}

async function goOffline(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('[data-toast] p:not(:empty)').waitFor()
}

/** Reports a failure of every island of the page. */
async function breakIslands(page: Page): Promise<void> {
  await page.evaluate((type) => {
    for (const _ of [1, 2]) dispatchEvent(new CustomEvent(type, { detail: new Error('An example') }))
  }, renderError)
  await page.locator('main [data-error-screen]').waitFor()
}

async function share(page: Page): Promise<void> {
  await page.locator('[data-share]').click()
  await page.locator('[data-toast] p:not(:empty)').waitFor()
}

const pages = [
  '/',
  '/route/paris-london',
  '/route/lisbon-warsaw',
  '/route/dublin-amsterdam',
  '/route/helsinki-tallinn',
  '/route/bordeaux-turin',
  '/route/london-new-york',
  '/nowhere',
  '/night-trains',
  '/night-trains/vienna',
  '/tour',
  '/meet',
  '/method',
  '/admin',
]

const states: Scene[] = [
  {
    name: 'state_tour',
    path: '/tour?stop=paris&stop=vienna.3&stop=milan&stop=berlin.1&stop=rome&order=hours&return=1&night=1&start=2026-12-05',
  },
  { name: 'state_meet', path: '/meet?from=berlin&from=paris&from=milan&fly=0' },
  { name: 'state_meet_problem', path: '/meet?from=berlin&from=xqzzyq' },
  { name: 'state_details', path: paris, act: openDetails, screen: true },
  { name: 'state_print', path: paris, print: true },
  { name: 'state_suggestions', path: '/', act: showSuggestions, screen: true },
  {
    name: 'state_toast',
    path: paris,
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    act: share,
    screen: true,
  },
  { name: 'state_offline', path: paris, act: goOffline, screen: true },
  { name: 'state_error', path: paris, act: breakIslands, screen: true },
  {
    name: 'state_weather',
    path: paris,
    prepare: answerWeather,
    act: comeTo('#weather', 'section:has(#weather) li'),
    screen: true,
  },
  {
    name: 'state_fares',
    path: paris,
    prepare: answerFaresOf(paris),
    act: comeTo('#live-prices', 'section:has(#live-prices) li'),
    screen: true,
  },
  { name: 'state_charts', path: paris, act: comeTo('#compare', '.charts canvas'), screen: true },
  { name: 'state_map', path: paris, act: comeTo('[role="img"] >> nth=-1', '[data-ready]'), screen: true },
]

export const scenes: readonly Scene[] = [...pages.map(pageScene), ...states]

/** A scene by its name, or a page by its address. @throws StepError for any other name */
export function namedScene(name: string): Scene {
  const scene = name.startsWith('/') ? pageScene(name) : scenes.find((known) => known.name === name)
  if (scene) return scene
  const names = scenes.map((known) => known.name).join(' ')
  throw new StepError(`There is no scene ${name}. Scenes: ${names}; or give an address.`)
}
