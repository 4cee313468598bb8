// A whole build, step by step. Pages are drawn in this process, so its CPU time can be measured.
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { changedGazetteerInputs } from '#compiler/gazetteer/current.ts'
import { isReachCurrent, reachInputs } from '#compiler/reach/current.ts'
import { briefFolder, indexedPairsFile, reachFolder } from '#compiler/reach/reach-files.ts'
import { exampleSiteUrl } from '#lib/site-url.ts'
import { forgetBuild, rememberBuild } from '#tools/build-record.ts'
import { cpuMs, measureBuild, writeStats } from '#tools/build-stats.ts'
import { compileCatalogue, compileGazetteer, compileReach } from '#tools/compile-data.ts'
import { compressSite, qualities } from '#tools/compress.ts'
import { runScript } from '#tools/process.ts'
import { removeOthers } from '#tools/prune.ts'
import { compressedFolder, dist, inProject } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { ensureServer } from './bundle-server.ts'
import { bundlePages, filesFolder } from './pages/bundle.ts'
import { drawPages, type LoadedPages, loadPages } from './pages/draw.ts'
import { pairSitemapFiles } from './pair-sitemap.ts'
import { missing, type Preview, previews, writePreviews } from './preview/write.ts'
import { writeServerFiles } from './server-files.ts'
import { sitemapFiles } from './sitemap.ts'

/** All pictures of shared links, each in the cache. */
async function drawnPreviews(): Promise<Preview[]> {
  const all = previews()
  if (missing(all).length > 0)
    await runScript(inProject('scripts', 'site', 'preview', 'draw.ts'), [], {
      failure: 'The pictures of shared links were not drawn',
      remedy: 'See the error above.',
    })
  return all
}

/** Puts a file into dist. @returns its path there */
function put(path: string, content: Uint8Array): string {
  writeIfNew(join(dist, path), content)
  return path
}

const putTexts = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].map(([name, text]) => put(name, Buffer.from(text)))

const site = () => process.env.SITE_URL || exampleSiteUrl

/**
 * Writes everything of the site but pictures.
 * @param onCatalogue as of `drawPages`
 * @param dated kept when it is written down on which day each page changed
 * @returns the paths of all files below dist
 */
async function writeSite(
  pages: LoadedPages,
  onCatalogue: () => Promise<unknown>,
  dated: Promise<unknown>,
): Promise<string[]> {
  const { files, addresses, inline, ...counts } = await drawPages(pages, onCatalogue)
  const [drawn, written, renamed] = [counts.drawn, counts.written, counts.renamed].map((count) =>
    count.toLocaleString('en'),
  )
  console.log(`  ${drawn} pages drawn, ${written} written, ${renamed} with new names of files`)
  await dated
  const sitemaps = await sitemapFiles(addresses, site())
  return [
    ...files,
    ...pages.files.map((path) => put(path, readFileSync(join(filesFolder, path)))),
    ...putTexts(sitemaps),
    ...writeServerFiles(dist, inline),
  ]
}

/** Puts the files of a folder below a path of dist, with their times: one that has both stays. @returns their paths there */
const putAll = (path: string, folder: string) =>
  readdirSync(folder).map((name) => {
    const [from, to] = [join(folder, name), join(path, name)]
    const { size, mtime } = statSync(from)
    const there = statSync(join(dist, to), { throwIfNoEntry: false })
    if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return to
    put(to, readFileSync(from))
    utimesSync(join(dist, to), mtime, mtime)
    return to
  })

/** Puts the reach files and brief files into dist, and the sitemap of pairs. @returns their paths there */
async function publishReach(): Promise<string[]> {
  const sitemaps = await pairSitemapFiles(JSON.parse(readFileSync(indexedPairsFile, 'utf8')), site())
  return [...putAll('reach', reachFolder), ...putAll('brief', briefFolder), ...putTexts(sitemaps)]
}

interface BuildOptions {
  /** draws every page again */
  fresh?: boolean
  /** compresses with the best quality of brotli (A14) */
  release?: boolean
}

/** Builds the site. @param inputs to remember it by, as they are now @throws StepError when the data is wrong */
export async function buildSite(
  inputs: string,
  { fresh = false, release = false }: BuildOptions,
): Promise<void> {
  forgetBuild()
  const start = cpuMs()
  console.log('Compiling the catalogue and the places of the world …')
  const [written, drawn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const compiled = compileCatalogue(() => {
    written.resolve()
    return drawn.promise
  })
  const [pages] = await Promise.all([
    bundlePages(fresh).then((bundled) => loadPages(bundled, fresh)),
    Promise.race([written.promise, compiled]),
    changedGazetteerInputs() && compileGazetteer(),
  ])
  console.log('Drawing the pages …')
  // an editor waits for the pages of the catalogue: all pairs of towns are composed after them, beside the rest
  const reached = drawn.promise.then(async () => {
    if (!isReachCurrent(reachInputs())) await compileReach()
  })
  const rest = async () => {
    const onCatalogue = () => {
      drawn.resolve()
      return reached
    }
    const [files, pictures, published] = await Promise.all([
      writeSite(pages, onCatalogue, compiled),
      reached.then(drawnPreviews),
      reached.then(publishReach),
    ])
    writeStats(measureBuild(dist, start))
    await finishSite([...files, ...published, ...(await writePreviews(dist, pictures))], release)
  }
  await Promise.all([compiled, drawn.promise.then(() => ensureServer(fresh)), rest()])
  rememberBuild(inputs)
}

/** Removes what an earlier build left, and compresses the site. @param files all of this one, as paths below dist */
async function finishSite(files: readonly string[], release: boolean): Promise<void> {
  const removed = removeOthers(dist, new Set(files))
  if (removed > 0) console.log(`  ${removed} files of an earlier build removed`)
  console.log('Compressing for the Node server …')
  const packed = await compressSite(dist, compressedFolder, release ? () => qualities.release : undefined)
  console.log(
    `  ${packed.written} written, ${packed.unchanged} unchanged, ${Math.round(packed.bytes / 1e6)} MB`,
  )
}
