// npm run bench -- weight: what the heaviest page of every family and a generated route weigh in every language, against
// the budgets.
//   npm run bench -- weight /route/london-paris /de    weighs the pages named
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { excesses, type PageWeight, weigh } from '#bench/page-weight.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { browseSite } from '#tools/browse-site.ts'
import { sampleOfFamilies } from '#tools/families.ts'
import { command } from '#tools/process.ts'
import { dist } from '#tools/root.ts'
import { pagesIn, pathOfFile } from '#tools/site-files.ts'
import { table } from '#tools/table.ts'

/** The listed page of each family and language that compresses to most, as a quick compression sees it. */
function heaviestPages(): string[] {
  const files = new Map(pagesIn(dist).map((file) => [pathOfFile(file), join(dist, file)]))
  const size = (path: string) => deflateSync(readFileSync(files.get(path) as string), { level: 1 }).byteLength
  const listed = (path: string) =>
    !readFileSync(files.get(path) as string, 'utf8').includes('content="noindex')
  return sampleOfFamilies([...files.keys()], size).filter(listed)
}

/** A generated route beyond Europe, whose map shows two continents: no file, so no largest one. */
const generated = languages.map((lang) => pathTo.route('london-new-york', lang))

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const row = (path: string, w: PageWeight) => [
  path,
  kb(w.html),
  kb(w.css),
  kb(w.html + w.css),
  kb(w.js),
  kb(w.fonts),
  kb(w.images),
  kb(w.other),
  kb(w.total),
  String(w.requests),
  String(w.calls),
  String(w.thirdParty),
]

await command(async () => {
  const chosen = process.argv.slice(2)
  const { browser, url } = await browseSite()
  const rows: string[][] = []
  const faults: string[] = []
  for (const path of chosen.length > 0 ? chosen : [...heaviestPages(), ...generated]) {
    const weight = await weigh(browser, url + path)
    rows.push(row(path, weight))
    faults.push(...excesses(weight).map((excess) => `${path}: ${excess}`))
  }
  console.log('KB over the wire (brotli), before any interaction, empty cache')
  console.log(
    table(
      [
        'page',
        'HTML',
        'CSS',
        'H+C',
        'JS',
        'fonts',
        'images',
        'other',
        'total',
        'requests',
        'calls',
        'other sites',
      ],
      rows,
    ),
  )
  console.log(faults.length === 0 ? '\nAll within budget.' : `\nOver budget:\n${faults.join('\n')}`)
  return faults.length === 0 ? 0 : 1
})
