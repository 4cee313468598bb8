// npm run build: data → catalogue → pages in dist → what the servers need in .build/server.
//   --if-needed  does nothing when no input has changed since the last build
//   --fresh      redraws every page
//   --release    compresses files as well as brotli can, which takes minutes
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from '#site/bundle-server.ts'
import { compressSite, qualities } from '#site/compress.ts'
import { writingDirectly } from '#site/page-writes.ts'
import { writePreviews } from '#site/preview/write.ts'
import { writeServerFiles } from '#site/server-files.ts'
import { buildLock, withLock } from '#tools/build-lock.ts'
import { forgetBuild, isBuilt, rememberBuild } from '#tools/build-record.ts'
import { cpuMs, measureBuild, writeStats } from '#tools/build-stats.ts'
import { frameInputs, inputsHash } from '#tools/inputs-hash.ts'
import { command, runScript } from '#tools/process.ts'
import { at, buildFolder, compressedFolder, dist, root } from '#tools/root.ts'

const frameFile = join(buildFolder, 'frame.json')
process.env.ASTRO_TELEMETRY_DISABLED = '1'
// The bundler's allocator gives memory back at once: pages are drawn long after the bundler has used it last. Read when
// the bundler is loaded, therefore before Astro. https://github.com/microsoft/mimalloc#environment-options
process.env.MIMALLOC_PURGE_DELAY = '0'

/**
 * Makes Astro forget the drawn pages when something changed that all of them share but none has in its cacheKey. The pages
 * stay until they are overwritten: creating thousands of files just after deleting as many costs up to a third of a build.
 */
function dropOldFrame(fresh: boolean): void {
  const hash = inputsHash(frameInputs)
  const same = existsSync(frameFile) && readFileSync(frameFile, 'utf8') === hash
  if (fresh || !same) rmSync(join(buildFolder, 'astro'), { recursive: true, force: true })
  writeFileSync(frameFile, hash)
}

async function drawPages(): Promise<void> {
  const start = cpuMs()
  process.title = 'waymark: astro build' // so that others find a running build by this name
  const { build } = await import('astro')
  await writingDirectly(() => build({ root, logLevel: 'info' }))
  writeStats(measureBuild(dist, start))
}

async function buildSite(args: string[]): Promise<void> {
  if (args.includes('--if-needed') && isBuilt()) return
  const inputs = forgetBuild()
  console.log('Compiling the catalogue …')
  await runScript(at('scripts', 'data-catalogue.ts'), [], {
    failure: 'The catalogue did not compile',
    remedy: 'Correct the data named above, then run the command again.',
  })
  console.log('Compiling the places of the world …')
  await runScript(at('scripts', 'data-gazetteer.ts'), [], {
    failure: 'The gazetteer did not compile',
    remedy: 'Correct the names above in data/gazetteer, then run the command again.',
  })
  console.log('Drawing the pages …')
  dropOldFrame(args.includes('--fresh'))
  const since = Date.now() - 1000 // some file systems count whole seconds
  await drawPages()
  console.log('Drawing the pictures of shared links …')
  const { drawn, kept } = await writePreviews(dist)
  console.log(`  ${drawn} drawn, ${kept} kept from before`)
  console.log('Writing headers and the server …')
  writeServerFiles(dist, since)
  await bundleServer()
  console.log('Compressing …')
  const quality = args.includes('--release') ? qualities.release : qualities.build
  const packed = await compressSite(dist, compressedFolder, quality)
  console.log(
    `  ${packed.written} written, ${packed.kept} kept from before, ${Math.round(packed.bytes / 1e6)} MB`,
  )
  rememberBuild(inputs)
}

await command(async () => {
  await withLock(buildLock, () => buildSite(process.argv.slice(2)))
})
