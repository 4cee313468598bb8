// The weight of the heaviest page of every family, and of pages drawn on request, in every language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { pathWords } from '#tools/arguments.ts'
import { browseSite } from '#tools/browse-site.ts'
import { buildQuality, compressSite, qualities } from '#tools/compress.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { onePerPattern } from '#tools/path-patterns.ts'
import { compressedFolder, dist } from '#tools/root.ts'
import { fileOfPath, pagesIn, pathOfFile } from '#tools/site-files.ts'
import { table } from '#tools/table.ts'
import { excesses, type PageWeight, weigh } from './page-weight.ts'

/** The listed page of each family and language with the largest size after a quick compression. */
function heaviestPages(): string[] {
  const files = new Map(pagesIn(dist).map((file) => [pathOfFile(file), join(dist, file)]))
  const size = (path: string) => deflateSync(readFileSync(files.get(path) as string), { level: 1 }).byteLength
  const listed = (path: string) =>
    !readFileSync(files.get(path) as string, 'utf8').includes('content="noindex')
  return onePerPattern([...files.keys()], size).filter(listed)
}

/** Pages without a file to compare: of two towns with many options, and of estimates whose map shows two continents. */
const drawn = ['manchester-bordeaux', 'london-new-york'].flatMap((slug) =>
  languages.map((lang) => pathTo.route(slug, lang)),
)

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const columns: readonly [string, (weight: PageWeight) => string][] = [
  ['HTML', ({ html }) => kb(html)],
  ['CSS', ({ css }) => kb(css)],
  ['H+C', ({ html, css }) => kb(html + css)],
  ['JS', ({ js }) => kb(js)],
  ['fonts', ({ fonts }) => kb(fonts)],
  ['images', ({ images }) => kb(images)],
  ['other', ({ other }) => kb(other)],
  ['total', ({ total }) => kb(total)],
  ['requests', ({ requests }) => String(requests)],
  ['calls', ({ calls }) => String(calls)],
  ['other sites', ({ thirdParty }) => String(thirdParty)],
]

/** Weighs the given pages, or the heaviest. @returns 1 when one is over budget */
export async function benchWeight(named: readonly string[]): Promise<0 | 1> {
  const given = pathWords(named)
  await ensureBuilt()
  const paths = given.length > 0 ? given : [...heaviestPages(), ...drawn]
  // as a release sends them
  const weighed = new Set(paths.map(fileOfPath))
  await compressSite(dist, compressedFolder, (file) =>
    weighed.has(file) ? qualities.release : buildQuality(file),
  )
  const { browser, url } = await browseSite()
  const rows: string[][] = []
  const faults: string[] = []
  for (const path of paths) {
    const weight = await weigh(browser, url + path)
    rows.push([path, ...columns.map(([, cell]) => cell(weight))])
    faults.push(...excesses(weight, path).map((excess) => `${path}: ${excess}`))
  }
  console.log('KB over the wire (brotli), before any interaction, empty cache')
  console.log(table(['page', ...columns.map(([name]) => name)], rows))
  console.log(faults.length === 0 ? '\nAll within budget.' : `\nOver budget:\n${faults.join('\n')}`)
  return faults.length === 0 ? 0 : 1
}
