// Previews as PNG. Pictures are cached by a hash of data and code, so only changes are drawn.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cities, routeIndex } from '#catalogue/load.ts'
import { modeTraits } from '#catalogue/mode.ts'
import { buildFolder, inProject } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { cardOf, routeCard, siteCard } from './card.ts'
import { lightTheme } from './light-theme.ts'
import { timeCard, timeCardOf } from './time-card.ts'

const cache = join(buildFolder, 'previews')
/** Hash of the code that draws; a change of it redraws every picture. */
const code = createHash('sha256').update(
  [
    ...[
      'site/preview/card.ts',
      'site/preview/time-card.ts',
      'site/preview/outlines.ts',
      'site/preview/write.ts',
      'lib/figtree.ts',
    ].map((file) => readFileSync(inProject('scripts', file), 'utf8')),
    JSON.stringify([...lightTheme, modeTraits]),
  ].join(''),
)

interface Picture {
  /** below /og, without extension */
  name: string
  /** the data the drawing depends on */
  content: unknown
  draw: () => string
}

function pictures(): Picture[] {
  const routes = routeIndex().map((route) => {
    const content = cardOf(route)
    return { name: route.slug, content, draw: () => routeCard(content) }
  })
  const towns = cities().map(({ id }) => {
    const content = timeCardOf(id)
    return { name: `explore-${id}`, content, draw: () => timeCard(content) }
  })
  return [{ name: 'waymark', content: 'site', draw: siteCard }, ...routes, ...towns]
}

/** Path of a picture in the cache. */
function cachedFile({ content }: Picture): string {
  const hash = code.copy().update(JSON.stringify(content)).digest('hex')
  return join(cache, `${hash.slice(0, 32)}.png`)
}

/**
 * Sixteen colours take a quarter of the bytes. The file is renamed when complete: a stopped build leaves no half picture.
 */
async function drawInto(file: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toFile(`${file}.new`)
  renameSync(`${file}.new`, file)
}

/** Runs a few at a time, since sharp draws on its own threads. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 4): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work))
}

/** Sizes of the icons for phones and older browsers, pixels. */
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** @returns the names of the icons */
async function writeIcons(dist: string): Promise<string[]> {
  const svg = readFileSync(inProject('public', 'favicon.svg'))
  for (const [name, size] of Object.entries(icons)) {
    const icon = sharp(svg, { density: (72 * size) / 24 }).resize(size, size)
    writeIfNew(join(dist, name), await icon.png().toBuffer())
  }
  return Object.keys(icons)
}

export interface Preview extends Picture {
  /** path in the cache */
  file: string
}

/** The pictures of the whole site; what they show is read from the catalogue and the brief files. */
export const previews = (): Preview[] =>
  pictures().map((picture) => ({ ...picture, file: cachedFile(picture) }))

/** Those that the cache lacks. */
export const missing = (all: readonly Preview[]): Preview[] => all.filter(({ file }) => !existsSync(file))

/** Draws what the cache lacks. @returns how many pictures */
export async function drawPreviews(): Promise<number> {
  mkdirSync(cache, { recursive: true })
  const toDraw = missing(previews())
  await inTurns(toDraw, ({ file, draw }) => drawInto(file, draw()))
  return toDraw.length
}

/**
 * Copies the drawn og/{slug}.png of every route and og/waymark.png of all other pages, and writes the icons.
 * @returns the paths of all of them below `dist`
 */
export async function writePreviews(dist: string, all: readonly Preview[]): Promise<string[]> {
  for (const { name, file } of all) writeIfNew(join(dist, 'og', `${name}.png`), readFileSync(file))
  const used = new Set(all.map(({ file }) => file))
  for (const name of readdirSync(cache)) if (!used.has(join(cache, name))) rmSync(join(cache, name))
  return [...all.map(({ name }) => `og/${name}.png`), ...(await writeIcons(dist))]
}
