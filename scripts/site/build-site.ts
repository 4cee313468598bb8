// A whole build, step by step. Astro runs in this process, so its CPU time can be measured.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetBuild, rememberBuild } from '#tools/build-record.ts'
import { cpuMs, measureBuild, writeStats } from '#tools/build-stats.ts'
import { compileCatalogue, compileGazetteer } from '#tools/compile-data.ts'
import { compressSite, qualities } from '#tools/compress.ts'
import { frameInputs, inputsHash } from '#tools/inputs-hash.ts'
import { runScript } from '#tools/process.ts'
import { buildFolder, compressedFolder, dist, inProject, root } from '#tools/root.ts'
import { keepNoFreedMemory } from './allocator.ts'
import { bundleServer } from './bundle-server.ts'
import { writingDirectly } from './fast-page-writes.ts'
import { writePreviews } from './preview/write.ts'
import { writeServerFiles } from './server-files.ts'

const frameFile = join(buildFolder, 'frame.json')

/**
 * Clears Astro's cache of pages when an input changed that all share and no cacheKey covers (A12).
 * The old pages stay until they are overwritten: deleting them first costs up to a third of a build.
 */
function dropOldFrame(fresh: boolean): void {
  const hash = inputsHash(frameInputs)
  const same = existsSync(frameFile) && readFileSync(frameFile, 'utf8') === hash
  if (fresh || !same) rmSync(join(buildFolder, 'astro'), { recursive: true, force: true })
  writeFileSync(frameFile, hash)
}

async function drawPages(): Promise<void> {
  const start = cpuMs()
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  process.title = 'waymark: astro build' // shows in lists of processes
  keepNoFreedMemory()
  const { build } = await import('astro')
  await writingDirectly(() => build({ root, logLevel: 'info' }))
  writeStats(measureBuild(dist, start))
}

const drawPreviews = (): Promise<void> =>
  runScript(inProject('scripts', 'site', 'preview', 'draw.ts'), [], {
    failure: 'The pictures of shared links were not drawn',
    remedy: 'See the error above.',
  })

interface BuildOptions {
  /** draws every page again */
  fresh?: boolean
  /** compresses with the best quality of brotli (A14) */
  release?: boolean
}

/** Builds the site. @throws StepError when the data is wrong */
export async function buildSite({ fresh = false, release = false }: BuildOptions): Promise<void> {
  const inputs = forgetBuild()
  console.log('Compiling the catalogue …')
  await compileCatalogue()
  console.log('Compiling the places of the world …')
  await compileGazetteer()
  console.log('Drawing the pages …')
  dropOldFrame(fresh)
  const since = Date.now() - 1000 // some file systems count whole seconds
  await Promise.all([drawPages(), drawPreviews()])
  console.log('Writing pictures, headers and the server …')
  await writePreviews(dist)
  writeServerFiles(dist, since)
  await bundleServer()
  console.log('Compressing for the Node server …')
  const packed = await compressSite(dist, compressedFolder, release ? () => qualities.release : undefined)
  console.log(
    `  ${packed.written} written, ${packed.unchanged} unchanged, ${Math.round(packed.bytes / 1e6)} MB`,
  )
  rememberBuild(inputs)
}
