// A tour: one page, opened once, and the steps of a visitor in order.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { StepError } from '#tools/process.ts'
import { screens } from '#tools/screens.ts'
import { waitForIdleMachine } from './idle-machine.ts'
import { lookAtInteractions, type Seen, watchInteractions } from './watch.ts'

export interface Step {
  name: string
  /** the first touch of an island, which loads React */
  first?: true
  act: (page: Page) => Promise<unknown>
  /** condition of the next step */
  until?: (page: Page) => Promise<unknown>
}
export interface Tour {
  path: string
  /** a phone is touched; a desktop has a pointer that hovers */
  device: keyof typeof devices
  prepare?: (context: BrowserContext) => Promise<unknown>
  steps: readonly Step[]
}
export interface TimedStep extends Seen {
  step: Step
}

const devices = {
  phone: { viewport: screens.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: screens.desktop },
} as const
/** Factor by which the page's thread is slower than this machine's. */
export const slowDown = 4

/**
 * A bare button on the page: the cost of any answer there, plus what this machine adds at the moment. It is the last
 * step, because a frame that shows nothing new is timed together with the next that does.
 */
export const bareButton: Step = {
  name: 'a bare button (idle baseline)',
  act: async (page) => {
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'bare'
      button.id = 'bare'
      button.addEventListener('click', () => button.append('.'))
      document.body.prepend(button)
    })
    await press(page, '#bare')
  },
}

/** Time a finger or a mouse button stays down. */
const pressMs = 70

/** Long enough for a page to be at rest after scrolling and after a query. */
const restMs = 300

/** Point to press. The query takes time on the page's thread, and a scrolled page is drawn first. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box)
    throw new StepError(`${page.url()} shows no ${selector}. Correct scripts/bench/interactions/tours.ts.`)
  await page.waitForTimeout(restMs)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const fingers = new WeakMap<Page, CDPSession>()

/** Presses the first match: by touch on a phone, else by mouse. */
export async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await placeOf(page, selector)
  const finger = fingers.get(page)
  if (!finger) return page.mouse.click(x, y, { delay: pressMs })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(pressMs)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Time between two keys of a fast typist. */
const keyMs = 90

/** Moves the focus to a field as the Tab key does: typing follows as fast as one key follows another. */
export async function goTo(page: Page, selector: string): Promise<void> {
  await placeOf(page, selector)
  await page.locator(selector).first().focus()
  await page.waitForTimeout(keyMs)
}

/** Types at the speed of `keyMs`. */
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: keyMs })

/**
 * Looks at the page all the time, as a screen does: without a screen the browser may keep a frame that is ready, and
 * times it with the next one.
 */
async function lookOn(client: CDPSession): Promise<void> {
  const goOn = ({ sessionId }: { sessionId: number }) =>
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {}) // the page may be closed
  client.on('Page.screencastFrame', goOn)
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 })
}

/** Runs a tour from an empty cache, slowed down; the bare button comes last. */
export async function runTour(browser: Browser, url: string, tour: Tour): Promise<TimedStep[]> {
  await waitForIdleMachine()
  const context = await browser.newContext({ ...devices[tour.device], locale: 'en-GB' })
  try {
    await tour.prepare?.(context)
    const page = await context.newPage()
    await watchInteractions(page)
    const client = await context.newCDPSession(page)
    await page.goto(url + tour.path, { waitUntil: 'networkidle' })
    await lookOn(client)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    if (tour.device === 'phone') fingers.set(page, client)
    await lookAtInteractions(page)
    const timed: TimedStep[] = []
    for (const step of [...tour.steps, bareButton]) {
      await step.act(page)
      await page.waitForTimeout(restMs)
      await step.until?.(page)
      timed.push({ step, ...(await lookAtInteractions(page)) })
    }
    return timed
  } finally {
    await context.close()
  }
}
