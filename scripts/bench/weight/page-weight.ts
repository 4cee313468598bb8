// Weight of a page that a real browser opens for the first time, before any interaction.
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { StepError } from '#tools/process.ts'
import { screens } from '#tools/screens.ts'

/** Bytes of bodies over the wire, by type. */
export interface PageWeight {
  html: number
  css: number
  /** fetched scripts, and the inline scripts that run, compressed on their own */
  js: number
  fonts: number
  images: number
  other: number
  total: number
  /** number of files the page is made of */
  requests: number
  /** other requests of the page or the browser: the counted visit, the icon of the tab */
  calls: number
  thirdParty: number
  /** answers without brotli */
  uncompressed: string[]
}

interface Received {
  url: string
  type: string
  encoding: string
  mime: string
  headerBytes: number
  bodyBytes: number
}

const kinds: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images'> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
}
/** Types that compression makes smaller; below a few hundred bytes it does not help. */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/
const worthCompressing = 600

async function record(client: CDPSession): Promise<Map<string, Received>> {
  const received = new Map<string, Received>()
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? ''
    const headerBytes = response.encodedDataLength
    received.set(requestId, {
      url: response.url,
      type,
      encoding,
      mime: response.mimeType,
      headerBytes,
      bodyBytes: 0,
    })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId)
    if (answer) answer.bodyBytes = Math.max(0, encodedDataLength - answer.headerBytes)
  })
  await client.send('Network.enable')
  return received
}

/** Compressed size of the inline scripts that run; data blocks do not. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = await page.$$eval('script:not([src])', (scripts) =>
    scripts
      .filter((script) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''))
      .map((script) => script.textContent ?? ''),
  )
  return texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).byteLength
}

/** The counted visit and the icon of the tab are not part of the page. */
const call = /^\/(api\/track\/|favicon\.)/

function addUp(answers: Iterable<Received>, origin: string): PageWeight {
  const weight: PageWeight = {
    ...{ html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0, total: 0 },
    ...{ requests: 0, calls: 0, thirdParty: 0, uncompressed: [] },
  }
  for (const { url, type, mime, encoding, bodyBytes } of answers) {
    weight[kinds[type] ?? 'other'] += bodyBytes
    weight.total += bodyBytes
    weight[call.test(new URL(url).pathname) ? 'calls' : 'requests'] += 1
    if (new URL(url).origin !== origin) weight.thirdParty += 1
    if (compressible.test(mime) && bodyBytes > worthCompressing && encoding !== 'br')
      weight.uncompressed.push(url)
  }
  return weight
}

/** Opens `url` in a fresh context with an empty cache and waits until no request is open. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: screens.desktop })
  try {
    const page = await context.newPage()
    const received = await record(await context.newCDPSession(page))
    const opened = await page.goto(url, { waitUntil: 'networkidle' })
    if (!opened?.ok())
      throw new StepError(`${url} answered ${opened?.status()}. Weigh pages that exist: npm run build`)
    await page.waitForTimeout(500)
    const weight = addUp(received.values(), new URL(url).origin)
    weight.js += await inlineScriptBytes(page)
    return weight
  } finally {
    await context.close()
  }
}

/** Pages whose HTML holds rows of all towns may weigh this much, without their style sheets. */
const rowsOfTowns = { most: 28_000, paths: /\/(?:explore\/[^/]+|night-trains)$/ }
const ofWords = { most: 20_000, of: (weight: PageWeight) => weight.html + weight.css }

/** Budgets before any interaction; bytes, 1 KB = 1000 bytes. */
const budgets = {
  JavaScript: { most: 10_000, of: (weight: PageWeight) => weight.js },
  fonts: { most: 20_000, of: (weight: PageWeight) => weight.fonts },
  images: { most: 25_000, of: (weight: PageWeight) => weight.images },
  total: { most: 60_000, of: (weight: PageWeight) => weight.total },
  requests: { most: 6, of: (weight: PageWeight) => weight.requests },
  'requests to other sites': { most: 0, of: (weight: PageWeight) => weight.thirdParty },
} as const

/** The figures over budget, e.g. "JavaScript 12.1 KB, at most 10 KB". @param path of the page */
export function excesses(weight: PageWeight, path = ''): string[] {
  const html = rowsOfTowns.paths.test(path)
    ? { HTML: { most: rowsOfTowns.most, of: (page: PageWeight) => page.html } }
    : { 'HTML and style sheets': ofWords }
  const over = Object.entries({ ...html, ...budgets }).flatMap(([name, { most, of }]) => {
    if (of(weight) <= most) return []
    const show = (value: number) => (most >= 1000 ? `${(value / 1000).toFixed(1)} KB` : String(value))
    return [`${name} ${show(of(weight))}, at most ${show(most)}`]
  })
  return [...over, ...weight.uncompressed.map((url) => `${url} came without brotli`)]
}
